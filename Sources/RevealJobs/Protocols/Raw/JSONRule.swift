import RevealCore

/// Reads lines of JSON as restic, borg and docker print them.
///
/// A fraction in 0…1 is `percent_done` or `progress`, hundredths are `percent` or `percentage`;
/// else it is `current` of `total`, also inside of `progressDetail`. The label is `message`, `path`,
/// `current_files` or `status`, the first that is there.
struct JSONRule {
  private var value: Double?
  private var current: Double?
  private var total: Double?
  private var originalSize: Double?
  private var isSummary = false
  private var label: (rank: Int, text: Bytes)?

  /// What a line says; nil where it begins no object.
  static func read(_ line: RawLine, total: JobTotal?) -> RawReading? {
    guard line.bytes.first == UInt8(ascii: "{") else { return nil }
    guard var members = JSONMembers(line.bytes) else { return .silent }
    var rule = JSONRule()
    while let (key, value) = members.next() { rule.take(key, value) }
    return members.isComplete ? rule.reading(total: total) : .silent
  }

  private mutating func take(_ key: Bytes, _ value: JSONMembers.Value) {
    switch value {
    case .number(let number): take(key, number)
    case .string(let text):
      if key.equals("message") { take(text, rank: 0) }
      if key.equals("path") { take(text, rank: 1) }
      if key.equals("status") { take(text, rank: 3) }
      if key.equals("message_type") { isSummary = text.equals("summary") }
    case .array(let array):
      if key.equals("current_files"), let text = JSONMembers.firstString(of: array) {
        take(text, rank: 2)
      }
    case .object(let object):
      guard key.equals("progressDetail"), var members = JSONMembers(object) else { return }
      while let (key, value) = members.next() {
        if case .number(let number) = value { take(key, number) }
      }
    case .bool, .null: break
    }
  }

  private mutating func take(_ key: Bytes, _ number: Double) {
    if key.equals("percent_done") || key.equals("progress"), number <= 1 { value = number }
    if key.equals("percent") || key.equals("percentage"), number <= 100 { value = number / 100 }
    if key.equals("current") { current = number }
    if key.equals("total") { total = number }
    if key.equals("original_size") { originalSize = number }
  }

  private mutating func take(_ text: Bytes, rank: Int) {
    guard !text.isEmpty, rank < label?.rank ?? .max else { return }
    label = (rank, text)
  }

  private func reading(total known: JobTotal?) -> RawReading {
    var reading = RawReading(label: label.map { .json($0.text) } ?? .none)
    if isSummary {
      reading.progress = Progress(value: 1)
    } else if let value {
      reading.progress = Progress(value: value)
    } else if let current, let total, total > 0 {
      reading.progress = Progress(value: current, total: total)
    } else if let originalSize {
      reading.progress =
        known.map { Progress(value: originalSize, total: $0.amount) } ?? .indeterminate
    }
    return reading
  }
}
