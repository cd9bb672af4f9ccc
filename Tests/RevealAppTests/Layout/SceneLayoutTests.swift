import RevealCore
import Testing

@testable import RevealApp
@testable import RevealSDL

@Suite("The layout of every scene")
struct SceneLayoutTests {
  static let sizes = [
    Size(width: 360, height: 240), Size(width: 520, height: 240), Size(width: 520, height: 360),
    Size(width: 361.5, height: 241.25), Size(width: 360, height: 900),
    Size(width: 1600, height: 1000), Size(width: 16_000, height: 240),
  ]

  @Test("everything is inside the window", arguments: Scene.allCases, sizes)
  func inside(_ scene: Scene, _ size: Size) throws {
    let layout = try layout(scene, size)
    for (name, frame) in parts(layout) {
      #expect(frame.size.width > 0 && frame.size.height > 0, "\(name)")
      #expect(frame.minX >= 24 && frame.maxX <= size.width - 24, "\(name)")
      #expect(frame.minY >= 22 && frame.maxY <= size.height - 24, "\(name)")
    }
  }

  @Test("nothing overlaps", arguments: Scene.allCases, sizes)
  func apart(_ scene: Scene, _ size: Size) throws {
    let parts = parts(try layout(scene, size))
    for (index, first) in parts.enumerated() {
      for second in parts[(index + 1)...] {
        #expect(!overlap(first.frame, second.frame), "\(first.name), \(second.name)")
      }
    }
  }

  @Test("the switch is at the same place in all scenes, whatever the panel", arguments: sizes)
  func picker(_ size: Size) throws {
    let frames = try Scene.allCases.flatMap { scene in
      try [nil, DemoState.Panel.diagnostics].map { panel in
        let layout = try layout(scene, size, panel)
        return Scene.allCases.map { layout.frame(of: $0.segment) }
      }
    }
    #expect(Set(frames).count == 1)
    let segments = frames[0]
    #expect(segments.last?.maxX == size.width - 24)
    for (left, right) in zip(segments, segments.dropFirst()) { #expect(left.maxX == right.minX) }
  }

  @Test("segments are equally wide where there is room")
  func equal() throws {
    let layout = try layout(.bar, Size(width: 520, height: 240))
    #expect(Set(Scene.allCases.map { layout.frame(of: $0.segment).size.width }).count == 1)
  }

  @Test("long texts leave the title its room, and keep controls in the window")
  func longTexts() {
    var widths = DemoTextWidths(buttons: [90, 90], toggle: 90)
    widths.title = 130
    widths.segments = [40, 50, 56]
    widths.value = 38
    let layout = DemoLayout(
      window: DemoMetrics.minimumSize, scene: .shapes, widths: widths)
    #expect(layout.label.size.width >= widths.title)
    #expect(layout.picker.maxX == 336)
    #expect(layout.frame(of: .start).size.width < 118)
  }

  @Test("the content grows with the window until it is as large as it is meant to be")
  func growth() throws {
    for (scene, largest) in [(Scene.shapes, 166.0), (.gauges, 236)] {
      var before = 0.0
      for height in 240...700 {
        let layout = try layout(scene, Size(width: 520, height: Double(height)))
        #expect(layout.content.size.height >= before)
        before = layout.content.size.height
      }
      #expect(before == largest)
    }
  }

  @Test("the panel of numbers leaves the window never, and where there is room the content")
  func diagnostics() throws {
    for scene in [Scene.shapes, .gauges] {
      for height in 240...800 {
        let size = Size(width: 520, height: Double(height))
        let layout = try layout(scene, size, .diagnostics)
        let panel = layout.diagnosticsPanel
        #expect(panel.minY >= 48 && panel.maxY <= size.height - 12, "\(scene) \(height)")
        guard height >= 369 else { continue }
        for (name, frame) in parts(layout) {
          #expect(!overlap(panel, frame), "\(scene) \(height) \(name)")
        }
      }
    }
  }

  @Test("the ticks above the bar keep clear of the switch, and the panel of the bar's value")
  func ticks() throws {
    for height in 240...400 {
      let layout = try layout(.bar, Size(width: 520, height: Double(height)), .diagnostics)
      if height <= 240 { #expect(layout.bar.minY - layout.picker.maxY >= 12) }
      #expect(layout.diagnosticsPanel.minY - layout.value.maxY >= 8)
      #expect(layout.diagnosticsPanel.maxY <= Double(height) - 12)
    }
  }

  private func layout(
    _ scene: Scene, _ size: Size, _ panel: DemoState.Panel? = nil
  ) throws -> DemoLayout {
    let widths = DemoTextWidths(
      scene, try Assets.resources.strings("en"), scale: .one, text: try Self.text)
    return DemoLayout(window: size, scene: scene, widths: widths, panel: panel)
  }

  private static var text: PangoText { get throws { try #require(PangoText()) } }

  private func parts(_ layout: DemoLayout) -> [(name: String, frame: Rect)] {
    let own =
      layout.scene == .bar
      ? [("bar", layout.bar), ("value", layout.value)]
      : [("content", layout.content), ("value", layout.value)]
    let controls = layout.scene.controls + Scene.allCases.map(\.segment)
    return [("label", layout.label)] + own
      + controls.map { ($0.rawValue, layout.frame(of: $0)) }
  }

  private func overlap(_ a: Rect, _ b: Rect) -> Bool {
    a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
  }
}
