import RevealTestSupport
import Testing

@testable import RevealCore

@Suite("A gradient as a person writes it")
struct GradientSpecificationTests {
  @Test("is colours with optional places, as percentages or numbers")
  func stops() throws {
    let gradient = try GradientSpecification("blue 0%, #af52de 0.5,orange\t100% ")
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.stops.first?.color == .system(.blue))
    let bare = try GradientSpecification("teal,blue")
    #expect(bare.stops.map(\.location) == [nil, nil])
    let outside = try GradientSpecification("red -20%, blue 120%")
    #expect(outside.stops.map(\.location) == [-0.2, 1.2])
    #expect(try GradientSpecification("gray").stops.count == 1)
    #expect(try GradientSpecification("  blue 0%,\n purple 50%\n").stops.count == 2)
  }

  @Test("in a palette has the palette's colours")
  func resolved() throws {
    let palette = try Palette(Repository.asset("palettes/light.txt"))
    let gradient = try GradientSpecification("blue, purple, orange").gradient(in: palette)
    #expect(gradient == Samples.light)
    let oklab = try GradientSpecification("blue, purple, orange")
      .colorSpace(.oklab).gradient(in: palette)
    #expect(oklab == Samples.oklab)
  }

  static let unreadableStops = [
    ("", ""), (",", ""), (",,,,", ""), ("blue,", ""), ("blue,,red", ""), ("blue 1 2", "blue 1 2"),
    (" ", " "), ("blue; red 1%; green", "blue; red 1%; green"),
  ]

  @Test("with a stop that is none is refused by that stop", arguments: unreadableStops)
  func stop(_ text: String, _ named: String) {
    #expect(throws: GradientSyntaxError.unreadableStop(named)) { try GradientSpecification(text) }
    let message = GradientSyntaxError.unreadableStop(named).description
    #expect(message.contains("\"\(named)\""))
    #expect(message.contains("purple 50%"))
  }

  static let unreadablePlaces = [
    "NaN%", "nan", "inf", "-infinity%", "1e400", "-1e400%", "%", "50%%", "٥٠%", "５０%", "½",
    "fifty", "50percent", "1·5%", "0.5.5", "--5", "5-%",
  ]

  @Test("with a place that is none is refused by that place", arguments: unreadablePlaces)
  func place(_ place: String) {
    #expect(throws: GradientSyntaxError.unreadablePlace(place)) {
      try GradientSpecification("blue 0%, red \(place)")
    }
    let message = GradientSyntaxError.unreadablePlace(place).description
    #expect(message.contains("\"\(place)\""))
    #expect(message.contains("50%"))
  }

  @Test("with a colour that is none is refused by that colour")
  func color() {
    let wrong = GradientSyntaxError.color(ColorSyntaxError(given: "bleu"))
    #expect(throws: wrong) { try GradientSpecification("red 0%, bleu 50%") }
    #expect(wrong.description == ColorSyntaxError(given: "bleu").description)
    #expect(throws: GradientSyntaxError.color(ColorSyntaxError(given: "50%"))) {
      try GradientSpecification("50% blue")
    }
  }

  @Test("of huge but finite places gives finite colours")
  func huge() throws {
    let palette = try Palette(Repository.asset("palettes/light.txt"))
    for text in ["red -1e308, blue, green 1e308", "red 1e308%, blue -1e308%", "red 1e-320, blue"] {
      let gradient = try GradientSpecification(text).gradient(in: palette)
      for color in gradient.columns(7) { #expect(color.opacity == 1) }
    }
  }

  @Test("of ten thousand stops is read")
  func many() throws {
    let text = Array(repeating: "blue", count: 10_000).joined(separator: ",")
    #expect(try GradientSpecification(text).stops.count == 10_000)
  }
}
