import RevealCore
import RevealRaster
import RevealSDL

/// The demo without a window or a clock: a store, a scene and a renderer.
///
/// The render loop drives it by the monotonic clock and real events, a script by a virtual clock.
package final class DemoEngine {
  /// The size of the window in points.
  package private(set) var windowSize: Size
  /// The canvas.
  package private(set) var surface: Composition.Surface
  /// Where everything is.
  package private(set) var layout: DemoLayout
  /// Whether the picture has changed, but for what moves by itself.
  package internal(set) var needsFrame = true

  private let resources: Resources
  let renderer: TextureRenderer
  private let text: any TextRasterizer
  private let specification: GradientSpecification
  private var store: Store
  private var strings: Strings
  private var palette: Palette
  private var gradient: Gradient
  private var shown: ScenePicture?
  var frames = FrameReading()
  private let measurer: LineMeasurer
  private let paints = PaintResolver()

  /// Makes the demo in a state, on a renderer.
  package init(
    state: DemoState, settings: DemoSettings, resources: Resources, renderer: TextureRenderer,
    text: any TextRasterizer
  ) throws {
    self.resources = resources
    self.renderer = renderer
    self.text = text
    measurer = LineMeasurer(text)
    specification = try settings.gradient ?? resources.defaultGradient()
    palette = try resources.palette(state.theme)
    gradient = specification.gradient(in: palette)
    store = Store(state, languages: resources.languages)
    strings = try resources.strings(state.language)
    windowSize = settings.size
    let scale = settings.scale ?? .one
    surface = Composition.Surface(
      size: scale.pixels(settings.size), scale: scale, direction: state.direction)
    layout = DemoLayout(window: settings.size, state, strings, scale: scale, text: text)
  }

  /// The present state.
  package var state: DemoState { store.state }

  /// How much work the renderer did.
  package var counters: TextureRenderer.Counters { renderer.counters }

  /// Tells that the canvas has another size or scale.
  package func resize(to pixels: PixelSize, scale: DisplayScale) {
    surface.size = pixels
    surface.scale = scale
    windowSize = Size(width: scale.points(pixels.width), height: scale.points(pixels.height))
    layOut()
  }

  /// Reduces an action, and tells what is asked of the world outside.
  package func send(_ action: Action, at time: Instant) -> [Effect] {
    var before = store.state
    let effects = store.send(action, at: time, layout: layout)
    // Where the pointer is shows only in what it is over.
    before.pointer = store.state.pointer
    if store.state != before { needsFrame = true }
    follow(from: before)
    return effects
  }

  /// A place in window coordinates as the layout has it: from the leading edge.
  package func leading(_ point: Point) -> Point {
    guard state.direction == .rightToLeft else { return point }
    return Point(x: windowSize.width - point.x, y: point.y)
  }

  /// The moment at which the next frame of an animation is due; nil while nothing moves.
  package func nextFrame(after time: Instant, frame: Double) -> Instant? {
    state.nextChange(after: time, frame: frame)
  }

  /// Draws the picture of a moment on the canvas, and tells which parts of it changed.
  package func draw(at time: Instant) throws(EnvironmentError) -> [PixelRect] {
    update(at: time)
    return try draw()
  }

  /// Makes the picture of a moment, as commands.
  package func update(at time: Instant) {
    _ = store.send(.frameBegan, at: time, layout: layout)
    if state.panel == .frames {
      frames.summarize(
        at: time, isResting: nextFrame(after: time, frame: frames.budget / 1_000) == nil)
    }
    if needsFrame || state.panel == .diagnostics || shown == nil {
      shown = scene(at: time).picture()
    } else {
      // Between two changes of the state only what moves is new: a frame then allocates nothing.
      shown?.move(to: state.motion(at: time))
      shown?.show(frames)
    }
    needsFrame = false
  }

  /// Draws the picture that was made last on the canvas, and tells which parts of it changed.
  package func draw() throws(EnvironmentError) -> [PixelRect] {
    try renderer.draw(shown?.commands ?? [], on: surface)
  }

  /// What is on the canvas.
  package func snapshot() throws(EnvironmentError) -> Bitmap { try renderer.snapshot() }

  /// Starts anew after the system lost what was drawn.
  package func recover(texturesToo: Bool) {
    renderer.recover(texturesToo: texturesToo)
    needsFrame = true
  }

  /// The picture of a moment as commands.
  package func commands(at time: Instant) -> [DrawCommand] { scene(at: time).picture().commands }

  private func scene(at time: Instant) -> DemoScene {
    let counters = renderer.counters
    return DemoScene(
      state: state,
      context: SceneContext(
        layout: layout, palette: palette, strings: strings,
        gradient: gradient, scale: surface.scale, time: time,
        reading: DiagnosticReading(
          paints: counters.paints, uploads: counters.uploads, frames: counters.frames,
          renderer: renderer.name), frames: frames, text: measurer, paints: paints))
  }

  /// Reads the data that the new state needs; where it cannot be read the old data stays.
  private func follow(from before: DemoState) {
    do {
      if state.language != before.language {
        strings = try resources.strings(state.language)
        layOut()
      }
      if state.panel != before.panel || state.scene != before.scene { layOut() }
      if state.theme != before.theme {
        palette = try resources.palette(state.theme)
        gradient = specification.gradient(in: palette)
      }
    } catch {
      Console.warn("\(error)")
    }
  }

  private func layOut() {
    layout = DemoLayout(window: windowSize, state, strings, scale: surface.scale, text: text)
    store.layoutChanged(to: layout)
    needsFrame = true
  }
}
