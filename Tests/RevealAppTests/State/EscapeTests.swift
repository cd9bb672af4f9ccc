import RevealCore
import Testing

@testable import RevealApp

@Suite("Escape")
struct EscapeTests {
  @Test("takes a drag back, and what is dragged on does nothing more")
  func drag() throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.handle), .pointerMoved(demo.sliderPlace(0.7)))
    #expect(demo.state.hundredths == 70)
    #expect(demo.press("Escape").isEmpty)
    #expect(demo.state.hundredths == 25)
    demo.send(.pointerMoved(demo.sliderPlace(0.9)), .pointerUp(demo.sliderPlace(0.9)))
    #expect(demo.state.hundredths == 25)
  }

  @Test("takes back a jump to the pointer too")
  func jump() throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.sliderPlace(0.9)))
    demo.press("Escape")
    #expect(demo.state.hundredths == 25)
  }

  @Test("lets a held button go without its doing anything")
  func button() throws {
    let demo = try DemoDriver()
    let place = demo.center(of: .complete)
    demo.send(.pointerDown(place))
    #expect(demo.press("Escape").isEmpty)
    demo.send(.pointerUp(place))
    #expect(demo.state.hundredths == 25)
  }

  @Test("closes the keys, before it ends the program")
  func help() throws {
    let demo = try DemoDriver()
    demo.press("F1")
    #expect(demo.press("Escape").isEmpty)
    #expect(demo.state.panel == nil)
    #expect(demo.press("Escape") == [.quit])
  }

  @Test("takes a drag back before it closes the keys")
  func dragUnderHelp() throws {
    let demo = try DemoDriver()
    demo.send(.pointerDown(demo.handle), .pointerMoved(demo.sliderPlace(0.7)))
    demo.press("F1")
    demo.press("Escape")
    #expect(demo.state.hundredths == 25)
    #expect(demo.state.panel == .help)
  }

  @Test("ends the program where there is nothing to take back")
  func quit() throws {
    #expect(try DemoDriver().press("Escape") == [.quit])
    let demo = try DemoDriver()
    demo.press("I")
    #expect(demo.press("Escape") == [.quit])
  }
}
