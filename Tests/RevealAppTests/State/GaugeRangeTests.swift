import RevealCore
import Testing

@testable import RevealApp

@Suite("The temperature, between bounds of which one is negative")
struct GaugeRangeTests {
  @Test(
    "keys go by degrees, to the bounds and not beyond",
    arguments: [
      (["Right"], 22), (["Left"], 20), (["Up", "Up"], 23), (["Down"], 20), (["PageUp"], 31),
      (["PageDown"], 11), (["Home"], -20), (["End"], 50), (["Home", "Left"], -20),
      (["End", "PageUp"], 50), (["0"], -20), (["1"], -2), (["2"], 15), (["3"], 33), (["4"], 50),
      (["5"], 21), (["R"], -20), (["I"], 21), (["Home", "PageUp", "PageUp", "Down"], -1),
    ])
  func keys(_ keys: [String], _ expected: Int) throws {
    let demo = try DemoDriver { $0.scene = .gauges }
    for key in keys { demo.press(key) }
    #expect(demo.state.meter.value == expected)
    #expect(abs(demo.state.fraction.value - Double(expected + 20) / 70) < 1e-12)
    #expect(!demo.state.isIndeterminate)
  }

  @Test("each degree can be reached on the slider")
  func slider() throws {
    for width in [360.0, 520, 1201] {
      let demo = try DemoDriver {
        $0.scene = .gauges
        $0.size = Size(width: width, height: 360)
      }
      demo.send(.pointerDown(demo.handle))
      for degree in -20...50 {
        demo.send(.pointerMoved(demo.sliderPlace(Double(degree + 20) / 70)))
        #expect(demo.state.meter.value == degree)
      }
    }
  }

  @Test("Escape takes a drag back")
  func escape() throws {
    let demo = try DemoDriver { $0.scene = .gauges }
    demo.send(.pointerDown(demo.handle), .pointerMoved(demo.sliderPlace(0)))
    #expect(demo.state.meter.value == -20)
    #expect(demo.press("Escape").isEmpty)
    #expect(demo.state.meter.value == 21)
  }

  @Test("a change is eased over a quarter of a second")
  func eased() throws {
    let demo = try DemoDriver { $0.scene = .gauges }
    demo.press("Home")
    try demo.draw()
    try demo.wait(0.125)
    #expect(abs(demo.shown - 41.0 / 70 / 2) < 1e-9)
    try demo.wait(0.125)
    #expect(demo.shown == 0)
    #expect(demo.nextFrame == nil)
  }

  @Test("a meter pins its values, also the first")
  func pinned() {
    #expect(Meter(99, in: -3...4).value == 4)
    #expect(Meter(-99, in: -3...4).value == -3)
    #expect(Meter(5, in: 5...5).fraction == .zero)
    #expect(Meter(5, in: 5...5).value(at: .one) == 5)
  }
}
