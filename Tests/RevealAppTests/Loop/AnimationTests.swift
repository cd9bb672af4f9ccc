import RevealCore
import Testing

@testable import RevealApp

@Suite("What animates, and from when")
struct AnimationTests {
  @Test("the first appearance does not animate")
  func firstAppearance() throws {
    let demo = try DemoDriver()
    #expect(demo.barMask == RevealMask(Fraction(clamping: 0.25), isResting: true))
    #expect(demo.nextFrame == nil)
  }

  @Test("a resize at rest does not animate")
  func resize() throws {
    let demo = try DemoDriver()
    demo.resize(800, 300)
    try demo.draw()
    #expect(demo.barMask == RevealMask(Fraction(clamping: 0.25), isResting: true))
    #expect(demo.nextFrame == nil)
  }

  @Test("a resize in flight neither stops the change nor starts it anew")
  func resizeInFlight() throws {
    let demo = try DemoDriver()
    demo.press("4")
    try demo.draw()
    try demo.wait(0.125)
    let mask = demo.barMask
    demo.resize(900, 240)
    try demo.draw()
    #expect(demo.barMask == mask)
    #expect(mask?.fraction.value == 0.625)
    try demo.wait(0.125)
    #expect(demo.barMask == RevealMask(.one, isResting: true))
  }

  @Test("coming back from the unknown value does not animate, nor does going there")
  func indeterminate() throws {
    let demo = try DemoDriver()
    demo.press("4")
    try demo.draw()
    try demo.wait(0.1)
    demo.press("I")
    try demo.wait(0.05)
    demo.press("I")
    try demo.draw()
    #expect(demo.barMask == RevealMask(.one, isResting: true))
    #expect(demo.nextFrame == nil)
  }

  @Test("the text shows the model at once, while the bar still eases")
  func textAtOnce() throws {
    let demo = try DemoDriver()
    demo.press("3")
    #expect(demo.texts.contains("75%"))
    try demo.draw()
    #expect(demo.shown == 0.25)
    try demo.wait(0.1)
    #expect(demo.texts.contains("75%"))
    #expect(demo.shown > 0.25 && demo.shown < 0.75)
    demo.press("I")
    #expect(demo.texts.contains("In progress"))
  }

  @Test("a change begins with the frame that shows it first, however late")
  func beginsWithItsFrame() throws {
    let demo = try DemoDriver()
    demo.press("3")
    try demo.wait(2)
    #expect(demo.shown == 0.25)
    try demo.wait(0.125)
    #expect(demo.shown == 0.5)
    try demo.wait(0.125)
    #expect(demo.shown == 0.75)
    #expect(demo.nextFrame == nil)
  }

  @Test("several changes before a frame are one, to the last of them")
  func coalesced() throws {
    let demo = try DemoDriver()
    for key in ["0", "4", "2", "3"] {
      demo.press(key)
      demo.pass(0.03)
    }
    try demo.draw()
    let single = try DemoDriver()
    single.press("3")
    try single.draw()
    for _ in 0..<20 {
      #expect(demo.shown == single.shown)
      try demo.wait(DemoDriver.frame)
      try single.wait(DemoDriver.frame)
    }
  }

  @Test("a change that is taken back before a frame moves nothing")
  func takenBack() throws {
    let demo = try DemoDriver()
    demo.press("4")
    demo.press("1")
    try demo.draw()
    for _ in 0..<20 {
      #expect(demo.shown == 0.25)
      try demo.wait(DemoDriver.frame)
    }
  }

  @Test("a frame that was presented late has its change begin when it was seen")
  func rebased() throws {
    let demo = try DemoDriver()
    demo.press("3")
    try demo.draw()
    let seen = demo.time.advanced(bySeconds: 0.1)
    demo.send(.presented(computedFor: demo.time, at: seen))
    try demo.wait(0.1)
    #expect(demo.shown == 0.25)
    try demo.wait(0.125)
    #expect(demo.shown == 0.5)
    try demo.wait(0.125)
    #expect(demo.barMask == RevealMask(Fraction(clamping: 0.75), isResting: true))
  }

  @Test("a frame presented late moves no older change")
  func rebaseOfAnotherFrame() throws {
    let demo = try DemoDriver()
    demo.press("3")
    try demo.draw()
    try demo.wait(0.05)
    let before = demo.state
    demo.send(.presented(computedFor: demo.time, at: demo.time.advanced(bySeconds: 1)))
    #expect(demo.state == before)
  }

  @Test("a retarget in flight goes on from where it is, with no jump")
  func retarget() throws {
    let demo = try DemoDriver()
    demo.press("4")
    try demo.draw()
    try demo.wait(0.125)
    demo.press("2")
    try demo.draw()
    #expect(demo.shown == 0.625)
    // It still moves on before it turns: the slope has no jump either.
    try demo.wait(0.025)
    #expect(abs(demo.shown - 0.746135) < 1e-6)
    try demo.wait(0.225)
    #expect(demo.shown == 0.5)
    #expect(demo.nextFrame == nil)
  }

  @Test("frames are due at the display's pace while it moves, and none after its end")
  func pace() throws {
    let demo = try DemoDriver()
    demo.press("4")
    try demo.draw()
    #expect(demo.nextFrame == demo.time.advanced(bySeconds: DemoDriver.frame))
    // A quarter of a second at 60 frames a second, to the one that shows the end.
    #expect(try demo.settle() == 15)
    #expect(demo.barMask == RevealMask(.one, isResting: true))
  }
}
