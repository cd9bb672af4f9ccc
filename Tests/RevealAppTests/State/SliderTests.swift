import RevealCore
import Testing

@testable import RevealApp

@Suite("The slider under the pointer")
struct SliderTests {
  @Test("each hundredth can be reached, and its place gives it back")
  func hundredths() throws {
    for width in [360.0, 520, 1201] {
      let demo = try DemoDriver { $0.size = Size(width: width, height: 240) }
      for hundredth in 0...100 {
        let place = demo.sliderPlace(Double(hundredth) / 100)
        #expect(Percent(demo.layout.sliderFraction(at: place)).value == hundredth)
      }
    }
  }

  @Test("a press beside the handle brings the handle there, at once")
  func jump() throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.sliderPlace(0.8)))
    #expect(demo.state.hundredths == 80)
    #expect(demo.state.pressed?.control == .slider)
    demo.send(.pointerUp(demo.sliderPlace(0.8)))
    #expect(demo.state.hundredths == 80)
  }

  @Test(
    "grabbing the handle off its middle does not move it, and the grip stays",
    arguments: [
      -8.5, -4, 0, 4, 8.5,
    ])
  func grip(_ offset: Double) throws {
    let demo = try DemoDriver()
    let start = demo.handle
    demo.send(.pointerDown(Point(x: start.x + offset, y: start.y)))
    #expect(demo.state.hundredths == 25)
    demo.send(.pointerMoved(Point(x: start.x + offset, y: start.y + 3)))
    #expect(demo.state.hundredths == 25)
    let there = demo.sliderPlace(0.6)
    demo.send(.pointerMoved(Point(x: there.x + offset, y: there.y)))
    #expect(demo.state.hundredths == 60)
  }

  @Test("a drag beyond an end stays there until the pointer is back")
  func beyondTheEnds() throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.handle))
    var seen: [Int] = []
    for fraction in [0.9, 1.5, 40, 1.01, 0.9, 0.2, -0.5, -30, 0.1] {
      demo.send(.pointerMoved(demo.sliderPlace(fraction)))
      seen.append(demo.state.hundredths)
    }
    #expect(seen == [90, 100, 100, 100, 90, 20, 0, 0, 10])
  }

  @Test("a drag goes on far above and below the slider, and outside the window")
  func strays() throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.handle), .pointerLeft)
    let x = demo.sliderPlace(0.5).x
    for y in [-500.0, 0, 5000] {
      demo.send(.pointerMoved(Point(x: x, y: y)))
      #expect(demo.state.hundredths == 50)
      #expect(demo.state.pressed?.control == .slider)
    }
    demo.send(.pointerUp(Point(x: x, y: 5000)))
    #expect(demo.state.pressed == nil)
    #expect(demo.state.hovered == nil)
  }

  @Test(
    "a place that is no number is a defined one",
    arguments: [
      Double.nan, .infinity, -.infinity,
    ])
  func wildPlaces(_ x: Double) throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.handle), .pointerMoved(Point(x: x, y: x)))
    #expect((0...100).contains(demo.state.hundredths))
  }

  @Test("the handle is where the model is, while the bar still eases")
  func handleAtOnce() throws {
    let demo = try DemoDriver()
    try demo.wait(1)
    demo.press("End")
    try demo.draw()
    #expect(demo.fill(in: demo.layout.sliderHandle(at: .one)) != nil)
    #expect(demo.shown == 0.25)
  }

  @Test("it looks held while it is, wherever the pointer is")
  func looksHeld() throws {
    let palette = try Assets.resources.palette(Theme())
    let demo = try DemoDriver()
    let handle = demo.layout.sliderHandle(at: demo.state.fraction)
    demo.send(.pointerMoved(demo.handle))
    #expect(demo.fill(in: handle) == palette[.handleHover])
    demo.send(.pointerDown(demo.handle), .pointerMoved(Point(x: demo.handle.x, y: 0)))
    #expect(demo.fill(in: handle) == palette[.handlePressed])
    demo.press("I")
    #expect(demo.fill(in: handle) == palette[.handleDisabled])
    #expect(demo.state.pressed == nil)
  }
}

@Suite("The wheel")
struct WheelTests {
  @Test(
    "over the slider it moves by hundredths, a part of one counting as one",
    arguments: [
      (1.0, 26), (-1, 24), (3, 28), (0.125, 26), (-0.125, 24), (1.5, 27), (0, 25),
      (1e9, 100), (-1e9, 0), (.nan, 25), (.infinity, 25), (-.infinity, 25),
    ])
  func overSlider(_ steps: Double, _ expected: Int) throws {
    let demo = try DemoDriver()
    demo.send(.pointerMoved(demo.center(of: .slider)), .wheel(steps))
    #expect(demo.state.hundredths == expected)
  }

  @Test("anywhere else it does nothing")
  func elsewhere() throws {
    let demo = try DemoDriver()
    demo.send(.wheel(5))
    for control in Scene.bar.controls where control != .slider {
      demo.send(.pointerMoved(demo.center(of: control)), .wheel(5))
    }
    demo.send(.pointerMoved(Point(x: demo.layout.bar.midX, y: demo.layout.bar.midY)), .wheel(5))
    demo.send(.pointerMoved(demo.center(of: .slider)), .pointerLeft, .wheel(5))
    #expect(demo.state.hundredths == 25)
  }

  @Test("while indeterminate it does nothing")
  func indeterminate() throws {
    let demo = try DemoDriver()
    demo.send(.pointerMoved(demo.center(of: .slider)))
    demo.press("I")
    demo.send(.wheel(5), .pointerMoved(demo.center(of: .slider)), .wheel(5))
    #expect(demo.state.hundredths == 25)
  }
}
