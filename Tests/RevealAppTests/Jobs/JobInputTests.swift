import RevealCore
import RevealJobs
import Testing

@testable import RevealApp
@testable import RevealSDL

@Suite("What a person does with a job's window")
struct JobInputTests {
  @Test(
    "a click on Cancel ends it, and hangs up where that is wanted",
    arguments: LayoutDirection.allCases)
  func cancel(_ direction: LayoutDirection) throws {
    let job = try JobHarness(direction: direction)
    #expect(job.click(.cancel) == .hangUp)
    #expect(job.session.ending == .cancelled)
    #expect(job.session.isOver(at: job.time))
  }

  @Test("where reading begins on the right, places are counted from there")
  func mirrored() throws {
    let job = try JobHarness(direction: .rightToLeft)
    let cancel = job.center(of: .cancel)
    let onScreen = Point(x: 400 - cancel.x, y: cancel.y)
    #expect(job.engine.leading(onScreen) == cancel)
    #expect(job.layout.button(at: job.engine.leading(onScreen)) == .cancel)
  }

  @Test("a press that leaves the button and is let go elsewhere is thought better of")
  func leaves() throws {
    let job = try JobHarness()
    job.down(job.center(of: .cancel))
    #expect(job.state.pressed == .cancel)
    job.move(Point(x: 5, y: 5))
    job.move(nil)
    #expect(job.up(Point(x: 5, y: 5)) == nil)
    #expect(job.session.ending == nil && job.state.pressed == nil)
    // What is let go on a button without having been pressed on it is no click either.
    job.down(Point(x: 5, y: 5))
    #expect(job.up(job.center(of: .cancel)) == nil)
    #expect(job.session.ending == nil)
  }

  @Test("a press that comes back acts")
  func returns() throws {
    let job = try JobHarness()
    job.down(job.center(of: .cancel))
    job.move(nil)
    job.move(job.center(of: .cancel))
    #expect(job.up(job.center(of: .cancel)) == .hangUp)
  }

  @Test("OK does nothing before the end, and accepts after it")
  func accept() throws {
    let job = try JobHarness()
    job.click(.accept)
    job.press(.enter)
    job.press(.space)
    #expect(job.session.ending == nil)
    job.endInput()
    job.click(.cancel)
    #expect(job.session.ending == nil)
    job.click(.accept)
    #expect(job.session.ending == .accepted)
  }

  @Test("Enter accepts the end without any focus; one that is held down does not")
  func enter() throws {
    let job = try JobHarness()
    job.write("100\n")
    job.press(.enter, isRepeat: true)
    #expect(job.session.ending == nil)
    job.press(.enter)
    #expect(job.session.ending == .accepted)
  }

  @Test("Esc and closing are no Cancel: 1 as well, but nobody is hung up on")
  func escape() throws {
    for act in [
      { $0.press(.escape) }, { $0.close() }, { $0.press(.character("q"), isControlled: true) },
    ]
      as [(JobHarness) -> JobInput.Effect?]
    {
      let job = try JobHarness()
      #expect(act(job) == nil)
      #expect(job.session.ending == .closed)
      let ended = try JobHarness()
      ended.endInput()
      #expect(act(ended) == nil)
      #expect(ended.session.ending == .closed)
    }
  }

  @Test("a job that may not be stopped goes out of sight instead, until it has ended")
  func noCancel() throws {
    let job = try JobHarness { $0.isCancellable = false }
    #expect(job.layout.buttons[.cancel] == nil)
    #expect(job.press(.escape) == .minimize)
    #expect(job.close() == .minimize)
    #expect(job.session.ending == nil)
    job.endInput()
    #expect(job.press(.escape) == nil)
    #expect(job.session.ending == .closed)
  }

  @Test("the keyboard goes round the buttons that do something, in both ways")
  func focus() throws {
    let job = try JobHarness { $0.extraButtons = ["a", "b"] }
    var seen: [JobButton?] = []
    for _ in 0..<4 {
      job.press(.tab)
      seen.append(job.state.focus)
    }
    #expect(seen == [.extra(0), .extra(1), .cancel, .extra(0)])
    #expect(job.state.isFocusVisible)
    job.press(.tab, isShifted: true)
    #expect(job.state.focus == .cancel)
    #expect(job.press(.space) == .hangUp)
    #expect(job.session.ending == .cancelled)
  }

  @Test("backwards begins at the last, and where nothing does anything nothing has the focus")
  func focusEnds() throws {
    let job = try JobHarness()
    job.press(.tab, isShifted: true)
    #expect(job.state.focus == .cancel)
    let closed = try JobHarness {
      $0.isCancellable = false
      $0.closesWhenDone = true
    }
    closed.press(.tab)
    closed.press(.enter)
    #expect(closed.state.focus == nil && closed.session.ending == nil)
  }

  @Test("the pointer hides the focus ring")
  func pointerHidesFocus() throws {
    let job = try JobHarness()
    job.press(.tab)
    job.down(Point(x: 5, y: 5))
    #expect(!job.state.isFocusVisible)
  }

  @Test("an extra button tells its number")
  func extra() throws {
    let job = try JobHarness { $0.extraButtons = ["a", "b"] }
    #expect(job.click(.extra(1)) == nil)
    #expect(job.session.ending == .extra(1))
  }

  @Test("Cancel of a command waits for that, and asks once")
  func command() throws {
    let job = try JobHarness(.raw) { $0.source = .command }
    #expect(job.click(.cancel) == .hangUp)
    #expect(job.session.phase == .stopping)
    #expect(job.click(.cancel) == nil)
    #expect(job.press(.escape) == nil)
    job.change { $0.commandEnded(code: 0, at: $1) }
    #expect(job.session.ending == .cancelled)
  }

  @Test("a command that takes long to stop can be stopped now, by the same button")
  func stopNow() throws {
    let job = try JobHarness(.raw, text: try #require(PangoText())) { $0.source = .command }
    let before = job.layout.buttons[.cancel]
    job.click(.cancel)
    try job.wait(1)
    job.change { $0.advance(to: $1) }
    let texts = JobTexts(strings: try JobHarness.look().strings)
    #expect(texts.title(of: .cancel, in: job.state) == "Stop Now")
    #expect(job.layout.buttons[.cancel] != before)
    #expect(job.state.isEnabled(.cancel))
    job.click(.cancel)
    #expect(job.session.stop?.isForced == true)
    #expect(!job.state.isEnabled(.cancel))
  }

  @Test("the list scrolls between its ends, by keys and wheel")
  func scrolls() throws {
    let names = (1...30).map { "task \($0)" }
    let job = try JobHarness(
      .tasks(declared: names), size: Size(width: 400, height: 360))
    job.write("task 1\t10\n")
    job.press(.up)
    #expect(job.state.scroll == 0)
    job.press(.down)
    #expect(job.state.scroll == JobMetrics.rowHeight)
    job.press(.end)
    let most = 30 * JobMetrics.rowHeight - job.layout.list.size.height
    #expect(abs(job.state.scroll - most) < 1e-9)
    job.press(.pageDown)
    #expect(abs(job.state.scroll - most) < 1e-9)
    job.press(.home)
    #expect(job.state.scroll == 0)
  }
}
