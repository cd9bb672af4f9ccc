import RevealCore
import RevealRaster
import RevealSDL

/// Runs the six diagnostic checks and the laws, on the product or on one of its known mistakes.
///
/// No display is needed and no time passes: the demo runs on a virtual clock and SDL's software
/// renderer.
package struct CheckRun {
  private let resources: Resources
  private let text: any TextRasterizer
  private let fault: Fault?
  private let settings: DemoSettings
  /// The bars on which the laws of the picture are read.
  var grid = BarStudy.Grid.full

  /// Makes a run of the demo as it is started with settings.
  ///
  /// Their gradient, if they have one, has no hard edge in its middle.
  package init(
    resources: Resources, text: any TextRasterizer, fault: Fault? = nil,
    settings: DemoSettings = DemoSettings()
  ) {
    self.resources = resources
    self.text = text
    self.fault = fault
    self.settings = settings
  }

  /// Measures everything.
  package func run() throws -> CheckReport {
    CheckReport(fault: fault, lines: try diagnostics() + laws())
  }

  /// The demo's window after each of the six steps.
  package func pictures() throws -> [(name: String, picture: Bitmap)] {
    let probe = try probe()
    return try DiagnosticStep.allCases.map { step in
      try step.perform(on: probe)
      let picture = try probe.picture()
      return (step.pictureName, settings.direction == .rightToLeft ? picture.mirrored : picture)
    }
  }

  private func probe() throws -> DemoProbe {
    try DemoProbe(settings, resources: resources, text: text, fault: fault)
  }

  private var hasText: Bool {
    TextPaint("0", color: .black).width(at: .one, text: text) > 0
  }

  private func diagnostics() throws -> [CheckReport.Line] {
    let probe = try probe()
    return try DiagnosticStep.allCases.map { step in
      guard let mask = step.mask else {
        let window = (probe.sample.paint.backdrop ?? .clear).pixel
        let check = try RingCheck(probe, window: window, hasText: hasText)
        return line(step.rawValue, check.finding())
      }
      try step.perform(on: probe)
      let check = BarCheck(
        step: step, picture: try probe.picture().cropped(to: probe.bar),
        expectation: BarExpectation(probe.sample), mask: mask)
      return line(step.rawValue, check.finding())
    }
  }

  /// The laws in their order; those of the picture are read from the same bars and shapes.
  private func laws() throws -> [CheckReport.Line] {
    let renderer = fault.map(FaultyBar.renderer) ?? { $0.picture() }
    let studies = try BarStudy.all(grid, resources: resources, renderer: renderer)
    let reveal = RevealLaws(studies: studies)
    let silhouette = SilhouetteLaws(studies: studies)
    let shapeStudies = try ShapeStudy.all(
      scales: grid.scales, stride: grid.shapeStride, resources: resources,
      renderer: fault.map(FaultyShape.renderer) ?? { $0.picture() })
    let shapes = ShapeLaws(studies: shapeStudies)
    let part = RevealMask(Fraction(clamping: 0.4))
    return [
      line("Law 1: colours stay", reveal.colorsStay()),
      line("Law 1 on shapes", shapes.colorsStay()),
      line("Law 2: mask at rest", reveal.maskAtRest()),
      line("Law 2: mask in flight", reveal.maskInFlight()),
      line("Law 2 on shapes", shapes.lineEnd()),
      line("Law 3: both ends", reveal.ends()),
      line("Law 3 on shapes", shapes.ends()),
      line("Law 4: growth", reveal.growth()),
      line("Law 4 on shapes", shapes.growth()),
      line("Law 5: mirror image", reveal.mirror()),
      line("Law 5 on shapes", shapes.direction()),
      line("Law 6: easing", EasingLaw().finding()),
      line("Law 7: what animates", try PresentationLaw(try probe(), hasText: hasText).finding()),
      line("Law 8: one silhouette", silhouette.oneSilhouette()),
      line("Law 8 on shapes", shapes.noFringe()),
      line("Law 9: unknown values", try UnknownValueLaw.finding(resources, fault: fault)),
      line("Law 10: idle", try IdleLaw(try probe()).finding()),
      line(
        "Law 11: same bytes",
        try RendererLaw(text: text).finding(
          try probe(), shapes: shapeStudies.map { $0.sample.masked(part) })),
      line("Law 12: exactness", silhouette.exactness()),
      line("Law 12 on shapes", shapes.exactness()),
    ]
  }

  private func line(_ name: String, _ finding: Finding) -> CheckReport.Line {
    CheckReport.Line(name: name, isPassed: finding.isPassed, figure: finding.figure)
  }
}
