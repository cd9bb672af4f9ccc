import RevealCore
import RevealJobs
import RevealSDL

/// Shows a job in a window until that is over: waits, reads, draws what changed, presents it.
@MainActor
final class JobWindowLoop {
  let window: Window
  let events: EventQueue
  let engine: JobEngine
  let presenter: Presenter
  let driver: JobDriver
  let clock: any Clock
  var isVisible = true
  var hasFocus = true
  private var lastFrame = Instant(nanoseconds: .min / 2)
  var attention = Attention()
  var frameInterval: Double
  let announcer: JobAnnouncer
  private let notifies: Bool
  private var wantedHeight: Double?
  /// The seconds until a frame for which events may wait: about a frame of a slow display.
  private static let shortWait = 1.0 / 29

  init(
    window: Window, events: EventQueue, engine: JobEngine, presenter: Presenter,
    driver: JobDriver, title: String, notifies: Bool, clock: any Clock
  ) {
    self.notifies = notifies
    self.window = window
    self.events = events
    self.engine = engine
    self.presenter = presenter
    self.driver = driver
    self.clock = clock
    announcer = JobAnnouncer(window: window, title: title, texts: engine.texts)
    frameInterval = window.refreshInterval
  }

  /// Runs until the display of the job is over, and tells how it ended.
  func run(afterFirstFrame: () -> Void = {}) throws(EnvironmentError) -> JobEnding {
    matchWindow()
    try drawFrame(at: clock.now)
    window.show()
    TerminationSignal.leaveToEventLoop(patience: TerminationSignal.windowPatience)
    afterFirstFrame()
    while true {
      var now = clock.now
      if attention.isDue(at: now) { try handleEvents(at: now) }
      follow(at: now)
      if let ending = engine.state.session.ending, engine.state.session.isOver(at: now) {
        announcer.finish()
        return ending
      }
      if isVisible, let due = nextFrame(after: now), due <= now {
        try drawFrame(at: now)
        now = clock.now
      }
      wait(from: now)
    }
  }

  /// Takes in what the job said, and does what the state asks for.
  private func follow(at now: Instant) {
    if let news = driver.look(at: now) {
      engine.change { state in
        let before = (phase: state.session.phase, isAcceptable: state.session.isAcceptable)
        driver.apply(news, to: &state.session, at: now)
        if state.isFailed { state.log = driver.lastLines }
        if state.session.phase != before.phase { state.pressed = nil }
        if state.session.isAcceptable, !before.isAcceptable { becameAcceptable(&state) }
      }
    }
    engine.advance(to: now)
    if engine.state.session.isDue(at: now) {
      engine.change { $0.session.advance(to: now) }
    }
    driver.stopIfAsked(engine.state.session, at: now)
    announcer.tell(JobHeadline(engine.state.session, hasFocus: hasFocus), at: now)
  }

  /// The end of a job is where the keyboard goes to what says that it was seen.
  private func becameAcceptable(_ state: inout JobViewState) {
    if notifies, !hasFocus {
      announcer.notify(engine.texts.text(of: JobStatus(state.session)))
    }
    guard state.buttons.contains(.accept) else { return }
    state.focus = .accept
    if !hasFocus { window.askForAttention() }
  }

  /// A label that needs more lines makes the window higher; it never becomes lower by itself.
  private func growIfNeeded() {
    guard engine.state.options.height == nil else { return }
    let ideal = engine.idealHeight
    // Who made the window lower is asked for room again only when there is more to show.
    guard ideal != wantedHeight else { return }
    wantedHeight = ideal
    let height = min(ideal, window.usableHeight ?? .infinity)
    if height > engine.surface.scale.points(window.drawableSize.height) + 0.5 {
      window.setHeight(height)
    }
  }

  private func nextFrame(after now: Instant) -> Instant? {
    let earliest = lastFrame.advanced(bySeconds: frameInterval)
    if engine.needsFrame { return max(earliest, now) }
    return engine.nextFrame(after: lastFrame, frame: frameInterval).map { max($0, earliest) }
  }

  private func wait(from now: Instant) {
    let frame = isVisible ? nextFrame(after: now) : nil
    let next = Instant.earliest(
      frame, driver.nextLook(after: now), engine.state.session.nextEvent(after: now),
      announcer.due)
    let seconds = next?.seconds(since: now)
    // Whatever comes could not be seen before such a frame: one wake for all of it is enough.
    let isFrameSoon = frame.map { $0.seconds(since: now) <= Self.shortWait } ?? false
    if let seconds, isFrameSoon || seconds < 0.001 { return events.sleep(seconds: seconds) }
    driver.willWait()
    if let seconds { events.wait(atMostSeconds: seconds) } else { events.wait() }
    attention.waited()
  }

  private func drawFrame(at time: Instant) throws(EnvironmentError) {
    growIfNeeded()
    let damage = try engine.draw(at: time)
    lastFrame = time
    guard !damage.isEmpty else { return }
    try presenter.present(damage, canvas: engine.surface.size)
    engine.presented(frame: time, at: clock.now)
  }
}
