import RevealCore

/// Reads rclone's `Transferred: 49.2 MiB / 120 MiB, 41%, …`; once there is such a line, those of
/// files and checks are passed over.
struct RcloneRule {
  private var hasTotals = false

  /// What a line says; nil where it is none of rclone's.
  mutating func read(_ line: RawLine) -> RawReading? {
    let bytes = line.bytes
    guard bytes.starts(with: "Transferred:") else {
      let isDetail = bytes.starts(with: "* ") || bytes.starts(with: "Checks:")
      return hasTotals && isDetail ? .silent : nil
    }
    hasTotals = true
    // The other line of that name counts files.
    guard let sizes = GeneralRules.sizes(line) else { return .silent }
    guard let percent = PercentToken(in: line) else { return sizes }
    return RawReading(
      progress: Progress(value: percent.fraction.value), token: percent.range, label: sizes.label)
  }
}
