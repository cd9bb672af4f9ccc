/// How evenly frames come, against a budget.
package struct Smoothness: Hashable, Sendable {
  /// How many frame times were looked at.
  package let frames: Int
  /// The time that a frame may take, in milliseconds.
  package let budget: Double
  /// How many frames took more than twice the budget.
  package let jank: Int
  /// How many frames stutter.
  package let stutter: Figure
  /// The refreshes without a new frame.
  package let missed: MissedFrames

  /// A frame is janky from this many budgets on (Android's JankStats).
  package static let jankFactor = 2.0

  /// Looks at frame times in milliseconds.
  package init(_ times: [Double], budget: Double) {
    frames = times.count
    self.budget = budget
    jank = times.count { $0 > Self.jankFactor * budget }
    stutter = Figure(needing: Stutter.window, of: times.count) {
      Double(Stutter(times).frames.count)
    }
    missed = MissedFrames(times, budget: budget)
  }
}

extension Smoothness: Codable {
  /// Writes the counts, and the budget in milliseconds.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(missed, forKey: .missed)
    var table = FigureTable()
    table["frames"] = .value(Double(frames))
    table["budget_ms"] = Figure(budget)
    table["jank"] = .value(Double(jank))
    table["stutter"] = stutter
    try container.encode(table, forKey: .figures)
  }

  /// Reads what was written.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    missed = try container.decode(MissedFrames.self, forKey: .missed)
    let table = try container.decode(FigureTable.self, forKey: .figures)
    frames = try table.count("frames")
    budget = try table.figure("budget_ms").value ?? 0
    jank = try table.count("jank")
    stutter = try table.figure("stutter")
  }

  private enum CodingKeys: String, CodingKey {
    case missed, figures
  }
}
