import CSDL2
import RevealCore

/// SDL's event queue, read as ``InputEvent`` values.
package final class EventQueue {
  private let session: SDLSession
  private var event = SDL_Event()

  /// Makes a reader of the session's queue.
  package init(session: SDLSession) { self.session = session }

  /// The next event that is waiting and means something; nil where there is none.
  package func next() -> InputEvent? {
    while SDL_PollEvent(&event) != 0 {
      if let translated = InputEvent(event) { return translated }
    }
    return nil
  }

  /// Sleeps until an event comes, without taking it.
  package func wait() { SDL_WaitEvent(nil) }

  /// Sleeps until an event comes or so many seconds have passed, without taking it.
  ///
  /// The wait is rounded down to milliseconds; it does nothing where it is less than one.
  package func wait(atMostSeconds seconds: Double) {
    guard seconds >= 0.001 else { return }
    SDL_WaitEventTimeout(nil, Int32(min(seconds, 3600) * 1000))
  }

  /// Sleeps for less than a second, which an event cannot end.
  package func sleep(seconds: Double) {
    guard seconds > 0, seconds < 1 else { return }
    var time = timespec(tv_sec: 0, tv_nsec: Int(seconds * 1e9))
    nanosleep(&time, nil)
  }
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension InputEvent {
  /// Reads the member of SDL's union that its type names; nil where the event means nothing here.
  init?(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT:
      self = .quit
    case SDL_KEYDOWN:
      guard let press = KeyPress(event.key) else { return nil }
      self = .keyDown(press)
    case SDL_KEYUP:
      guard let press = KeyPress(event.key) else { return nil }
      self = .keyUp(press.key)
    case SDL_MOUSEMOTION:
      self = .pointerMoved(Point(x: Double(event.motion.x), y: Double(event.motion.y)))
    case SDL_MOUSEBUTTONDOWN where event.button.button == UInt8(SDL_BUTTON_LEFT):
      self = .pointerDown(Point(x: Double(event.button.x), y: Double(event.button.y)))
    case SDL_MOUSEBUTTONUP where event.button.button == UInt8(SDL_BUTTON_LEFT):
      self = .pointerUp(Point(x: Double(event.button.x), y: Double(event.button.y)))
    case SDL_MOUSEWHEEL:
      let isFlipped = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue
      self = .wheel(Double(event.wheel.preciseY) * (isFlipped ? -1 : 1))
    case SDL_WINDOWEVENT:
      guard let translated = InputEvent(event.window) else { return nil }
      self = translated
    case SDL_RENDER_TARGETS_RESET:
      self = .contentLost(texturesToo: false)
    case SDL_RENDER_DEVICE_RESET:
      self = .contentLost(texturesToo: true)
    default:
      return nil
    }
  }

  private init?(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      self = .resized
    case SDL_WINDOWEVENT_EXPOSED:
      self = .exposed
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      self = .visibilityChanged(isVisible: false)
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      self = .visibilityChanged(isVisible: true)
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      self = .focusChanged(isFocused: true)
    case SDL_WINDOWEVENT_FOCUS_LOST:
      self = .focusChanged(isFocused: false)
    case SDL_WINDOWEVENT_LEAVE:
      self = .pointerLeft
    case SDL_WINDOWEVENT_CLOSE:
      self = .quit
    default:
      return nil
    }
  }
}
