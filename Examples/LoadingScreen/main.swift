import CSDL2
import GradientReveal

// A loading screen in a game's own loop: the game draws, then the library, then the game again,
// with the state that it had set before.

/// A ring and a bar for what is being loaded.
final class LoadingScreen {
  private let indicators: IndicatorRenderer
  private let ring: AnimatedIndicator<ProgressView<RingProgressViewStyle>>
  private let bar: AnimatedIndicator<ProgressView<GradientRevealProgressViewStyle>>

  init(on renderer: OpaquePointer) {
    indicators = IndicatorRenderer(renderer, palette: .system(Theme(appearance: .dark)))
    ring = AnimatedIndicator(Self.ring(0))
    bar = AnimatedIndicator(Self.bar(0))
  }

  /// Shows that so many levels of all are there.
  func show(_ loaded: Int, of total: Int) {
    ring.content = Self.ring(Double(loaded) / Double(total))
    bar.content = Self.bar(Double(loaded) / Double(total))
  }

  /// Draws over whatever is there; places are in pixels of the game's viewport.
  func draw(at time: Instant) throws {
    try indicators.draw(ring, in: Rect(x: 560, y: 16, width: 64, height: 64), at: time)
    try indicators.draw(bar, in: Rect(x: 40, y: 272, width: 560, height: 40), at: time)
  }

  private static func ring(_ part: Double) -> ProgressView<RingProgressViewStyle> {
    ProgressView(value: part).progressViewStyle(.ring(.mint, lineWidth: 10))
  }

  private static func bar(_ part: Double) -> ProgressView<GradientRevealProgressViewStyle> {
    ProgressView("Loading levels", value: part).progressViewStyle(.gradientReveal)
  }
}

/// Everything that draws through the game's renderer ends with this function.
func run(_ game: Game, _ options: Options) throws {
  let levels = 8
  let loading = LoadingScreen(on: game.renderer)

  func drawFrame(_ tick: Int) throws {
    // The game would ask its loader; here a level is there every twenty frames.
    loading.show(min(tick / 20, levels), of: levels)
    game.drawSky()
    game.beginSparks()
    for spark in 0..<4 { game.drawSpark(spark, tick: tick) }
    try loading.draw(at: Instant(seconds: Double(tick) / 60))
    // Nothing is set again: the renderer's state is the game's own.
    for spark in 4..<8 { game.drawSpark(spark, tick: tick) }
  }

  if let frames = options.frames {
    for tick in 0..<frames { try drawFrame(tick) }
    return try game.savePicture(to: options.picture)
  }

  var tick = 0
  while true {
    let due = SDL_GetTicks64() + 1000 / 60
    var event = SDL_Event()
    while SDL_PollEvent(&event) == 1 {
      if event.type == SDL_QUIT.rawValue { return }
    }
    try drawFrame(tick)
    SDL_RenderPresent(game.renderer)
    tick += 1
    // Sparks never rest, so this loop does not either: it only waits for its next frame.
    let now = SDL_GetTicks64()
    if now < due { SDL_Delay(UInt32(due - now)) }
  }
}

let game = try Game()
defer { game.close() }
try run(game, Options())
