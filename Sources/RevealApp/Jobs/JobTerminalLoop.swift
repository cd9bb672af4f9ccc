import RevealCore
import RevealJobs
import RevealSDL

/// Shows a job on standard error until it is over: where there is no display, or none is wanted.
///
/// On a terminal it draws in one line, which it takes away in the end; elsewhere it writes a few
/// plain lines.
final class JobTerminalLoop {
  private static let frame = 1.0 / 30

  private var session: JobSession
  private let look: JobLook
  private let format: ParagraphPaint.Format
  private let driver: JobDriver
  private let waker: PipeWaker
  private let clock: any Clock
  private let screen: TerminalScreen?
  private var plain: JobPlainLines
  private var shown = ""
  private var lastFrame = Instant(nanoseconds: .min / 2)

  init(
    _ session: JobSession, look: JobLook, format: ParagraphPaint.Format, driver: JobDriver,
    waker: PipeWaker, clock: any Clock
  ) {
    self.session = session
    self.look = look
    self.format = format
    self.driver = driver
    self.waker = waker
    self.clock = clock
    screen = TerminalScreen()
    plain = JobPlainLines(JobTexts(strings: look.strings), format: format)
  }

  /// Runs until the job is over, or a signal ends it, and tells how it ended.
  func run() -> JobEnding {
    TerminationSignal.leaveToLoop()
    defer { screen?.restore() }
    while true {
      let now = clock.now
      if let number = TerminationSignal.pending {
        driver.end(by: number)
        return .closed
      }
      if let news = driver.look(at: now) { driver.apply(news, to: &session, at: now) }
      session.advance(to: now)
      driver.stopIfAsked(session, at: now)
      acceptEnd(at: now)
      if let ending = session.ending, session.isOver(at: now) { return finish(ending) }
      draw(at: now)
      wait(from: now)
    }
  }

  /// There is nobody to press a button: the end is taken as seen.
  private func acceptEnd(at now: Instant) {
    switch session.phase {
    case .finished, .failed: session.accept(at: now)
    case .running, .stopping: break
    }
  }

  private func finish(_ ending: JobEnding) -> JobEnding {
    screen?.restore()
    for task in plain.failures(session) { Console.tell("  \(task)\n") }
    switch ending {
    case .failed(let code):
      for line in driver.lastLines { Console.tell("  \(line)\n") }
      Console.warn(JobTexts(strings: look.strings).failure(code))
    case .someFailed: warnOfEnd()
    case .accepted: if screen == nil { warnOfEnd() }
    default: break
    }
    return ending
  }

  private func warnOfEnd() {
    if let line = plain.last(session) { Console.warn(line) }
  }

  private func draw(at now: Instant) {
    guard let screen else {
      if let line = plain.line(session, at: now) { Console.warn(line) }
      return
    }
    guard now.seconds(since: lastFrame) >= Self.frame - 1e-4 else { return }
    session.beginFrame(at: now)
    lastFrame = now
    let line = JobTerminalLine(
      columns: screen.columns, depth: screen.depth, look: look, format: format
    ).text(session, at: now, motion: session.settings.reducesMotion ? .reduced : .full)
    guard line != shown else { return }
    shown = line
    screen.show(line)
  }

  private func wait(from now: Instant) {
    let isMoving = session.meter.isIndeterminate || session.meter.isMoving(at: now)
    let isDrawn = now.seconds(since: lastFrame) < Self.frame
    let frame = screen != nil && (isMoving || !isDrawn) ? Self.frame : nil
    let next = Instant.earliest(
      frame.map { now.advanced(bySeconds: $0) }, driver.nextLook(after: now),
      session.nextEvent(after: now), screen == nil ? plain.nextLine : nil)
    if frame == nil { driver.willWait() }
    waker.wait(atMostSeconds: next?.seconds(since: now))
  }
}
