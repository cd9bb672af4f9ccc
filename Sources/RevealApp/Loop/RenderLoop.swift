import RevealCore
import RevealRaster
import RevealSDL

/// Owns the window, the clock and the demo: waits, reduces, draws what changed, presents it.
///
/// While nothing moves and nothing happens it sleeps in the event wait, and draws no frame.
@MainActor
package final class RenderLoop {
  private let window: Window
  private let events: EventQueue
  private let engine: DemoEngine
  private let presenter: Presenter
  private let clock: any Clock
  private let screenshots: ScreenshotFolder
  private var isVisible = true
  private var isEnding = false
  private var lastFrame = Instant(nanoseconds: .min / 2)
  private var frameInterval: Double

  /// Makes a loop around an open window.
  package init(
    window: Window, events: EventQueue, engine: DemoEngine, presenter: Presenter,
    clock: any Clock = MonotonicClock()
  ) {
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
    window.show()
    TerminationSignal.leaveToEventLoop()
    afterFirstFrame()
    while true {
      while let event = events.next() { try handle(event) }
      if isEnding { return }
      var now = clock.now
      if isVisible, let due = nextFrame(after: now), due <= now {
        try drawFrame(at: now)
        now = clock.now
      }
      // Straight to the next wait: to look for events in between would ask the display once more.
      guard isVisible, let due = nextFrame(after: now) else {
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
      events.wait(atMostSeconds: seconds - frameInterval)
    } else {
      events.sleep(seconds: seconds)
    }
  }

  private func drawFrame(at time: Instant) throws(EnvironmentError) {
    let damage = try engine.draw(at: time)
    lastFrame = time
    guard !damage.isEmpty else { return }
    try presenter.present(damage, canvas: engine.surface.size)
    _ = engine.send(.presented(computedFor: time, at: clock.now), at: time)
  }

  private func handle(_ event: InputEvent) throws(EnvironmentError) {
    switch event {
    case .quit:
      isEnding = true
    case .resized:
      matchWindow()
    case .exposed:
      try presenter.presentAll(canvas: engine.surface.size)
    case .visibilityChanged(let isVisible):
      self.isVisible = isVisible && window.isVisible
    case .contentLost(let texturesToo):
      engine.recover(texturesToo: texturesToo)
    case .focusChanged(let isFocused):
      if !isFocused { send(.focusLost) }
    case .keyDown(let press):
      send(.keyDown(press))
    case .keyUp(let key):
      send(.keyUp(key))
    case .pointerMoved(let place):
      send(.pointerMoved(point(place)))
    case .pointerDown(let place):
      send(.pointerDown(point(place)))
    case .pointerUp(let place):
      send(.pointerUp(point(place)))
    case .pointerLeft:
      send(.pointerLeft)
    case .wheel(let steps):
      send(.wheel(steps))
    }
  }

  private func point(_ place: Point) -> Point { engine.leading(window.points(place)) }

  private func send(_ action: Action) {
    for effect in engine.send(action, at: clock.now) {
      switch effect {
      case .quit: isEnding = true
      case .setFullScreen(let isFullScreen): window.setFullScreen(isFullScreen)
      case .screenshot: screenshots.write(try? engine.snapshot())
      }
    }
  }

  private func matchWindow() {
    let size = window.drawableSize
    let scale = window.scale
    frameInterval = window.refreshInterval
    if size != engine.surface.size || scale != engine.surface.scale {
      engine.resize(to: size, scale: scale)
    }
  }
}
