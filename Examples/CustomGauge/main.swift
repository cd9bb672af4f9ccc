import CSDL2
import GradientReveal

// A gauge in a style of the program's own; ↑ and ↓ change its value.

/// Something measured between bounds.
struct Statistic {
  static let bounds = -20.0...100

  var title = "Attack"
  var value = bounds.lowerBound {
    didSet { value = min(max(value, Self.bounds.lowerBound), Self.bounds.upperBound) }
  }

  /// What it looks like.
  var body: some Indicator {
    Gauge(value: value, in: Self.bounds) {
    } currentValueLabel: {
      Text("\(title): \(Int(value))")
    }
    .gaugeStyle(
      OverallGaugeStyle {
        VStack {
          Text("Overall").font(.headline)
          Text("of \(Int(Self.bounds.upperBound))").foregroundStyle(.secondaryLabel)
        }
      })
  }
}

/// Everything that draws through the screen's renderer ends with this function.
func run(on screen: Screen, _ options: Options) throws {
  var statistic = Statistic()
  let indicators = IndicatorRenderer(screen.renderer, backdrop: .white)
  let view = AnimatedIndicator(
    statistic.body, animation: Animation(curve: .easeInOut, duration: 0.5))

  func draw(at time: Instant) throws {
    if indicators.scale != screen.scale { indicators.scale = screen.scale }
    SDL_SetRenderDrawColor(screen.renderer, 255, 255, 255, 255)
    SDL_RenderClear(screen.renderer)
    try indicators.draw(view, in: Rect(origin: Point(x: 0, y: 0), size: screen.size), at: time)
  }

  // The first value shows at once; the one that follows sweeps up from it.
  try draw(at: .zero)
  statistic.value = 70
  view.content = statistic.body

  if let frames = options.frames {
    for frame in 0..<frames { try draw(at: Instant(seconds: Double(frame) / 60)) }
    return try screen.savePicture(to: options.picture)
  }

  var patience: Int32 = 0
  while true {
    var event = SDL_Event()
    // Until something moves again there is nothing to draw: the wait then has no end.
    var hasEvent = SDL_WaitEventTimeout(&event, patience) == 1
    while hasEvent {
      if event.type == SDL_QUIT.rawValue { return }
      if event.type == SDL_KEYDOWN.rawValue {
        switch Int(event.key.keysym.sym) {
        case Int(SDLK_ESCAPE.rawValue), Int(SDLK_q.rawValue): return
        case Int(SDLK_UP.rawValue): statistic.value += 10
        case Int(SDLK_DOWN.rawValue): statistic.value -= 10
        default: break
        }
        view.content = statistic.body
      }
      hasEvent = SDL_PollEvent(&event) == 1
    }
    let now = Screen.now
    try draw(at: now)
    SDL_RenderPresent(screen.renderer)
    patience = view.isAnimating(at: now) ? 1000 / 60 : -1
  }
}

let screen = try Screen("Custom Gauge", width: 320, height: 340)
defer { screen.close() }
try run(on: screen, Options())
