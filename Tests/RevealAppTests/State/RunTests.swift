import RevealCore
import Testing

@testable import RevealApp

@Suite("The five-second run")
struct RunTests {
  @Test("goes from 0 to 1 at a steady pace, while the model is at 100 % at once")
  func linear() throws {
    let demo = try driver()
    demo.press("3")
    try demo.settle()
    demo.click(.start)
    try demo.draw()
    #expect(demo.state.hundredths == 100)
    for second in 0..<5 {
      #expect(abs(demo.shown - Double(second) / 5) < 1e-9)
      try demo.wait(1)
    }
    #expect(demo.shown == 1)
    #expect(demo.nextFrame == nil)
  }

  @Test("starts anew from 0 when it is started again, in flight or at its end")
  func again() throws {
    let demo = try driver()
    for wait in [2.0, 7] {
      demo.click(.start)
      try demo.wait(0)
      #expect(demo.shown == 0)
      try demo.wait(wait)
    }
    demo.click(.start)
    try demo.draw()
    try demo.wait(1)
    #expect(abs(demo.shown - 0.2) < 1e-9)
  }

  @Test("Reset, R and 0 end it, at 0 and at once", arguments: ["R", "0", nil])
  func reset(_ key: String?) throws {
    let demo = try driver()
    demo.click(.start)
    try demo.draw()
    try demo.wait(2.5)
    if let key { demo.press(key) } else { demo.click(.reset) }
    try demo.draw()
    #expect(demo.shown == 0)
    #expect(demo.state.hundredths == 0)
    #expect(demo.nextFrame == nil)
    try demo.wait(1)
    #expect(demo.shown == 0)
  }

  @Test("a change on the way takes over, eased, and the run is over")
  func change() throws {
    let demo = try driver()
    demo.click(.start)
    try demo.draw()
    try demo.wait(2)
    demo.press("1")
    try demo.draw()
    #expect(abs(demo.shown - 0.4) < 1e-9)
    try demo.wait(0.125)
    // Half-way from where the run is by then to the new target.
    #expect(abs(demo.shown - (0.425 / 2 + 0.25 / 2)) < 1e-9)
    try demo.wait(0.125)
    #expect(demo.shown == 0.25)
    #expect(demo.nextFrame == nil)
  }

  @Test("the value that it goes to anyway is no change")
  func sameTarget() throws {
    let demo = try driver()
    demo.click(.start)
    try demo.draw()
    try demo.wait(2)
    demo.press("4")
    try demo.wait(1)
    #expect(abs(demo.shown - 0.6) < 1e-9)
  }

  @Test("with less motion it goes in ten steps, each at rest, and draws no frame in between")
  func steps() throws {
    let demo = try driver { $0.reducesMotion = true }
    demo.click(.start)
    try demo.draw()
    var seen: [Double] = []
    var moments: [Double] = []
    let start = demo.time
    while let next = demo.nextFrame {
      demo.pass(next.seconds(since: demo.time))
      try demo.draw()
      let mask = demo.state.motion(at: demo.time).mask
      #expect(mask.isResting)
      seen.append((mask.fraction.value * 100).rounded())
      moments.append((demo.time.seconds(since: start) * 10).rounded())
    }
    #expect(seen == [10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
    #expect(moments == [5, 10, 15, 20, 25, 30, 35, 40, 45, 50])
  }

  @Test("once another value has ended it, less motion means no motion, and no steps")
  func endedRun() throws {
    let demo = try driver()
    demo.click(.start)
    try demo.draw()
    try demo.wait(1.3)
    demo.press("1")
    demo.press("M")
    #expect(demo.state.motion(at: demo.time).mask == RevealMask(Fraction(clamping: 0.25)))
    #expect(demo.nextFrame == nil)
    // Nor does what is eased after it go in steps.
    demo.press("M")
    demo.press("3")
    try demo.draw()
    try demo.wait(0.1)
    #expect(!demo.state.motion(at: demo.time).mask.isResting)
    #expect(!demo.state.meter.isRunning)
  }

  @Test("with less motion a value that ends it is shown as it is, and not as a step")
  func endedSteps() throws {
    let demo = try driver { $0.reducesMotion = true }
    demo.click(.start)
    try demo.draw()
    try demo.wait(1.3)
    demo.press("1")
    #expect(demo.state.motion(at: demo.time).mask == RevealMask(Fraction(clamping: 0.25)))
    #expect(demo.nextFrame == nil)
  }

  @Test("M on the way turns it to steps and back, and does not end it")
  func motion() throws {
    let demo = try driver()
    demo.click(.start)
    try demo.draw()
    try demo.wait(1.3)
    demo.press("M")
    #expect(demo.state.motion(at: demo.time).mask == RevealMask(Fraction(clamping: 0.2)))
    demo.press("M")
    #expect(abs(demo.shown - 0.26) < 1e-9)
    try demo.wait(3.7)
    #expect(demo.shown == 1)
  }

  @Test("an unknown value ends it, and Start does nothing then")
  func indeterminate() throws {
    let demo = try driver()
    demo.click(.start)
    try demo.draw()
    try demo.wait(1)
    demo.press("I")
    demo.click(.start)
    demo.press("I")
    try demo.draw()
    #expect(demo.shown == 1)
    #expect(demo.nextFrame == nil)
  }

  @Test("Space and Enter press the buttons that have the focus")
  func keyboard() throws {
    let demo = try driver()
    demo.focus(.start)
    demo.press("Space")
    #expect(demo.state.hundredths == 100)
    demo.press("Tab")
    demo.press("Enter")
    #expect(demo.state.hundredths == 0)
  }

  private func driver(_ change: (inout DemoSettings) -> Void = { _ in }) throws -> DemoDriver {
    try DemoDriver {
      $0.scene = .shapes
      change(&$0)
    }
  }
}
