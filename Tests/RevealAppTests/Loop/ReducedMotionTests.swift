import RevealCore
import RevealSDL
import Testing

@testable import RevealApp

@Suite("Reduced motion, and the turning ring")
struct ReducedMotionTests {
  @Test("a change shows at once, and no frame follows")
  func snaps() throws {
    let demo = try DemoDriver { $0.reducesMotion = true }
    demo.press("4")
    try demo.draw()
    #expect(demo.barMask == RevealMask(.one, isResting: true))
    #expect(demo.nextFrame == nil)
  }

  @Test("M in flight snaps to the model")
  func snapsInFlight() throws {
    let demo = try DemoDriver()
    demo.press("4")
    try demo.draw()
    try demo.wait(0.1)
    demo.press("M")
    #expect(demo.shown == 1)
    #expect(demo.nextFrame == nil)
    demo.press("M")
    #expect(!demo.state.reducesMotion)
    demo.press("0")
    try demo.draw()
    #expect(demo.shown == 1)
    #expect(demo.nextFrame != nil)
  }

  @Test(
    "the ring turns once a second, six times slower where motion is reduced",
    arguments: [
      (false, 1.0), (true, 6.0),
    ])
  func turns(_ isReduced: Bool, _ seconds: Double) throws {
    let demo = try DemoDriver { $0.reducesMotion = isReduced }
    demo.press("I")
    try demo.draw()
    let start = demo.time
    var phases: [Int] = []
    for _ in 0..<60 {
      phases.append(try #require(demo.ringPhase))
      demo.pass(try #require(demo.nextFrame).seconds(since: demo.time))
      try demo.draw()
    }
    #expect(phases == Array(0..<60))
    #expect(demo.ringPhase == 0)
    #expect(abs(demo.time.seconds(since: start) - seconds) < 1e-6)
  }

  @Test("each due frame changes the ring, and nothing but the ring")
  func damage() throws {
    let demo = try DemoDriver()
    demo.press("I")
    try demo.draw()
    let ring = demo.engine.surface.scale.pixels(demo.layout.spinner)
    for _ in 0..<10 {
      demo.pass(try #require(demo.nextFrame).seconds(since: demo.time))
      #expect(try demo.draw() == [ring])
    }
    // Between two phases nothing changes.
    demo.pass(0.004)
    #expect(try demo.draw().isEmpty)
  }

  @Test("M while the ring turns keeps its place, there and back")
  func keepsPlace() throws {
    let demo = try DemoDriver()
    demo.press("I")
    for step in 1...40 {
      demo.pass(0.0371 * Double(step))
      let phase = demo.ringPhase
      demo.press("M")
      #expect(demo.ringPhase == phase, "step \(step)")
      #expect(try #require(demo.nextFrame) > demo.time)
    }
  }

  @Test("the ring begins at its first phase each time")
  func beginsAnew() throws {
    let demo = try DemoDriver()
    demo.press("I")
    try demo.wait(0.43)
    #expect(demo.ringPhase != 0)
    demo.press("I")
    try demo.wait(0.2)
    demo.press("I")
    #expect(demo.ringPhase == 0)
  }

  @Test("the desktop's wish counts where nothing else is said")
  func desktop() {
    var desktop = DesktopSettings()
    desktop.reducesMotion = true
    desktop.contrast = .high
    desktop.appearance = .dark
    let state = Demo.state(DemoSettings(), desktop: desktop)
    #expect(state.reducesMotion)
    #expect(state.theme == Theme(appearance: .dark, contrast: .high))
    var settings = DemoSettings()
    settings.appearance = .light
    settings.contrast = .normal
    #expect(Demo.state(settings, desktop: desktop).theme == Theme())
    #expect(!Demo.state(settings, desktop: DesktopSettings()).reducesMotion)
  }
}
