import RevealApp
import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

extension WindowTests {
  /// The three scenes in the real window.
  @Suite struct SceneTests {
    @Test(arguments: Scene.allCases)
    func eachOpensInItsSize(_ scene: Scene) async throws {
      let window = try await DemoWindow.open("--scene", scene.rawValue)
      let size = scene.idealSize
      #expect(
        try await window.place().size
          == PixelSize(width: Int(size.width), height: Int(size.height)))
      try await window.expect(
        try await Product.shot(["--scene", scene.rawValue]), "the scene \(scene)")
      try await window.close()
    }

    @Test func f5GoesAroundAndTheSwitchGoesStraightThere() async throws {
      let window = try await DemoWindow.open()
      for (key, step) in [("F5", "key F5"), ("F5", "key F5\nkey F5"), ("F5", "")] {
        try await window.key(key)
        try await window.expect(try await Product.shot(after: step), "after \(step)")
      }
      try await window.key("shift+F5")
      try await window.expect(try await Product.shot(after: "key Shift+F5"), "after Shift+F5")
      for scene in [Scene.shapes, .bar, .gauges] {
        try await window.click(scene.segment)
        try await window.expect(
          try await Product.shot(["--scene", scene.rawValue, "--size", "520x240"]),
          "after a click on \(scene)")
      }
      try await window.close()
    }

    @Test func theSwitchIsReachedByTabAndMovedInByArrows() async throws {
      let window = try await DemoWindow.open("--scene", "gauges")
      try await window.key("Tab", "shift+Tab", "Left")
      try await window.expect(
        try await Product.shot(["--scene", "gauges"], after: "key Tab\nkey Shift+Tab\nkey Left"),
        "the shapes, the focus in the switch")
      try await window.close()
    }

    @Test func startRunsForFiveSecondsAndResetEndsIt() async throws {
      let window = try await DemoWindow.open("--scene", "shapes")
      let layout = try await window.layout(of: .shapes)
      // Ring, pie and square are orange as far as they go.
      func revealed() async throws -> Int {
        try await window.picture(of: layout.content).words.count {
          let pixel = PixelColor(word: $0)
          return pixel.red > 240 && pixel.blue < 80
        }
      }
      let clock = ContinuousClock()
      try await window.click(.start, in: .shapes)
      let start = clock.now
      try await eventually("the shapes should be under way") { try await revealed() > 50 }
      let early = try await revealed()
      try await eventually("the shapes should go on") { try await revealed() > early + 50 }
      try await window.expect(
        try await Product.shot(["--scene", "shapes"], after: "key 4"), "the end of the run")
      #expect(clock.now - start > .seconds(4))
      let whole = try await revealed()
      #expect(early < whole)
      try await window.click(.start, in: .shapes)
      try await eventually("it should run again") { try await revealed() < whole / 2 }
      try await window.click(.reset, in: .shapes)
      try await window.expect(
        try await Product.shot(["--scene", "shapes"]), "after Reset")
      try await window.close()
    }

    @Test(arguments: ["ltr", "rtl"])
    func theSliderMovesEveryGauge(_ direction: String) async throws {
      let arguments = ["--scene", "gauges", "--direction", direction]
      let window = try await DemoWindow.open(
        "--scene", "gauges", "--direction", direction)
      let layout = try await window.layout(of: .gauges)
      func place(_ fraction: Double) -> Point {
        let handle = layout.sliderHandle(at: Fraction(clamping: fraction))
        return Point(x: handle.midX, y: handle.midY)
      }
      try await window.movePointer(to: place(41.0 / 70))
      try await window.button(isDown: true)
      try await window.movePointer(to: place(0.5))
      try await window.movePointer(to: place(0))
      try await window.button(isDown: false)
      try await window.display.parkPointer()
      try await window.expect(
        try await Product.shot(arguments, after: "key Home"), "at the coldest")
      try await window.key("Prior", "Up")
      try await window.expect(
        try await Product.shot(arguments, after: "key Home", "key PageUp", "key Up"), "11° warmer")
      try await window.close()
    }
  }
}

extension DemoWindow {
  /// Where everything of a scene lies, for a window of the present size.
  fileprivate func layout(of scene: Scene) async throws -> DemoLayout {
    try DemoLayout.english(window: try await place().size, scale: scale, scene: scene)
  }

  /// Clicks the middle of a control of a scene, and takes the pointer away.
  fileprivate func click(_ control: Control, in scene: Scene) async throws {
    let frame = try await layout(of: scene).frame(of: control)
    try await movePointer(to: Point(x: frame.midX, y: frame.midY))
    try await button(isDown: true)
    try await button(isDown: false)
    try await display.parkPointer()
  }
}
