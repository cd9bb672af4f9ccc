import RevealCore
import RevealRaster

@testable import RevealApp
@testable import RevealSDL

/// The whole demo with no window, on a virtual clock, driven as a person drives it.
final class DemoDriver {
  let engine: DemoEngine
  private(set) var time = Instant.zero

  /// The time between two frames.
  static let frame = 1.0 / 60

  /// Starts the demo and draws its first frame.
  init(
    text: any TextRasterizer = NoText(), _ change: (inout DemoSettings) -> Void = { _ in }
  ) throws {
    var settings = DemoSettings()
    change(&settings)
    engine = try DemoEngine(
      state: Demo.state(settings, desktop: DesktopSettings()), settings: settings,
      resources: Assets.resources, renderer: TextureRenderer(backend: .software(), text: text),
      text: text)
    try draw()
  }

  var state: DemoState { engine.state }
  var layout: DemoLayout { engine.layout }

  /// The presented fraction now.
  var shown: Double { state.presented.value(at: time).value }

  /// When the next frame is due.
  var nextFrame: Instant? { engine.nextFrame(after: time, frame: Self.frame) }

  @discardableResult
  func send(_ actions: Action...) -> [Effect] {
    actions.flatMap { engine.send($0, at: time) }
  }

  /// Presses a key of that name and lets it go.
  @discardableResult
  func press(_ name: String) -> [Effect] {
    guard let press = KeyPress(named: name) else { preconditionFailure("no key: \(name)") }
    return send(.keyDown(press), .keyUp(press.key))
  }

  /// What the keyboard sends while a key of that name is held down.
  @discardableResult
  func repeatKey(_ name: String) -> [Effect] {
    guard var press = KeyPress(named: name) else { preconditionFailure("no key: \(name)") }
    press.isRepeat = true
    return send(.keyDown(press))
  }

  func click(_ control: Control) { click(center(of: control)) }

  func click(_ point: Point) {
    send(.pointerMoved(point), .pointerDown(point), .pointerUp(point))
  }

  /// Lets time pass, with no frame.
  func pass(_ seconds: Double) { time = time.advanced(bySeconds: seconds) }

  @discardableResult
  func draw() throws -> [PixelRect] { try engine.draw(at: time) }

  /// Lets time pass and draws.
  func wait(_ seconds: Double) throws {
    pass(seconds)
    try draw()
  }

  /// Draws frame after frame until nothing is due; gives how many frames that took.
  @discardableResult
  func settle() throws -> Int {
    var frames = 0
    try draw()
    while let next = nextFrame, frames < 1000 {
      time = next
      try draw()
      frames += 1
    }
    return frames
  }

  func resize(_ width: Double, _ height: Double) {
    let scale = engine.surface.scale
    engine.resize(to: scale.pixels(Size(width: width, height: height)), scale: scale)
  }

  func center(of control: Control) -> Point {
    let frame = layout.frame(of: control)
    return Point(x: frame.midX, y: frame.midY)
  }

  /// The middle of the slider's handle.
  var handle: Point {
    let frame = layout.sliderHandle(at: state.fraction)
    return Point(x: frame.midX, y: frame.midY)
  }

  /// Where the handle's middle would be at a fraction; beyond 0…1 is beyond the ends.
  func sliderPlace(_ fraction: Double) -> Point {
    let first = layout.sliderHandle(at: .zero)
    let last = layout.sliderHandle(at: .one)
    return Point(x: first.midX + (last.midX - first.midX) * fraction, y: first.midY)
  }
}
