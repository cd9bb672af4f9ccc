/// The repetitions of one technique on one renderer.
package struct Series: Hashable, Sendable {
  /// How progress was shown.
  package let technique: Technique
  /// What drew it.
  package let renderer: String
  /// The repetitions.
  package let runs: [Run]

  /// "reveal on software".
  package var name: String { "\(technique.rawValue) on \(renderer)" }

  /// The figure of each repetition that has it.
  package func values(_ figure: (Summary) -> Figure) -> [Double] {
    runs.compactMap { figure($0.summary).value }
  }

  /// The median of the repetitions' figures; where one has none, why.
  ///
  /// Frames within a run depend on each other, so a run counts as one. All must have the figure:
  /// those that are fast enough to have it would not stand for the others.
  package func median(_ figure: (Summary) -> Figure) -> Figure {
    let values = values(figure)
    guard values.count < runs.count else {
      return runs.isEmpty ? .missing("no run") : Figure(Sample(values).median)
    }
    let missing = runs.map { figure($0.summary) }.first { $0.value == nil }
    return missing ?? .missing("no run")
  }

  /// The greatest of the repetitions' figures; where none has it, why.
  package func greatest(_ figure: (Summary) -> Figure) -> Figure {
    values(figure).max().map(Figure.init) ?? median(figure)
  }

  /// The sum of the repetitions' counts.
  package func total(_ count: (Summary) -> Int) -> Int {
    runs.reduce(0) { $0 &+ count($1.summary) }
  }

  /// The sum of the repetitions' figures; where none has it, why.
  package func total(of figure: (Summary) -> Figure) -> Figure {
    let values = values(figure)
    return values.isEmpty ? median(figure) : Figure(Sample(values).sum)
  }

  /// The frame times of all repetitions in buckets.
  package var histogram: Histogram {
    runs.reduce(Histogram()) { $0.merged(with: $1.summary.histogram) }
  }

  /// The frame times of all repetitions in milliseconds, in their order; empty without frames.
  package var times: [Double] {
    runs.flatMap { run in run.frames.compactMap(\.interval).map(\.milliseconds) }
  }
}
