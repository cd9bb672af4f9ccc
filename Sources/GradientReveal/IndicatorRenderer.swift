import RevealRaster
import RevealSDL

/// Draws indicators through an `SDL_Renderer` that your program owns.
///
/// The renderer's draw colour, blend mode, scale, target, viewport and clip are afterwards as they
/// were. The window, the events and the clock are yours: the time of a frame is an argument. Like
/// SDL's renderer itself, use this from one thread, and let go of it, and of all that was drawn with
/// it, before you destroy SDL's.
public final class IndicatorRenderer {
  /// The colours; by default the system's light ones.
  public var palette: Palette { didSet { settingsChanged() } }
  /// The pixels of a point: the target's width in pixels divided by its width in points.
  public var scale: DisplayScale { didSet { settingsChanged() } }
  /// The side on which reading, and so every bar, begins.
  public var direction: LayoutDirection { didSet { settingsChanged() } }
  /// The colour behind the indicators, where it is one and known.
  ///
  /// Pictures are then painted over it once, and each frame merely copied.
  public var backdrop: Color? { didSet { settingsChanged() } }
  /// Whether people asked for less motion: values then change at once, and rings turn slowly.
  public var reducesMotion = false

  /// Pictures painted so far: it stands still while nothing but values change.
  public var picturesPainted: Int { host.paints }

  let host: HostRenderer
  private let measurer: LineMeasurer
  private let paints = PaintResolver()
  private(set) var settings = 0

  /// Makes a renderer that draws through yours, an `SDL_Renderer *`.
  public init(
    _ renderer: OpaquePointer, palette: Palette = .system(), scale: DisplayScale = .one,
    direction: LayoutDirection = .leftToRight, backdrop: Color? = nil
  ) {
    let text = LazyText()
    host = HostRenderer(renderer, text: text)
    measurer = LineMeasurer(text)
    self.palette = palette
    self.scale = scale
    self.direction = direction
    self.backdrop = backdrop
  }

  /// Draws an indicator in a rectangle of the target, in points, as it is at a moment.
  ///
  /// The rectangle's x is from the target's left edge, whatever the direction. An indicator that is
  /// smaller is centred. The first frame after a change starts its animation. Throws what SDL
  /// cannot do.
  public func draw<Content: Indicator>(
    _ indicator: AnimatedIndicator<Content>, in rect: Rect, at time: Instant
  ) throws(RenderingError) {
    let target = scale.pixels(rect)
    guard !target.isEmpty else { return }
    guard PictureLimit.allows(target.size) else { throw RenderingError(tooLarge: target.size) }
    indicator.update(frame: target.size, by: self, at: time, background: nil)
    try rendering { () throws(EnvironmentError) in
      try host.draw(
        indicator.drawing(by: self), indicator.commands, at: target.origin,
        on: surface(target.size))
    }
  }

  /// Gives all textures back, as after SDL says that the device was reset; they are made again.
  public func reset() { host.removeTextures() }

  func surface(_ size: PixelSize) -> Composition.Surface {
    Composition.Surface(size: size, scale: scale, direction: direction)
  }

  func context(isResting: Bool, spinnerPhase: Int, backdrop: Color?) -> ViewContext {
    ViewContext(
      palette: palette, scale: scale, backdrop: backdrop ?? self.backdrop, text: measurer,
      isResting: isResting, spinnerPhase: spinnerPhase, paints: paints, direction: direction)
  }

  private func settingsChanged() { settings += 1 }
}
