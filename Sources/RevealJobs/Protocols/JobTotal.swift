/// How much there is to do, where the input says only how much is done.
public enum JobTotal: Hashable, Sendable {
  /// So many bytes, or whatever the input counts.
  case bytes(Double)
  /// So many seconds.
  case seconds(Double)

  /// The number, in its unit.
  public var amount: Double {
    switch self {
    case .bytes(let amount), .seconds(let amount): amount
    }
  }
}
