import RevealCore
import RevealRaster
import Testing

@testable import RevealApp

@Suite("The panel of keys")
struct HelpTests {
  /// The keys that the panel has to name, as the texts write them.
  static let keys = [
    "0", "R", "1", "2", "3", "4", "←", "→", "↑", "↓", "PgUp", "PgDn", "Home", "End", "I", "Tab",
    "Space", "F1", "?", "F2", "F3", "F5", "F11", "F12", "D", "M", "L", "Esc", "Ctrl+Q",
  ]

  @Test("names every key")
  func everyKey() throws {
    let demo = try DemoDriver()
    demo.press("F1")
    let words = Set(demo.texts.flatMap { $0.split(separator: " ") })
    for key in Self.keys { #expect(words.contains(Substring(key)), "\(key)") }
  }

  @Test("parts keys and meanings, and keeps the bar from view of neither")
  func parts() throws {
    let demo = try DemoDriver()
    demo.press("F1")
    let texts = demo.texts
    let index = try #require(texts.firstIndex(of: "F12"))
    #expect(texts[index + 1] == "screenshot")
    #expect(!texts.contains { $0.contains("|") })
  }

  @Test("fits the smallest window", arguments: [1.0, 1.5, 2])
  func fits(_ scale: Double) throws {
    let demo = try DemoDriver {
      $0.size = Size(width: 360, height: 240)
      $0.scale = DisplayScale(scale)
    }
    demo.press("F1")
    let panel = demo.layout.helpPanel
    let rows = demo.commands.compactMap { command in
      if case .text(let rect, let paint) = command, paint.font == .caption { rect } else { nil }
    }
    #expect(rows.count == 36)
    for row in rows { #expect(row.minY >= panel.minY && row.maxY <= panel.maxY) }
  }
}
