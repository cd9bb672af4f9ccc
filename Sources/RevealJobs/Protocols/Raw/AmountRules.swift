import RevealCore

/// Rules that read how much is done where the line does not say of what.
enum AmountRules {
  /// dd's `N bytes (…) copied, …`.
  static func dd(_ line: RawLine, total: JobTotal?) -> RawReading? {
    var rest = line.bytes
    guard let count = rest.popWord().wholeNumber, rest.popWord().equals("bytes"),
      rest.contains("copied,")
    else { return nil }
    return reading(count, total, .text(line.bytes))
  }

  /// borg's `1.23 GB O 1.10 GB C 45.60 MB D 1234 N path`.
  static func borg(_ line: RawLine, total: JobTotal?) -> RawReading? {
    guard let original = ScannedAmount.bytes(startOf: line.bytes), original.hasUnit,
      original.rest.starts(with: " O "), line.bytes.contains(" C "),
      let path = line.bytes.after(" N ")
    else { return nil }
    return reading(original.value, total, .text(path.trimmed))
  }

  /// pv's `49.2MiB 0:00:04 [12.3MiB/s]` without a percentage.
  static func pv(_ line: RawLine, total: JobTotal?) -> RawReading? {
    guard let size = ScannedAmount.bytes(startOf: line.bytes), size.hasUnit else { return nil }
    var rest = size.rest
    guard let clock = ScannedAmount.clock(startOf: rest.popWord()), clock.rest.isEmpty,
      rest.trimmedAtStart.first == UInt8(ascii: "["), line.bytes.contains("/s]")
    else { return nil }
    return reading(size.value, total, .text(line.bytes))
  }

  private static func reading(
    _ amount: Double, _ total: JobTotal?, _ label: RawReading.Label
  ) -> RawReading {
    guard case .bytes(let total) = total else {
      return RawReading(progress: .indeterminate, label: label)
    }
    return RawReading(progress: Progress(value: amount, total: total), label: label)
  }
}
