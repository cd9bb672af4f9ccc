import RevealCore

/// How long a job will still take, from how fast it went since the first fraction that it said.
///
/// The rate is an exponentially weighted mean of the rates between reports, whose time constant is
/// half of the time that was watched, from 3 s to 30 s. So a job that was resumed at 40 % is not
/// taken to have done 40 % just now, and one that slows down is noticed.
public struct TimeRemaining: Hashable, Sendable {
  /// What can be said.
  public enum Estimate: Hashable, Sendable {
    /// Nothing that would mean something.
    case unknown
    /// So many seconds.
    case seconds(Double)
    /// Nothing has come for long.
    case stalled
  }

  private struct Report: Hashable, Sendable {
    var fraction: Double
    var time: Instant
  }

  private var first: Report?
  private var last: Report?
  private var count = 0
  /// The rate in fractions a second; nil until two reports are apart.
  private var rate: Double?
  /// The usual seconds between reports.
  private var interval = 0.0

  /// Before so many seconds, and reports, an estimate would be a guess.
  private static let patience = 3.0
  private static let leastCount = 3
  /// Reports that are closer are one: their rate would be noise.
  private static let leastInterval = 0.1
  /// The seconds of silence, and the times the usual, after which a job counts as stalled.
  private static let stall = (seconds: 10.0, times: 5.0)

  /// Makes an estimate of a job of which nothing is known.
  public init() {}

  /// Takes the fraction that was said at a moment; where it fell the estimate begins anew.
  public mutating func record(_ fraction: Fraction, at time: Instant) {
    guard let last, let first, fraction.value >= last.fraction else {
      return begin(Report(fraction: fraction.value, time: time))
    }
    let seconds = time.seconds(since: last.time)
    guard seconds >= Self.leastInterval, fraction.value > last.fraction else { return }
    count += 1
    let latest = (fraction.value - last.fraction) / seconds
    let constant = min(max(time.seconds(since: first.time) / 2, 3), 30)
    let weight = 1 - Elementary.exponential(-seconds / constant)
    rate = rate.map { $0 + weight * (latest - $0) } ?? latest
    interval += (seconds - interval) * (count == 2 ? 1 : weight)
    self.last = Report(fraction: fraction.value, time: time)
  }

  /// What can be said at a moment; between reports the seconds count down.
  public func estimate(at time: Instant) -> Estimate {
    guard let last, let rate, rate > 0, last.fraction < 1, isMeaningful else { return .unknown }
    let silence = time.seconds(since: last.time)
    if silence >= stallTime { return .stalled }
    return .seconds(max((1 - last.fraction) / rate - silence, 0))
  }

  /// When a job of which nothing more is heard counts as stalled; nil where nothing is said of it.
  public var stalls: Instant? {
    guard isMeaningful else { return nil }
    return last?.time.advanced(bySeconds: stallTime)
  }

  private var stallTime: Double { max(Self.stall.seconds, Self.stall.times * interval) }

  private var isMeaningful: Bool {
    guard let first, let last else { return false }
    return count >= Self.leastCount && last.time.seconds(since: first.time) >= Self.patience
  }

  private mutating func begin(_ report: Report) {
    first = report
    last = report
    count = 1
    rate = nil
    interval = 0
  }
}
