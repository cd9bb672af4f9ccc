import CSDL2
import GradientReveal

// Ten thousand bars in a window. A frame draws, copies and shows the few that move; the others cost
// nothing. The space bar halts them all, and with them the program.

/// A hundred rows of a hundred bars, and what they measure.
final class Dashboard {
  private typealias Bar = ProgressView<LinearProgressViewStyle>

  static let rows = 100
  static let columns = 100
  static let bar = Size(width: 10, height: 4)
  static let gap = 2.0
  static let size = Size(
    width: gap + Double(columns) * (bar.width + gap),
    height: gap + Double(rows) * (bar.height + gap))

  let board: IndicatorBoard
  private let styles: [LinearProgressViewStyle]
  private var bars: [BoardItem<Bar>] = []
  private var random: UInt64 = 1

  init(on renderer: OpaquePointer) throws {
    let palette = Palette.system(Theme(appearance: .dark))
    let indicators = IndicatorRenderer(renderer, palette: palette)
    board = try IndicatorBoard(on: indicators, size: Self.size, background: palette[.window])
    styles = [
      .linear(.reveal, height: nil), .linear(.green, height: nil), .linear(.cyan, height: nil),
      .linear(.orange, height: nil),
    ]
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let rect = Rect(
          origin: Point(
            x: Self.gap + Double(column) * (Self.bar.width + Self.gap),
            y: Self.gap + Double(row) * (Self.bar.height + Self.gap)), size: Self.bar)
        let value = Double(column) / Double(Self.columns - 1)
        bars.append(board.add(content(row, value), in: rect))
      }
    }
  }

  /// Has some bars change.
  func measure(_ count: Int) {
    for _ in 0..<count {
      let index = next() % bars.count
      bars[index].content = content(index / Self.columns, Double(next() % 101) / 100)
    }
  }

  private func content(_ row: Int, _ value: Double) -> Bar {
    ProgressView(value: value).progressViewStyle(styles[row % styles.count])
  }

  /// A number that looks random, and is the same in every run.
  private func next() -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33)
  }
}

/// Everything that draws through the screen's renderer ends with this function.
func run(on screen: Screen, _ options: Options) throws {
  let dashboard = try Dashboard(on: screen.renderer)
  let board = dashboard.board
  // All there is before the first frame is the background.
  try board.copy()

  func draw(at time: Instant) throws {
    let changed = try board.draw(at: time)
    guard !options.copiesEverything else {
      try board.copy()
      return screen.showEverything()
    }
    for rect in changed { try board.copy(rect) }
    screen.show(changed)
  }

  if let frames = options.frames {
    for frame in 0..<frames {
      if frame > 0 { dashboard.measure(options.moving) }
      try draw(at: Instant(seconds: Double(frame) / 60))
    }
    return try screen.savePicture(to: options.picture)
  }

  var isHalted = false
  while true {
    var event = SDL_Event()
    // Halted, and with the last change at its end, there is nothing to draw: the wait has no end.
    let patience: Int32 = isHalted && !board.needsFrame ? -1 : 1000 / 60
    var hasEvent = SDL_WaitEventTimeout(&event, patience) == 1
    while hasEvent {
      if event.type == SDL_QUIT.rawValue { return }
      if event.type == SDL_WINDOWEVENT.rawValue { screen.showEverything() }
      if event.type == SDL_KEYDOWN.rawValue {
        switch Int(event.key.keysym.sym) {
        case Int(SDLK_ESCAPE.rawValue), Int(SDLK_q.rawValue): return
        case Int(SDLK_SPACE.rawValue): isHalted.toggle()
        default: break
        }
      }
      hasEvent = SDL_PollEvent(&event) == 1
    }
    if !isHalted { dashboard.measure(options.moving) }
    try draw(at: Screen.now)
  }
}

let screen = try Screen("Dashboard", Dashboard.size)
defer { screen.close() }
try run(on: screen, Options())
