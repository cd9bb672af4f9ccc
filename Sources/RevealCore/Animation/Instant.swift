/// A moment on the monotonic clock, in nanoseconds from an arbitrary start.
///
/// Differences are right for moments less than 292 years apart.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds from the clock's start.
  public let nanoseconds: Int64

  /// The clock's start.
  public static let zero = Instant(nanoseconds: 0)

  /// Makes a moment from nanoseconds.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Makes the moment so many seconds after the clock's start, pinned to ±9e9 s; NaN is the start.
  public init(seconds: Double) {
    let limited = seconds.isNaN ? 0 : min(max(seconds, -9e9), 9e9)
    nanoseconds = Int64((limited * 1e9).rounded())
  }

  /// The seconds since an earlier moment; negative since a later one.
  public func seconds(since earlier: Instant) -> Double {
    Double(nanoseconds &- earlier.nanoseconds) * 1e-9
  }

  /// The moment so many seconds later; earlier where they are negative.
  public func advanced(bySeconds seconds: Double) -> Instant {
    Instant(nanoseconds: nanoseconds &+ Instant(seconds: seconds).nanoseconds)
  }

  /// The earliest of some moments; nil where there is none of them.
  package static func earliest(
    _ first: Instant?, _ second: Instant?, _ third: Instant? = nil, _ fourth: Instant? = nil
  ) -> Instant? {
    func earlier(_ left: Instant?, _ right: Instant?) -> Instant? {
      guard let left, let right else { return left ?? right }
      return min(left, right)
    }
    return earlier(earlier(first, second), earlier(third, fourth))
  }

  /// Whether the left comes first.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
