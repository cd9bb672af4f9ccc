import RevealCore
import RevealRaster
import Testing

@testable import RevealApp

@Suite("The numbers behind the picture")
struct DiagnosticsTests {
  /// The design's table: a track of 320 points.
  static let table = [
    ("0", "0.0", "0.00"), ("1", "80.0", "80.00"), ("2", "160.0", "160.00"),
    ("4", "320.0", "320.00"),
  ]

  @Test("say of a track of 320 points what the design's table says")
  func table() throws {
    let demo = try driver()
    for (key, points, pixels) in Self.table {
      demo.press(key)
      try demo.settle()
      #expect(try value("Gradient", demo) == "320.0 pt = 320 px")
      #expect(try value("Mask", demo) == "\(points) pt = \(pixels) px")
      #expect(try value("Stops", demo) == "0.0  160.0  320.0 pt")
    }
  }

  @Test("tell pixels from points")
  func scale() throws {
    let demo = try driver { $0.scale = DisplayScale(2) }
    #expect(try value("Gradient", demo) == "320.0 pt = 640 px")
    #expect(try value("Mask", demo) == "80.0 pt = 160.00 px")
    #expect(try value("Renderer", demo) == "software, 2.00 px a point")
  }

  @Test("tell the presented fraction from the model's while it moves")
  func inFlight() throws {
    let demo = try driver()
    demo.press("4")
    try demo.draw()
    try demo.wait(0.125)
    #expect(try value("Presented", demo) == "0.6250")
    #expect(try value("Model", demo) == "1.0000")
    #expect(try value("Mask", demo) == "200.0 pt = 200.00 px")
  }

  @Test("have none for an unknown value, and no ticks")
  func indeterminate() throws {
    let demo = try driver()
    let ticks = try ticks(demo)
    #expect(ticks.map(\.minX) == [24, 184, 343])
    demo.press("I")
    for name in Self.ofTheTrack + ["Presented", "Model"] {
      #expect(try value(name, demo) == "none")
    }
    #expect(try self.ticks(demo).isEmpty)
  }

  /// What is said of a track.
  static let ofTheTrack = ["Gradient", "Mask", "Stops"]

  @Test("speak of the first straight track of a scene, and of none where rings turn")
  func straightTrack() throws {
    let demo = try driver { $0.scene = .shapes }
    let square = try #require(demo.reveals.first { $0.paint.shape == .bar(.radius(10)) })
    let width = square.frame.size.width
    #expect(try value("Gradient", demo).hasPrefix("\(DecimalText.string(width, places: 1)) pt = "))
    #expect(try value("Stops", demo) == "none", "a single colour has none")
    demo.press("I")
    for name in Self.ofTheTrack { #expect(try value(name, demo) == "none", "\(name)") }

    demo.press("Shift+F5")
    #expect(try value("Gradient", demo) == "320.0 pt = 320 px")
    demo.press("Shift+F5")
    let capacity = try #require(demo.reveals.first)
    #expect(
      try value("Gradient", demo).hasPrefix(
        "\(DecimalText.string(capacity.frame.size.width, places: 1)) pt = "))
    #expect(try ticks(demo).count == 4)
  }

  @Test("count the renderer's work")
  func work() throws {
    let demo = try driver()
    let counters = demo.engine.counters
    #expect(
      try value("Work", demo)
        == "paints \(counters.paints)  uploads \(counters.uploads)  frames \(counters.frames)")
  }

  @Test("have a row each in the panel")
  func rows() throws {
    let demo = try driver()
    let panel = demo.layout.diagnosticsPanel
    let inside = demo.commands.filter { command in
      if case .text(let rect, let paint) = command {
        return paint.font == .caption && panel.minY <= rect.minY && rect.maxY <= panel.maxY
      }
      return false
    }
    #expect(inside.count == 2 * DiagnosticReading.rows)
  }

  private func driver(_ change: (inout DemoSettings) -> Void = { _ in }) throws -> DemoDriver {
    let demo = try DemoDriver {
      $0.size = Size(width: 368, height: 240)
      change(&$0)
    }
    demo.press("F2")
    try demo.draw()
    return demo
  }

  /// The text that follows a row's name.
  private func value(_ name: String, _ demo: DemoDriver) throws -> String {
    let texts = demo.texts
    let index = try #require(texts.firstIndex(of: name))
    return try #require(texts.indices.contains(index + 1) ? texts[index + 1] : nil)
  }

  /// The ticks of the stops: the only fills that are a point wide.
  private func ticks(_ demo: DemoDriver) throws -> [Rect] {
    demo.commands.compactMap { command in
      if case .fill(let rect, _) = command, rect.size.width == 1 { rect } else { nil }
    }
  }
}
