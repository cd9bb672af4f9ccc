import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealApp

@Suite("The self-check")
struct CheckRunTests {
  @Test("the product passes every check, at every scale, on both sides, in both appearances")
  func product() throws {
    for (scale, direction, appearance) in [
      (1.0, LayoutDirection.leftToRight, Appearance.light), (1.25, .rightToLeft, .dark),
      (2, .leftToRight, .light),
    ] {
      var settings = DemoSettings()
      settings.scale = DisplayScale(scale)
      settings.direction = direction
      settings.appearance = appearance
      var run = CheckRun(resources: Assets.resources, text: BoxText(), settings: settings)
      run.grid = BarStudy.Grid(widths: [1, 7, 64], scales: [scale], shapeStride: 9)
      let report = try run.run()
      #expect(report.isPassed, "at \(scale), \(direction), \(appearance):\n\(report.text)")
      #expect(report.lines.count == 26)
      #expect(report.lines.prefix(6).map(\.name) == DiagnosticStep.allCases.map(\.rawValue))
    }
  }

  @Test("without fonts all is checked but the labels; the figures are what was measured")
  func withoutFonts() throws {
    var run = CheckRun(resources: Assets.resources, text: NoText())
    run.grid = .small
    let report = try run.run()
    #expect(report.isPassed, "\(report.text)")
    let ring = try #require(report.lines.first { $0.name == "Indeterminate" })
    #expect(ring.figure.contains("no fonts"))
    let masks = report.lines.prefix(5).map { line in
      String(line.figure.prefix { $0 != "," })
    }
    #expect(
      masks == [
        "mask 0 of 472 px", "mask 118 of 472 px", "mask 236 of 472 px", "mask 472 of 472 px",
        "mask 376 of 752 px",
      ])
  }

  @Test("there is a picture of each step, as the window shows it")
  func pictures() throws {
    var settings = DemoSettings()
    let pictures = try CheckRun(resources: Assets.resources, text: BoxText()).pictures()
    #expect(pictures.map(\.name) == DiagnosticStep.allCases.map(\.pictureName))
    #expect(pictures.allSatisfy { !$0.picture.size.isEmpty })
    settings.direction = .rightToLeft
    let mirrored = try CheckRun(
      resources: Assets.resources, text: BoxText(), settings: settings
    ).pictures()
    let bar = PixelRect(x: 24, y: 48, width: 472, height: 14)
    #expect(
      mirrored[1].picture.cropped(to: bar) == pictures[1].picture.cropped(to: bar).mirrored)
  }
}

extension BarStudy.Grid {
  /// Enough bars to see each mistake: the whole grid takes long without optimisation.
  static let small = BarStudy.Grid(widths: [7, 64], scales: [1.25], shapeStride: 9)
}
