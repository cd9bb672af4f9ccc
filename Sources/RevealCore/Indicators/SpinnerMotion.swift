/// How an indeterminate indicator turns: in equal steps, a full turn in a fixed time.
public struct SpinnerMotion: Hashable, Sendable {
  /// The number of pictures in a full turn: 60, so that each is 6 degrees on.
  public static let phases = 60
  /// A turn a second.
  public static let full = SpinnerMotion(secondsPerTurn: 1)
  /// A turn in six seconds, for people who asked for less motion; slow, but never still.
  public static let reduced = SpinnerMotion(secondsPerTurn: 6)

  /// The duration of a turn in seconds.
  public let secondsPerTurn: Double

  /// The picture to show so many seconds after the start, in 0..<``phases``; 0 where not finite.
  public func phase(atSeconds seconds: Double) -> Int {
    guard seconds.isFinite else { return 0 }
    let turns = seconds / secondsPerTurn
    // The small allowance keeps a moment computed as a boundary on the far side of it.
    let phase = ((turns - turns.rounded(.down)) * Double(Self.phases) + 1e-6).rounded(.down)
    return Int(phase) % Self.phases
  }

  /// The seconds after the start at which the next picture is due.
  public func nextChange(afterSeconds seconds: Double) -> Double {
    let step = secondsPerTurn / Double(Self.phases)
    return ((seconds / step + 1e-6).rounded(.down) + 1) * step
  }
}
