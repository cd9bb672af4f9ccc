import RevealCore
import RevealSDL

/// Owns the window, the clock and the demo: waits, reduces, draws what changed, presents it.
///
/// While nothing moves and nothing happens it sleeps in the event wait, and draws no frame.
@MainActor
package final class RenderLoop {
  let window: Window
  private let events: EventQueue
  let engine: DemoEngine
  let presenter: Presenter
  let clock: any Clock
  let screenshots: ScreenshotFolder
  var isVisible = true
  var isEnding = false
  private var lastFrame = Instant(nanoseconds: .min / 2)
  private var frameInterval: Double
  private(set) var recorder: FrameRecorder

  /// Makes a loop around an open window; it records so many frames for a file.
  package init(
    window: Window, events: EventQueue, engine: DemoEngine, presenter: Presenter,
    recordedFrames: Int = 0, clock: any Clock = MonotonicClock()
  ) {
    recorder = FrameRecorder(capacity: recordedFrames)
    self.window = window
    self.events = events
    self.engine = engine
    self.presenter = presenter
    self.clock = clock
    screenshots = ScreenshotFolder()
    frameInterval = window.refreshInterval
  }

  /// Runs until the user, or a signal, asks to end.
  ///
  /// `afterFirstFrame` is for what can wait until something is seen.
  package func run(afterFirstFrame: () -> Void = {}) throws(EnvironmentError) {
    matchWindow()
    try drawFrame(at: clock.now)
    // The first frame paints every picture, and nobody waits for it between two others.
    recorder.discardWarmUp()
    rest()
    window.show()
    TerminationSignal.leaveToEventLoop(patience: TerminationSignal.windowPatience)
    afterFirstFrame()
    while true {
      let start = clock.now
      while let event = events.next() { try handle(event) }
      if isEnding { return }
      var now = clock.now
      recorder.handledEvents(from: start, to: now)
      if isVisible, let due = nextFrame(after: now), due <= now {
        try drawFrame(at: now)
        now = clock.now
      }
      // Straight to the next wait: to look for events in between would ask the display once more.
      guard isVisible, let due = nextFrame(after: now) else {
        rest()
        events.wait()
        continue
      }
      wait(until: due, from: now)
    }
  }

  /// When the next frame is to be drawn; nil while there is nothing to draw.
  ///
  /// Two frames are never closer than the display's refresh, so that a burst of events is one frame.
  private func nextFrame(after now: Instant) -> Instant? {
    let earliest = lastFrame.advanced(bySeconds: frameInterval)
    if engine.needsFrame { return max(earliest, now) }
    // Asked of the last frame, not of now: so the frame in which an animation comes to rest is due.
    return engine.nextFrame(after: lastFrame, frame: frameInterval).map { max($0, earliest) }
  }

  /// Sleeps towards a deadline: at length in the event wait, the last of it exactly.
  private func wait(until due: Instant, from now: Instant) {
    let seconds = due.seconds(since: now)
    if seconds > 2 * frameInterval {
      rest()
      events.wait(atMostSeconds: seconds - frameInterval)
    } else {
      events.sleep(seconds: seconds)
    }
  }

  private func drawFrame(at time: Instant) throws(EnvironmentError) {
    engine.update(at: time)
    let updated = clock.now
    let damage = try engine.draw()
    let drawn = clock.now
    lastFrame = time
    // Where nothing changed the frame is seen already.
    var presented = drawn
    if !damage.isEmpty {
      try presenter.present(damage, canvas: engine.surface.size)
      presented = clock.now
    }
    engine.record(
      recorder.append(
        begun: time, updated: updated, drawn: drawn, presented: presented,
        engine.state.motion(at: time).mask.fraction,
        isInFlight: engine.state.presented.isAnimating(at: time)))
    if !damage.isEmpty {
      _ = engine.send(.presented(computedFor: time, at: presented), at: time)
    }
  }

  /// Nothing is to be drawn for a while; that is no frame that takes long.
  private func rest() {
    recorder.rest()
    engine.rest()
  }

  func matchWindow() {
    let size = window.drawableSize
    let scale = window.scale
    frameInterval = window.refreshInterval
    engine.refreshHertz = window.knownRefreshRate
    if size != engine.surface.size || scale != engine.surface.scale {
      engine.resize(to: size, scale: scale)
    }
  }
}
