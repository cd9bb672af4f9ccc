/// All that a benchmark found, and where.
package struct Report: Hashable, Sendable {
  /// The version of what is written; one that is not known is not read.
  package static let schemaVersion = 1

  /// The version of the program.
  package var version: String
  /// Where it ran.
  package var environment: Environment
  /// What was asked for.
  package var settings: Settings
  /// The runs, in the order in which they were measured.
  package var runs: [Run]
  /// What the loop itself costs: a frame that draws nothing; nil where it was not measured.
  package var emptyFrame: Distribution?
  /// Whether the benchmark was stopped before it was through.
  package var isPartial: Bool
  /// What a reader must know, such as a renderer that was left out, and why.
  package var notes: [String]

  /// Makes a report.
  package init(
    version: String, environment: Environment, settings: Settings, runs: [Run] = [],
    emptyFrame: Distribution? = nil, isPartial: Bool = false, notes: [String] = []
  ) {
    self.version = version
    self.environment = environment
    self.settings = settings
    self.runs = runs
    self.emptyFrame = emptyFrame
    self.isPartial = isPartial
    self.notes = notes
  }

  /// The renderers: software, then the others by name; in whatever order they ran.
  package var renderers: [String] {
    Set(runs.map(\.renderer)).sorted { one, other in
      one != other && (one == "software" || other != "software" && one < other)
    }
  }

  /// The repetitions by renderer and technique: those that are compared in their order, then others.
  package var series: [Series] {
    let techniques = runs.reduce(into: Technique.compared) { known, run in
      if !known.contains(run.technique) { known.append(run.technique) }
    }
    return renderers.flatMap { renderer in
      techniques.compactMap { technique in
        let runs = runs.filter { $0.technique == technique && $0.renderer == renderer }
        return runs.isEmpty ? nil : Series(technique: technique, renderer: renderer, runs: runs)
      }
    }
  }

  /// How many times the median work of `reveal` on the same renderer a series takes.
  package func ratioToReveal(_ series: Series) -> Figure {
    let runs = runs.filter { $0.technique == .reveal && $0.renderer == series.renderer }
    let reveal = Series(technique: .reveal, renderer: series.renderer, runs: runs)
    guard let base = reveal.median(\.work.median).value, base > 0 else {
      return .missing("reveal was not measured on this renderer")
    }
    return series.median(\.work.median).map { $0 / base }
  }
}
