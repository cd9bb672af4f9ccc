/// How much there is to do, where the input says only how much is done.
public enum JobTotal: Hashable, Sendable {
  /// So many bytes, or whatever the input counts.
  case bytes(Double)
  /// So many seconds.
  case seconds(Double)

  /// Reads a total as people write it; nil where it is none, or not above 0.
  ///
  /// Bytes are `4000000`, `4G`, `4GiB` (1024 each step), `4GB` (1000); seconds are `100s`, `1:40`,
  /// `0:01:40.5`.
  public init?(_ text: String) {
    let bytes = [UInt8](text.utf8)
    let total = bytes.withUnsafeBufferPointer { Self.read($0[...].trimmed) }
    guard let total, total.amount > 0, total.amount.isFinite else { return nil }
    self = total
  }

  /// The number, in its unit.
  public var amount: Double {
    switch self {
    case .bytes(let amount), .seconds(let amount): amount
    }
  }

  private static func read(_ text: Bytes) -> JobTotal? {
    if let (seconds, rest) = ScannedAmount.clock(startOf: text), rest.isEmpty {
      return .seconds(seconds)
    }
    if text.last == UInt8(ascii: "s"), let number = ScannedNumber(startOf: text),
      number.rest.count == 1
    {
      return .seconds(number.value)
    }
    guard let (value, _, rest) = ScannedAmount.bytes(startOf: text), rest.isEmpty else {
      return nil
    }
    return .bytes(value)
  }
}
