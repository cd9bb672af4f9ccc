import RevealCore
import RevealJobs
import RevealRaster

@testable import RevealApp
@testable import RevealSDL

/// A job's window with no window and no clock, driven as a person and a job drive it.
final class JobHarness {
  let engine: JobEngine
  private(set) var time = Instant.zero
  private var reader: JobReader
  private var updates = JobUpdates()

  init(
    _ jobProtocol: JobProtocol = .zenity, size: Size = Size(width: 400, height: 170),
    direction: LayoutDirection = .leftToRight, options: JobWindowOptions = JobWindowOptions(),
    text: any TextRasterizer = NoText(), _ change: (inout JobSettings) -> Void = { _ in }
  ) throws {
    var settings = JobSettings()
    settings.text = "Working"
    change(&settings)
    reader = JobReader(jobProtocol)
    engine = JobEngine(
      JobViewState(session: JobSession(settings, at: .zero), options: options),
      look: try Self.look(direction),
      renderer: TextureRenderer(backend: try .software(), text: text),
      text: text, size: size, scale: .one)
  }

  /// The colours and words of the light theme.
  static func look(_ direction: LayoutDirection = .leftToRight) throws -> JobLook {
    let palette = try Assets.resources.palette(Theme(appearance: .light, contrast: .normal))
    return JobLook(
      palette: palette, gradient: try Assets.resources.defaultGradient().gradient(in: palette),
      strings: try Assets.resources.strings("en"), direction: direction)
  }

  var state: JobViewState { engine.state }
  var session: JobSession { engine.state.session }
  var layout: JobLayout { engine.layout }

  /// Has the job write something.
  func write(_ text: String) {
    Array(text.utf8).withUnsafeBytes { reader.read($0, into: &updates) }
    take()
  }

  /// Has the job end its output.
  func endInput() {
    reader.end(into: &updates)
    take()
  }

  func change(_ body: (inout JobSession, Instant) -> Void) {
    engine.change { body(&$0.session, time) }
  }

  /// Lets time pass, and draws.
  func wait(_ seconds: Double) throws {
    time = time.advanced(bySeconds: seconds)
    _ = try engine.draw(at: time)
  }

  @discardableResult
  func press(
    _ key: Key, isShifted: Bool = false, isControlled: Bool = false, isRepeat: Bool = false
  ) -> JobInput.Effect? {
    let press = KeyPress(
      key, isShifted: isShifted, isControlled: isControlled, isRepeat: isRepeat)
    return send { $0.keyDown(press, &$1) }
  }

  @discardableResult
  func close() -> JobInput.Effect? { send { $0.close(&$1) } }

  func down(_ point: Point) {
    send { input, state in
      input.pointerDown(at: point, &state)
      return nil
    }
  }

  func move(_ point: Point?) {
    send { input, state in
      input.pointerMoved(to: point, &state)
      return nil
    }
  }

  @discardableResult
  func up(_ point: Point) -> JobInput.Effect? { send { $0.pointerUp(at: point, &$1) } }

  @discardableResult
  func click(_ button: JobButton) -> JobInput.Effect? {
    down(center(of: button))
    return up(center(of: button))
  }

  func center(of button: JobButton) -> Point {
    let frame = layout.buttons[button] ?? .none
    return Point(x: frame.midX, y: frame.midY)
  }

  private func take() {
    let news = updates.take()
    engine.change { $0.session.take(news, at: time) }
  }

  @discardableResult
  private func send(
    _ body: (JobInput, inout JobViewState) -> JobInput.Effect?
  ) -> JobInput.Effect? {
    let input = JobInput(layout: engine.layout, time: time)
    var effect: JobInput.Effect?
    engine.change { effect = body(input, &$0) }
    return effect
  }
}
