import RevealCore

/// Reads git's `Receiving objects:  41% (1230/3000), …`: the phases of a clone as one progress,
/// each with its share.
struct GitRule {
  private struct Stage {
    let title: StaticString
    let start: Double
    let share: Double
  }

  private static let stages = [
    Stage(title: "Counting objects:", start: 0, share: 0.025),
    Stage(title: "Compressing objects:", start: 0.025, share: 0.025),
    Stage(title: "Receiving objects:", start: 0.05, share: 0.75),
    Stage(title: "Writing objects:", start: 0.05, share: 0.75),
    Stage(title: "Unpacking objects:", start: 0.05, share: 0.75),
    Stage(title: "Resolving deltas:", start: 0.8, share: 0.15),
    Stage(title: "Updating files:", start: 0.95, share: 0.05),
    Stage(title: "Checking out files:", start: 0.95, share: 0.05),
    Stage(title: "Filtering content:", start: 0.95, share: 0.05),
  ]
  /// From here on objects that are counted are another repository's.
  private static let lateStart = 0.94

  private var furthest = 0.0

  /// What a row says; nil where the line is none.
  mutating func read(_ line: RawLine) -> RawReading? {
    var text = line.bytes
    if text.starts(with: "remote: ") { text = text.dropFirst(8) }
    guard let stage = Self.stages.first(where: { text.starts(with: $0.title) }),
      let percent = PercentToken(in: line)
    else { return nil }
    let part = CountToken(in: line).map { $0.part / $0.whole } ?? percent.fraction.value
    let value = stage.start + stage.share * part
    var reading = RawReading(label: .text(text.prefix(stage.title.utf8CodeUnitCount - 1)))
    // A new repository is a fall as any other series has it, from the end to the start.
    if furthest >= Self.lateStart, stage.start == 0 { furthest = 0 }
    furthest = max(furthest, value)
    reading.progress = Progress(value: furthest)
    return reading
  }
}
