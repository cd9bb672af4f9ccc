import RevealCore
import Testing

@Suite("A style of progress")
struct ProgressStyleTests {
  private func labelled(_ value: Double?) -> ProgressView<AutomaticProgressViewStyle> {
    ProgressView(value: value) {
      Text("Job")
    } currentValueLabel: {
      Text("50%")
    }
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test("that reveals a gradient is the design's: label, bar and value, 8 points apart")
  func gradientReveal() {
    let view = labelled(0.25).progressViewStyle(.gradientReveal)
    let commands = Views.draw(view, 320, 200, in: Views.context(backdrop: .white))
    #expect(
      commands == [
        .text(
          rect(0, 0, 39, 13),
          TextPaint("Job", font: .headline, color: Views.palette[.label], backdrop: .white)),
        .reveal(
          rect(0, 21, 320, 14),
          Views.palette.bar(
            GradientSpecification.reveal.gradient(in: Views.palette), backdrop: .white),
          RevealMask(Fraction(clamping: 0.25))),
        .text(
          rect(0, 43, 39, 13),
          TextPaint(
            "50%", color: Views.palette[.secondaryLabel], backdrop: .white,
            hasMonospacedDigits: true)),
      ])
    #expect(Views.size(of: view, 320, nil) == Size(width: 320, height: 56))
  }

  @Test("that reveals a gradient has a ring in the bar's place while nothing is known")
  func gradientRevealUnknown() {
    let view = labelled(nil).progressViewStyle(.gradientReveal)
    let commands = Views.draw(view, 320, 200, in: Views.context(backdrop: .white))
    #expect(
      commands.map(\.frame) == [
        rect(0, 0, 39, 13), rect(0, 18, 20, 20), rect(0, 43, 39, 13),
      ])
    #expect(commands[1].spinner == Views.palette.spinner(lineWidth: 3, backdrop: .white))
    #expect(
      Views.size(of: view, 320, nil)
        == Views.size(of: labelled(1).progressViewStyle(.gradientReveal), 320, nil))
  }

  @Test("that is linear has small print 4 points below")
  func linear() {
    let commands = Views.draw(labelled(0.5).progressViewStyle(.linear), 200, 100)
    #expect(
      commands.map(\.frame) == [
        rect(0, 0, 39, 13), rect(0, 17, 200, 6), rect(0, 27, 33, 11),
      ])
    #expect(
      commands[2].text
        == TextPaint(
          "50%", font: .caption, color: Views.palette[.secondaryLabel], hasMonospacedDigits: true))
    #expect(commands[1].paint?.gradient == Gradient(solid: Views.palette[.accent]))
  }

  @Test("that is automatic is a bar where the fraction is known, else a ring that turns")
  func automatic() {
    #expect(
      Views.draw(labelled(0.5), 200, 100)
        == Views.draw(labelled(0.5).progressViewStyle(.linear), 200, 100))
    #expect(
      Views.draw(labelled(nil), 200, 100)
        == Views.draw(labelled(nil).progressViewStyle(.circular), 200, 100))
    #expect(Views.draw(labelled(nil), 200, 100).contains { $0.spinner != nil })
  }

  @Test("of a shape fills all that is proposed where there are no labels")
  func filling() {
    let known = ProgressView(value: 0.5)
    let commands = [
      Views.draw(known.progressViewStyle(.linear(height: nil)), 70, 30),
      Views.draw(known.progressViewStyle(.gradientReveal(height: nil)), 70, 30),
      Views.draw(known.progressViewStyle(.square), 70, 30),
      Views.draw(known.progressViewStyle(.circular), 70, 30),
      Views.draw(known.progressViewStyle(.ring), 70, 30),
      Views.draw(known.progressViewStyle(.pie), 70, 30),
    ]
    for drawn in commands { #expect(drawn.map(\.frame) == [rect(0, 0, 70, 30)]) }
    #expect(
      Views.draw(known.progressViewStyle(.ring(diameter: 12)), 70, 30).map(\.frame)
        == [rect(0, 0, 12, 12)])
  }

  @Test("of a circle leaves its labels room above and below")
  func circles() {
    let commands = Views.draw(labelled(0.5).progressViewStyle(.ring), 100, 142)
    #expect(
      commands.map(\.frame) == [
        rect(30.5, 0, 39, 13), rect(0, 21, 100, 100), rect(30.5, 129, 39, 13),
      ])
  }

  @Test("has the shapes and colours of the design")
  func shapes() {
    func paint(_ view: some View) -> RevealPaint? { Views.draw(view, 50, 50).reveal?.paint }
    let view = ProgressView(value: 0.5)
    let orange = Gradient(solid: Views.palette[.orange])
    let ring = paint(view.progressViewStyle(.ring))
    #expect(ring?.shape == .ring(lineWidth: 6, lineCap: .square))
    #expect(paint(view.progressViewStyle(.pie))?.shape == .pie)
    let square = paint(view.progressViewStyle(.square(cornerRadius: 10)))
    #expect(square?.shape == .bar(.radius(10)))
    #expect([ring?.gradient, square?.gradient] == [orange, orange])
    #expect([ring?.track, square?.track] == [Views.palette[.track], Views.palette[.track]])
    #expect(
      paint(view.progressViewStyle(.ring(.teal, track: .clear, lineWidth: 2, lineCap: .round)))
        == RevealPaint(
          gradient: Gradient(solid: Views.palette[.teal]), track: .clear,
          outline: Views.palette[.trackOutline], shape: .ring(lineWidth: 2, lineCap: .round)))
  }

  @Test("turns with the line of its ring while nothing is known")
  func turning() {
    let view = ProgressView()
    #expect(
      Views.draw(view.progressViewStyle(.ring(lineWidth: 9)), 70, 70)
        == [
          .spinner(
            rect(0, 0, 70, 70), Views.palette.spinner(lineWidth: 9, backdrop: nil), phase: 0)
        ])
    #expect(Views.draw(view.progressViewStyle(.pie), 70, 70)[0].spinner?.lineWidth == 10)
  }
}
