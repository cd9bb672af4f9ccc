import RevealCore
import Testing

@Suite("A reveal in a view")
struct RevealTests {
  @Test("is the paint of the palette's bar")
  func bar() {
    let gradient = GradientSpecification.reveal
    let commands = Views.draw(
      Reveal(.capsule, of: gradient, upTo: 0.25), 320, 14,
      in: Views.context(backdrop: .white, isResting: false))
    #expect(
      commands == [
        .reveal(
          Rect(x: 0, y: 0, width: 320, height: 14),
          Views.palette.bar(gradient.gradient(in: Views.palette), backdrop: .white),
          RevealMask(Fraction(clamping: 0.25), isResting: false))
      ])
  }

  static let fractions: [(Double, Double)] = [
    (.nan, 0), (-.infinity, 0), (-1, 0), (0, 0), (0.5, 0.5), (1, 1), (2, 1), (.infinity, 1),
  ]

  @Test("is pinned to 0…1, and 0 where the fraction is no number", arguments: fractions)
  func pinned(_ given: Double, _ drawn: Double) {
    let commands = Views.draw(Reveal(.pie, of: .accent, upTo: given), 50, 50)
    #expect(commands[0].mask == RevealMask(Fraction(clamping: drawn)))
  }

  @Test("fills what is proposed, and has a usual size where nothing is")
  func sizes() {
    let bar = Reveal(.bar(.radius(3)), of: .accent, upTo: 1)
    let ring = Reveal(.ring(lineWidth: 6), of: .accent, upTo: 1)
    #expect(Views.size(of: bar, nil, nil) == Size(width: 320, height: 14))
    #expect(Views.size(of: ring, nil, nil) == Size(width: 150, height: 150))
    #expect(Views.size(of: ring, 40, nil) == Size(width: 40, height: 40))
    for view in [AnyView(bar), AnyView(ring)] {
      #expect(Views.size(of: view, 70, 30) == Size(width: 70, height: 30))
      #expect(Views.size(of: view, 0, 0) == Size(width: 0, height: 0))
    }
  }

  @Test("takes the first colour for track and outline")
  func track() {
    let view = Reveal(.pie, of: .accent, track: GradientSpecification.reveal, upTo: 1)
      .outline(.red)
    let paint = Views.draw(view, 10, 10)[0].paint
    #expect(paint?.track == Views.palette[.blue])
    #expect(paint?.outline == Views.palette[.red])
    #expect(paint?.indication == .capacity)
  }

  @Test("with a marker shows a dot in a colour, with a gap")
  func marker() {
    let view = Reveal(.capsule, of: .accent, upTo: 0.5)
    #expect(
      Views.draw(view.marker(.red, gap: 3), 10, 10)[0].paint?.indication
        == .marker(Marker(color: Views.palette[.red], gap: 3)))
    #expect(
      Views.draw(view.marker(), 10, 10)[0].paint?.indication
        == .marker(Marker(color: Views.palette[.label], gap: 2)))
  }
}

@Suite("A spinner in a view")
struct SpinnerViewTests {
  @Test("is a square in the middle of what it fills")
  func centred() {
    let context = Views.context(backdrop: .white, spinnerPhase: 7)
    #expect(
      Views.draw(Spinner(lineWidth: 3), 60, 20, in: context) == [
        .spinner(
          Rect(x: 20, y: 0, width: 20, height: 20),
          Views.palette.spinner(lineWidth: 3, backdrop: .white), phase: 7)
      ])
    #expect(Views.size(of: Spinner(), nil, nil) == Size(width: 20, height: 20))
    #expect(Views.draw(Spinner(), 70, 70)[0].spinner?.lineWidth == 10)
  }

  @Test("turns in the tint")
  func tint() {
    #expect(Views.draw(Spinner().tint(.reveal), 9, 9)[0].spinner?.color == Views.palette[.blue])
  }
}
