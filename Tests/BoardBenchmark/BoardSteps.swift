import AllocationCount
import GradientReveal
import RevealSDL

/// A board of bars on a program's renderer, some of which move.
final class BoardSteps {
  /// What the middle one of some frames costs.
  struct Cost {
    /// The time to draw what moved on the board, in nanoseconds.
    let drawing: Double
    /// The time to copy that to the program's target, in nanoseconds.
    let copying: Double
    /// Calls for memory a frame.
    let allocations: Double
  }

  /// The number of bars.
  let count: Int

  private typealias Bar = ProgressView<LinearProgressViewStyle>

  private let host: MemoryHost
  private let board: IndicatorBoard
  private let style = LinearProgressViewStyle(fill: .reveal, height: nil)
  private var bars: [BoardItem<Bar>] = []
  private var isFull: [Bool]
  private var time = Instant.zero

  /// Frames in a second, during which a bar goes from end to end and is in flight in each.
  private static let frames = 60
  private static let animation = Animation(
    curve: .linear, duration: Double(frames + 1) / Double(frames))
  private static let columns = 100

  init(count: Int) throws {
    self.count = count
    let rows = (count + Self.columns - 1) / Self.columns
    let size = Size(width: Double(min(count, Self.columns)) * 12, height: Double(rows) * 6)
    host = try MemoryHost(width: Int(size.width), height: Int(size.height))
    let palette = Palette.system()
    board = try IndicatorBoard(
      on: IndicatorRenderer(host.renderer, palette: palette), size: size,
      background: palette[.window])
    isFull = Array(repeating: false, count: count)
    for index in 0..<count {
      let rect = Rect(
        x: Double(index % Self.columns) * 12 + 1, y: Double(index / Self.columns) * 6 + 1,
        width: 10, height: 4)
      bars.append(board.add(bar(0), in: rect, animation: Self.animation))
    }
    _ = try board.draw(at: time)
  }

  /// Has some bars, spread over the board, go to their other end, and measures a second of it.
  func run(moving: Int) throws -> Cost {
    for number in 0..<moving {
      let index = number * count / moving
      isFull[index].toggle()
      bars[index].content = bar(isFull[index] ? 1 : 0)
    }
    var drawing: [Double] = []
    var copying: [Double] = []
    drawing.reserveCapacity(Self.frames)
    copying.reserveCapacity(Self.frames)
    let clock = MonotonicClock()
    let allocations = allocation_count()
    for _ in 0..<Self.frames {
      let start = clock.now
      let damage = try step()
      let middle = clock.now
      for rect in damage { try board.copy(rect) }
      host.flush()
      let end = clock.now
      drawing.append(middle.seconds(since: start) * 1e9)
      copying.append(end.seconds(since: middle) * 1e9)
    }
    let asked = allocation_count() - allocations
    while board.needsFrame { _ = try step() }
    return Cost(
      drawing: Statistics.median(drawing), copying: Statistics.median(copying),
      allocations: Double(asked) / Double(Self.frames))
  }

  private func step() throws -> [PixelRect] {
    time = time.advanced(bySeconds: 1 / Double(Self.frames))
    return try board.draw(at: time)
  }

  private func bar(_ value: Double) -> Bar {
    ProgressView(value: value).progressViewStyle(style)
  }
}
