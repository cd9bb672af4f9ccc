import RevealCore

/// A duration as people say it: the coarser the longer it is, and always rounded up.
public enum RoundedDuration: Hashable, Sendable {
  /// So many hours and minutes, in steps of five minutes.
  case hours(Int, minutes: Int)
  /// So many minutes.
  case minutes(Int)
  /// So many seconds, in steps of five from ten on.
  case seconds(Int)

  /// Rounds seconds; less than one is one, and what is not finite or beyond 99 h is 99 h.
  public init(seconds: Double) {
    let seconds = seconds.isNaN ? Self.longest : min(max(seconds, 1), Self.longest)
    let step = Self.grain(of: seconds).step
    let rounded = Int((seconds / step).rounded(.up) * step)
    switch step {
    case 300: self = .hours(rounded / 3600, minutes: rounded % 3600 / 60)
    case 60: self = .minutes(rounded / 60)
    default: self = .seconds(rounded)
    }
  }

  /// The seconds after which a duration that runs out is said differently.
  public static func change(after seconds: Double) -> Double {
    guard seconds.isFinite, seconds > 1 else { return 1 }
    let limited = min(seconds, longest)
    let (step, from) = grain(of: limited)
    let boundary = max(((limited / step).rounded(.up) - 1) * step, from)
    // Beyond the boundary, not on it: there it may still be said as it was.
    return max(seconds - boundary, 0) + 1e-3
  }

  private static let longest = 99.0 * 3600

  /// The step to which a duration is rounded, and from where on; beyond that, not at it.
  private static func grain(of seconds: Double) -> (step: Double, from: Double) {
    if seconds > 3600 { return (300, 3600) }
    if seconds > 90 { return (60, 90) }
    return seconds > 10 ? (5, 10) : (1, 0)
  }
}
