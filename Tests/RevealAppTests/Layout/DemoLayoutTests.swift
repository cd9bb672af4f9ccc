import RevealCore
import Testing

@testable import RevealApp

@Suite("The layout of the window")
struct DemoLayoutTests {
  /// Sizes that hold the content.
  static let sizes = [
    Size(width: 360, height: 240), Size(width: 520, height: 240), Size(width: 1200, height: 700),
    Size(width: 16_000, height: 240), Size(width: 361.5, height: 241.25),
  ]

  @Test("everything is inside the window", arguments: sizes)
  func inside(_ size: Size) {
    let layout = layout(size)
    #expect(layout.size == size)
    for (name, frame) in parts(layout) {
      #expect(frame.minX >= 24 && frame.maxX <= size.width - 24, "\(name)")
      #expect(frame.minY >= 24 && frame.maxY <= size.height - 24, "\(name)")
    }
    for panel in [layout.helpPanel, layout.diagnosticsPanel] {
      #expect(panel.minX == 12 && panel.maxX == size.width - 12)
      #expect(panel.minY >= 12 && panel.maxY <= size.height - 12)
    }
  }

  @Test("nothing overlaps", arguments: sizes)
  func apart(_ size: Size) {
    let parts = parts(layout(size))
    for (index, first) in parts.enumerated() {
      for second in parts[(index + 1)...] {
        #expect(!overlap(first.frame, second.frame), "\(first.name), \(second.name)")
      }
    }
  }

  @Test("the spaces are those of the design", arguments: sizes)
  func spaces(_ size: Size) {
    let layout = layout(size)
    #expect(layout.bar.size == Size(width: size.width - 48, height: 14))
    #expect(layout.bar.minY - layout.label.maxY == 8)
    #expect(layout.value.minY - layout.bar.maxY == 8)
    #expect(layout.slider.minY - layout.value.maxY == 20)
    #expect(layout.slider.size.width == layout.bar.size.width)
    #expect(layout.buttons[0].minY - layout.slider.maxY == 20)
    #expect(layout.toggle.minY - layout.buttons[0].maxY == 20)
    for (left, right) in zip(layout.buttons, layout.buttons.dropFirst()) {
      #expect(right.minX - left.maxX == 8)
      #expect(right.minY == left.minY)
    }
    for frame in [layout.label, layout.bar, layout.value, layout.slider, layout.toggle] {
      #expect(frame.minX == 24)
    }
    #expect(layout.spinner.minX == 24)
    #expect(layout.spinner.midY == layout.bar.midY)
  }

  @Test("the smallest window has the padding at its top and bottom, and no more")
  func smallest() {
    let layout = layout(Size(width: 360, height: 240))
    #expect(layout.label.minY == 24)
    #expect(layout.toggle.maxY == 216)
  }

  @Test("in a high window the content stays in the middle")
  func high() {
    let layout = layout(Size(width: 520, height: 1000))
    #expect(layout.label.minY - 24 == 380)
    #expect(1000 - 24 - layout.toggle.maxY == 380)
  }

  @Test(
    "a window below the smallest is laid out as the smallest",
    arguments: [
      Size(width: 1, height: 1), Size(width: 0, height: 0), Size(width: 359, height: 239),
    ])
  func tiny(_ size: Size) {
    #expect(layout(size) == layout(Size(width: 360, height: 240)))
  }

  @Test("a window that lacks one extent has only that one raised")
  func narrow() {
    #expect(layout(Size(width: 100, height: 700)).size == Size(width: 360, height: 700))
  }

  @Test("buttons are as wide as their text and its padding, at least 60, in whole points")
  func buttonWidths() {
    let layout = DemoLayout(
      window: Size(width: 520, height: 240), buttonWidths: [10, 32, 32.01, 100], toggleWidth: 71.2)
    #expect(layout.buttons.map(\.size.width) == [60, 60, 61, 128])
    #expect(layout.toggle.size.width == 38 + 10 + 72)
  }

  @Test("the panel of numbers never covers the bar or the value", arguments: sizes)
  func diagnosticsPanel(_ size: Size) {
    let layout = layout(size)
    #expect(!overlap(layout.diagnosticsPanel, layout.bar))
    #expect(!overlap(layout.diagnosticsPanel, layout.value))
  }

  @Test("at no height does the panel of numbers cover the bar or leave the window")
  func diagnosticsPanelAtEveryHeight() {
    for height in 240...1200 {
      let layout = layout(Size(width: 520, height: Double(height)))
      #expect(!overlap(layout.diagnosticsPanel, layout.bar), "\(height)")
      #expect(layout.diagnosticsPanel.maxY <= Double(height) - 12, "\(height)")
    }
  }

  @Test("where there is room the content makes way for the panel, and nothing is covered")
  func contentMakesWay() {
    for height in 369...1200 {
      let layout = layout(Size(width: 520, height: Double(height)), panel: .diagnostics)
      for control in Scene.bar.controls {
        #expect(!overlap(layout.diagnosticsPanel, layout.frame(of: control)), "\(height)")
      }
      #expect(layout.label.minY >= 24, "\(height)")
      #expect(layout.diagnosticsPanel.maxY <= Double(height) - 12, "\(height)")
    }
  }

  private func layout(_ size: Size, panel: DemoState.Panel? = nil) -> DemoLayout {
    DemoLayout(window: size, buttonWidths: [38, 27, 27, 62], toggleWidth: 90, panel: panel)
  }

  private func parts(_ layout: DemoLayout) -> [(name: String, frame: Rect)] {
    [("label", layout.label), ("bar", layout.bar), ("value", layout.value)]
      + Scene.bar.controls.map { ($0.rawValue, layout.frame(of: $0)) }
  }

  private func overlap(_ a: Rect, _ b: Rect) -> Bool {
    a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
  }
}
