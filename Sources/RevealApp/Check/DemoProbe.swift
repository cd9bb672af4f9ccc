import RevealCore
import RevealRaster
import RevealSDL

/// The real demo on the software renderer and a virtual clock, and pictures of it.
///
/// Pictures are in leading coordinates: of a right-to-left window the mirror image, so that one
/// expectation does for both. With a fault the bar's pixels in them are the faulty program's.
final class DemoProbe {
  let engine: DemoEngine
  private(set) var time = Instant.zero
  private let paint: RevealPaint
  private let renderer: RevealRenderer?
  private let fault: Fault?

  /// The time between two frames.
  static let frame = 1.0 / 60

  init(
    _ settings: DemoSettings, resources: Resources, text: any TextRasterizer, fault: Fault?
  ) throws {
    let theme = Theme(appearance: settings.appearance ?? .light)
    engine = try DemoEngine(
      state: DemoState(
        theme: theme, direction: settings.direction, language: settings.language),
      settings: settings, resources: resources,
      renderer: TextureRenderer(backend: try .software(), text: text), text: text)
    let palette = try resources.palette(theme)
    let specification = try settings.gradient ?? resources.gradient("default")
    paint = RevealPaint(
      gradient: specification.gradient(in: palette), track: palette[.track],
      backdrop: palette[.window])
    self.fault = fault
    renderer = fault.map(FaultyBar.renderer)
    try draw()
  }

  /// Presses a key, and draws the frame that shows it first.
  func press(_ key: Key) throws {
    _ = engine.send(.keyDown(KeyPress(key)), at: time)
    _ = engine.send(.keyUp(key), at: time)
    try draw()
  }

  /// Lets time pass, and draws what is then to be seen.
  func wait(_ seconds: Double) throws {
    time = time.advanced(bySeconds: seconds)
    try draw()
  }

  /// Draws frame after frame until nothing is due any more; at most for two seconds.
  func settle() throws {
    var frames = 0
    while let next = engine.nextFrame(after: time, frame: Self.frame), frames < 120 {
      time = next
      try draw()
      frames += 1
    }
  }

  /// Gives the window another size in points, and draws it.
  func resize(width: Double, height: Double) throws {
    let scale = engine.surface.scale
    engine.resize(to: scale.pixels(Size(width: width, height: height)), scale: scale)
    try draw()
  }

  func draw() throws { _ = try engine.draw(at: time) }

  /// What the window shows.
  func picture() throws -> Bitmap {
    let snapshot = try engine.snapshot()
    let picture = engine.surface.direction == .rightToLeft ? snapshot.mirrored : snapshot
    guard let renderer else { return picture }
    guard engine.state.isIndeterminate else {
      return picture.replacing(at: bar.origin, with: renderer(sample))
    }
    guard fault == .nanAsZero else { return picture }
    return picture.replacing(
      at: spinner.origin,
      with: Bitmap(size: spinner.size, color: (paint.backdrop ?? .clear).pixel)
    ).replacing(at: bar.origin, with: renderer(sample.masked(RevealMask(.zero))))
  }

  /// The bar as it is to be seen now.
  var sample: RevealSample {
    RevealSample(
      paint: paint, size: bar.size, scale: engine.surface.scale,
      mask: engine.state.presented.mask(at: time))
  }

  /// The bar of a picture, measured against a mask.
  func reading(_ mask: RevealMask) throws -> BarReading {
    BarReading(try picture().cropped(to: bar), BarExpectation(sample), mask)
  }

  /// The bar's pixels.
  var bar: PixelRect { pixels(engine.layout.bar) }
  /// The ring's pixels.
  var spinner: PixelRect { pixels(engine.layout.spinner) }
  /// The pixels of the activity's title.
  var label: PixelRect { pixels(engine.layout.label) }
  /// The pixels of the current value.
  var value: PixelRect { pixels(engine.layout.value) }

  private func pixels(_ rect: Rect) -> PixelRect { engine.surface.scale.pixels(rect) }
}
