import RevealApp
import RevealCore
import RevealTestSupport
import Testing

extension WindowTests {
  /// What the slider does under the pointer.
  @Suite struct SliderTests {
    @Test func theHandleComesToAClickOnTheTrack() async throws {
      let window = try await DemoWindow.open()
      for hundredths in [60, 10, 99, 0, 100] {
        try await window.movePointer(to: try await window.sliderPlace(Double(hundredths) / 100))
        try await window.button(isDown: true)
        try await window.button(isDown: false)
        try await window.expectBar(at: hundredths)
      }
      try await window.display.parkPointer()
      try await window.expect(try await Product.shot(after: "key 4"), "after the clicks")
      try await window.close()
    }

    @Test func aDragFollowsThePointerFarBeyondBothEnds() async throws {
      let window = try await DemoWindow.open()
      try await window.movePointer(to: try await window.sliderPlace(0.25))
      try await window.button(isDown: true)
      let stops: [(fraction: Double, hundredths: Int)] = [
        (0.4, 40), (1.6, 100), (0.5, 50), (-0.7, 0), (0.3, 30),
      ]
      for stop in stops {
        try await window.movePointer(to: try await window.sliderPlace(stop.fraction))
        try await window.expectBar(at: stop.hundredths)
      }
      // High above the window it is still held.
      let place = try await window.sliderPlace(0.8)
      try await window.movePointer(to: Point(x: place.x, y: -200))
      try await window.expectBar(at: 80)
      try await window.button(isDown: false)
      try await window.movePointer(to: try await window.sliderPlace(0.1))
      try await window.display.parkPointer()
      try await window.expect(
        try await Product.shot(after: "drag slider 0.25 0.8"), "after the drag")
      try await window.close()
    }

    @Test func escapeTakesADragBack() async throws {
      let window = try await DemoWindow.open()
      try await window.key("2")
      try await window.movePointer(to: try await window.sliderPlace(0.5))
      try await window.button(isDown: true)
      try await window.movePointer(to: try await window.sliderPlace(0.9))
      try await window.expectBar(at: 90)
      try await window.key("Escape")
      try await window.expectBar(at: 50)
      // The button is still down, but nothing is held any longer.
      try await window.movePointer(to: try await window.sliderPlace(0.1))
      try await window.button(isDown: false)
      try await window.display.parkPointer()
      try await window.expect(try await Product.shot(after: "key 2"), "after Escape in a drag")
      try await window.close()
    }

    @Test func theWheelStepsByHundredthsOverTheSlider() async throws {
      let window = try await DemoWindow.open()
      try await window.movePointer(to: try await window.sliderPlace(0.25))
      try await window.wheel(5)
      try await window.expectBar(at: 30)
      try await window.wheel(-20)
      try await window.expectBar(at: 10)
      try await window.wheel(-15)
      try await window.expectBar(at: 0)
      let bar = try await window.layout().bar
      try await window.movePointer(to: Point(x: bar.midX, y: bar.midY))
      try await window.wheel(3)
      try await window.display.parkPointer()
      try await window.expect(try await Product.shot(after: "key 0"), "after the wheel elsewhere")
      try await window.close()
    }

    @Test func aDragIsMirroredFromRightToLeft() async throws {
      let window = try await DemoWindow.open("--direction", "rtl")
      try await window.movePointer(to: try await window.sliderPlace(0.25))
      try await window.button(isDown: true)
      try await window.movePointer(to: try await window.sliderPlace(0.66))
      try await window.expectBar(at: 66)
      try await window.button(isDown: false)
      try await window.display.parkPointer()
      try await window.close()
    }
  }
}
