import RevealCore

extension JobSession {
  /// How far the stopping of a command has come.
  public struct Stop: Hashable, Sendable {
    /// When it was asked to stop.
    public let askedAt: Instant
    /// Whether it takes so long that the user may want it to be made to.
    public internal(set) var isSlow = false
    /// Whether the user wants it to be made to.
    public internal(set) var isForced = false

    /// Whether the user may ask for that.
    var canBeForced: Bool { isSlow && !isForced }

    init(askedAt: Instant) { self.askedAt = askedAt }
  }
}
