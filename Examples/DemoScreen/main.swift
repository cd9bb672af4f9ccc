import CSDL2
import GradientReveal

// The article's demo: one progress view, and keys in the place of its slider, buttons and toggle.
//
//   0 1 2 3 4   nothing, a quarter, a half, three quarters, everything
//   ← →         one hundredth less or more
//   I           indeterminate, and back
//   Q, Escape   quit

/// What the program is about; the library knows nothing of it.
struct Activity {
  var progress = 0.25
  var isIndeterminate = false

  mutating func press(_ key: UInt8) {
    switch key {
    case UInt8(ascii: "0")...UInt8(ascii: "4"):
      set(Double(key - UInt8(ascii: "0")) / 4)
    case UInt8(ascii: "i"): isIndeterminate.toggle()
    default: break
    }
  }

  mutating func step(by hundredths: Double) {
    set(((progress * 100).rounded() + hundredths) / 100)
  }

  private mutating func set(_ value: Double) {
    // As in the article, its controls are disabled while nobody can put a number to the activity.
    if !isIndeterminate { progress = min(max(value, 0), 1) }
  }

  /// What it looks like.
  var body: some Indicator {
    ProgressView(value: isIndeterminate ? nil : progress, total: 1) {
      Text("Sample activity")
    } currentValueLabel: {
      if isIndeterminate {
        Text("In progress")
      } else {
        Text("\(Int((progress * 100).rounded()))%")
      }
    }
    .progressViewStyle(.gradientReveal)
  }
}

/// Everything that draws through the screen's renderer ends with this function.
func run(on screen: Screen, _ options: Options) throws {
  var activity = Activity()
  let palette = Palette.system()
  let paper = palette[.window]
  let indicators = IndicatorRenderer(screen.renderer, palette: palette, backdrop: paper)
  let view = AnimatedIndicator(activity.body)

  func draw(at time: Instant) throws {
    if indicators.scale != screen.scale { indicators.scale = screen.scale }
    let color = paper.pixel
    SDL_SetRenderDrawColor(screen.renderer, color.red, color.green, color.blue, 255)
    SDL_RenderClear(screen.renderer)
    let window = Rect(origin: Point(x: 0, y: 0), size: screen.size)
    try indicators.draw(view, in: window.insetBy(24), at: time)
  }

  if let frames = options.frames {
    for key in options.keys.utf8 { activity.press(key) }
    view.content = activity.body
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
        case Int(SDLK_LEFT.rawValue): activity.step(by: -1)
        case Int(SDLK_RIGHT.rawValue): activity.step(by: 1)
        case let key: activity.press(UInt8(clamping: key))
        }
        view.content = activity.body
      }
      hasEvent = SDL_PollEvent(&event) == 1
    }
    let now = Screen.now
    try draw(at: now)
    SDL_RenderPresent(screen.renderer)
    patience = view.isAnimating(at: now) ? 1000 / 60 : -1
  }
}

let screen = try Screen("Gradient Reveal", width: 520, height: 120)
defer { screen.close() }
try run(on: screen, Options())
