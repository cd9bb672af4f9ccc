import RevealCore
import Testing

@Suite("Text in a view")
struct TextTests {
  private func paint(_ view: some View, backdrop: Color? = nil) -> TextPaint? {
    Views.draw(view, 0, 0, in: Views.context(backdrop: backdrop)).first?.text
  }

  @Test("has the label's colour and font unless somebody says otherwise")
  func plain() {
    #expect(
      paint(Text("a"), backdrop: .white)
        == TextPaint("a", color: Views.palette[.label], backdrop: .white))
  }

  @Test("has the font, weight, colour and digits that are set around it")
  func styled() {
    let text = Text("12").font(.title2).fontWeight(.semibold).foregroundStyle(.secondaryLabel)
      .monospacedDigit()
    #expect(
      paint(text)
        == TextPaint(
          "12", font: Font(size: 17, weight: .semibold), color: Views.palette[.secondaryLabel],
          hasMonospacedDigits: true))
    #expect(paint(AnyView(Text("a")).fontWeight(.regular).font(.headline))?.font == .body)
  }

  @Test("listens to what is nearest")
  func nearest() {
    let text = AnyView(Text("a").font(.caption).foregroundStyle(.red))
    #expect(paint(text.font(.title2).foregroundStyle(.label))?.font == .caption)
    #expect(paint(text.foregroundStyle(.label))?.color == Views.palette[.red])
  }

  @Test("of a gradient has its first colour")
  func gradient() {
    #expect(paint(Text("a").foregroundStyle(.reveal))?.color == Views.palette[.blue])
    #expect(paint(Text("a").foregroundStyle(Gradient(stops: [])))?.color == .clear)
  }

  @Test("that is too long for its room ends in an ellipsis, and is no wider")
  func truncation() {
    // Ten letters of 13 points each, in room for five.
    let long = Text("abcdefghij")
    #expect(Views.size(of: long, 65, nil) == Size(width: 65, height: 13))
    #expect(Views.draw(long, 65, 20).strings == ["abcd…"])
    #expect(Views.draw(long, 12, 20).strings == [""])
    #expect(Views.draw(long, 130, 20).strings == ["abcdefghij"])
  }

  @Test("above a bar never widens it")
  func labelAboveABar() {
    let progress = ProgressView("abcdefghijklmnop", value: 0.3)
      .progressViewStyle(.gradientReveal)
    let commands = Views.draw(progress, 100, 60)
    #expect(commands.reveal?.frame.size.width == 100)
    #expect(commands.strings == ["abcdef…"])
  }

  @Test("between which a bar lies leaves it what is over")
  func labelsBesideABar() {
    let row = HStack(spacing: 10) {
      Text("ab")
      Reveal(.capsule, of: Color.black, upTo: 0.5).frame(height: 6)
      Text("cd")
    }
    #expect(Views.draw(row, 152, 20).reveal?.frame.size.width == 80)
  }
}
