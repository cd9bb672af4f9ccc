/// How a change of the fraction is presented: for how long, and along which curve.
public struct Animation: Hashable, Sendable {
  /// The curve.
  public let curve: UnitCurve
  /// The duration in seconds, finite and not negative; at 0 a change shows at once.
  public let duration: Double

  /// The reveal's own: ``UnitCurve/easeInOut`` over 0.25 s.
  public static let reveal = Animation(curve: .easeInOut, duration: 0.25)

  /// Makes an animation; a duration that is negative or not finite becomes 0.
  public init(curve: UnitCurve, duration: Double) {
    self.curve = curve
    self.duration = duration.isFinite ? max(duration, 0) : 0
  }

  /// The eased part of a change so many seconds after its start.
  package func progress(after seconds: Double) -> Double {
    if seconds >= duration { return 1 }
    return curve.value(at: seconds / duration)
  }
}
