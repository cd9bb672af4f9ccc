import AllocationCount
import GradientReveal
import RevealSDL

/// What a frame of a dashboard costs: as much as moves in it, however many bars there are.
@main
struct BoardBenchmark {
  static func main() throws {
    if CommandLine.arguments.contains("--allocations") { return try reportAllocations() }
    let boards = try [10, 100, 1000, 10_000].map { try BoardSteps(count: $0) }
    var cases = boards.flatMap { board in
      [1, 10, 100].filter { $0 <= board.count }.map { Case(board: board, moving: $0) }
    }
    // In turn, so that whatever else the machine does falls on all alike; the first warms up.
    for round in 0...rounds {
      for index in cases.indices { try cases[index].run(isCounted: round > 0) }
    }
    try Console.say(
      "A frame of a board, from new fractions to pixels: µs, median of \(rounds) rounds")
    try Console.say("   bars   moving   drawing   copying       both   allocations a frame")
    for entry in cases { try Console.say(entry.line) }
    try Console.say("")
    try Console.say("10000 bars to 100, as many moving: ratio (min…max)")
    for moving in [1, 10, 100] {
      try Console.say(ratio(moving, in: cases))
    }
  }

  private static let rounds = 21

  /// Says how often frames ask for memory; with that, tests can ask too.
  private static func reportAllocations() throws {
    for line in try AllocationReport().lines {
      try Console.say("\(padLeft("\(line.allocations)", to: 8))  \(line.name)")
    }
  }

  private static func ratio(_ moving: Int, in cases: [Case]) -> String {
    func both(_ count: Int) -> [Double] {
      cases.first { $0.board.count == count && $0.moving == moving }?.both ?? []
    }
    let ratios = zip(both(10_000), both(100)).map { $0 / $1 }.sorted()
    let figures = [Statistics.median(ratios), ratios.first ?? 0, ratios.last ?? 0]
      .map { DecimalText.string($0, places: 2) }
    return "\(padLeft("\(moving)", to: 6)) moving   \(figures[0])  (\(figures[1])…\(figures[2]))"
  }
}

/// A board with so many bars that move, and what its rounds cost.
private struct Case {
  let board: BoardSteps
  let moving: Int
  var costs: [BoardSteps.Cost] = []

  /// The nanoseconds of each round's frames.
  var both: [Double] { costs.map { $0.drawing + $0.copying } }

  mutating func run(isCounted: Bool) throws {
    let cost = try board.run(moving: moving)
    if isCounted { costs.append(cost) }
  }

  var line: String {
    let times = [costs.map(\.drawing), costs.map(\.copying), both].map {
      padLeft(DecimalText.string(Statistics.median($0) / 1000, places: 1), to: 10)
    }
    let allocations = Statistics.median(costs.map(\.allocations))
    let memory = allocation_count() < 0 ? "not counted" : DecimalText.string(allocations, places: 2)
    return padLeft("\(board.count)", to: 7) + padLeft("\(moving)", to: 9)
      + times.joined() + padLeft(memory, to: 14)
  }
}

/// What is made of many figures.
enum Statistics {
  /// The middle one; 0 of none.
  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }
}

private func padLeft(_ text: String, to width: Int) -> String {
  String(repeating: " ", count: max(width - text.count, 0)) + text
}
