import RevealCore

/// Reads rclone's `Transferred: 49.2 MiB / 120 MiB, 41%, …`; once there is such a line, those of
/// files and checks are passed over.
struct RcloneRule {
  private var hasTotals = false

  /// What a line says; nil where it is none of rclone's.
  mutating func read(_ line: RawLine) -> RawReading? {
    let bytes = line.bytes
    var total = line
    if !bytes.starts(with: "Transferred:") {
      guard hasTotals, bytes.starts(with: "* ") || bytes.starts(with: "Checks:") else { return nil }
      // On a pipe the next block follows the last detail without a line's end.
      guard let start = bytes.range(of: "Transferred:")?.lowerBound else { return .silent }
      total = line.suffix(from: start)
    }
    hasTotals = true
    // The other line of that name counts files.
    guard let sizes = GeneralRules.sizes(total) else { return .silent }
    guard let percent = PercentToken(in: total) else { return sizes }
    return RawReading(
      progress: Progress(value: percent.fraction.value), token: percent.range, label: sizes.label)
  }
}
