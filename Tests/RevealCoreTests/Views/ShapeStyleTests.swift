import RevealCore
import Testing

@Suite("A shape's style")
struct ShapeStyleTests {
  private let context = Views.context()

  @Test("of one colour is that colour of the palette")
  func colors() {
    let blue = Gradient(solid: Views.palette[.blue])
    #expect(SystemColor.blue.resolve(in: context) == ResolvedPaint(gradient: blue))
    #expect(ColorSpecification.system(.blue).resolve(in: context).gradient == blue)
    #expect(Color.white.resolve(in: context).gradient == Gradient(solid: .white))
    #expect(Palette.Role.track.resolve(in: context).firstColor == Views.palette[.track])
  }

  @Test("behind a leading dot is the same")
  func dots() {
    func first(_ style: some ShapeStyle) -> Color { style.resolve(in: context).firstColor }
    #expect(first(.secondaryLabel) == Views.palette[.secondaryLabel])
    #expect(first(.orange) == Views.palette[.orange])
    #expect(first(.clear) == .clear)
    #expect(first(.tint) == Views.palette[.accent])
    #expect(first(.tint(orElse: .teal)) == Views.palette[.teal])
    #expect(
      first(.linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
        == .black)
  }

  @Test("of a gradient runs along the path, and the design's is written as it is read")
  func gradients() throws {
    let written = try GradientSpecification("blue 0%, purple 50%, orange 100%")
    #expect(GradientSpecification.reveal == written)
    #expect(
      written.resolve(in: context)
        == ResolvedPaint(gradient: written.gradient(in: Views.palette), geometry: .alongPath))
    #expect(GradientSpecification(stops: []).resolve(in: context).firstColor == .clear)
  }

  @Test("of a linear gradient lies straight across the frame")
  func linear() {
    let stops = [Gradient.Stop(color: .black), Gradient.Stop(color: .white)]
    let expected = ResolvedPaint(
      gradient: Gradient(stops: stops), geometry: .linear(start: .topLeading, end: .trailing))
    let same = [
      LinearGradient(stops: stops, startPoint: .topLeading, endPoint: .trailing),
      LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .trailing),
      LinearGradient(
        gradient: Gradient(stops: stops), startPoint: .topLeading, endPoint: .trailing),
    ]
    for style in same { #expect(style.resolve(in: context) == expected) }
    let adaptive = LinearGradient(gradient: .reveal, startPoint: .leading, endPoint: .trailing)
    #expect(
      adaptive.resolve(in: context).gradient
        == GradientSpecification.reveal.gradient(in: Views.palette))
  }

  @Test("of any kind is the wrapped one's")
  func erased() {
    let twice = AnyShapeStyle(AnyShapeStyle(SystemColor.mint))
    #expect(twice.resolve(in: context) == SystemColor.mint.resolve(in: context))
  }

  @Test("that adapts follows the palette, not what was remembered of another")
  func memory() throws {
    let bright = Views.palette
    let lines = SystemColor.allCases.map(\.rawValue) + Palette.Role.allCases.map(\.rawValue)
    let gray = try Palette(
      lines.filter { $0 != "clear" }.map { "\($0) #808080" }.joined(separator: "\n"))
    let paints = PaintResolver()
    for palette in [bright, gray, bright] {
      #expect(
        paints.gradient(.reveal, in: palette)
          == GradientSpecification.reveal.gradient(in: palette))
    }
  }

  @Test("is right however many there were before")
  func forgetting() {
    let paints = PaintResolver()
    for step in 0...1_000 {
      let color = Color(red: Double(step) / 1_000, green: 0, blue: 0)
      #expect(paints.gradient(of: color) == Gradient(solid: color))
    }
  }
}
