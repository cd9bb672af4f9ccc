import RevealCore

/// How much of a job is done, and what of it is presented.
public struct JobMeter: Hashable, Sendable {
  /// What is known: the fraction that was said last.
  public private(set) var fraction: Fraction
  /// The presented fraction, which follows.
  public private(set) var presented: EasingAnimator
  /// When the ring that stands for an unknown fraction began to turn.
  public private(set) var spinnerStart: Instant
  private var isPulsating: Bool
  private var isUnknown: Bool

  /// Makes a meter at rest; of a job that has yet to say how far it is nothing is known.
  public init(
    _ fraction: Fraction = .zero, isPulsating: Bool = false, isUnknown: Bool = false,
    at time: Instant
  ) {
    self.fraction = fraction
    self.isPulsating = isPulsating
    self.isUnknown = isUnknown
    presented = EasingAnimator(restingAt: fraction)
    spinnerStart = time
  }

  /// Whether nobody can say how much is done, or nobody is to be told.
  public var isIndeterminate: Bool { isPulsating || isUnknown }

  /// Takes what was said of the progress.
  mutating func show(_ progress: Progress, eased: Bool, at time: Instant) {
    let before = isIndeterminate
    isUnknown = progress.fractionCompleted == nil
    if let fraction = progress.fractionCompleted { self.fraction = fraction }
    follow(eased: eased, from: before, at: time)
  }

  /// Hides the fraction behind a turning ring, or shows it again.
  mutating func setPulsating(_ isPulsating: Bool, at time: Instant) {
    guard isPulsating != self.isPulsating else { return }
    let before = isIndeterminate
    self.isPulsating = isPulsating
    follow(eased: false, from: before, at: time)
  }

  /// Presents the fraction that was said last at once, and for good.
  mutating func settle() {
    isPulsating = false
    isUnknown = false
    presented.snap(to: fraction)
  }

  /// Only a change of a shown fraction is eased: neither going nor coming back is one.
  private mutating func follow(eased: Bool, from before: Bool, at time: Instant) {
    if isIndeterminate && !before { spinnerStart = time }
    guard eased, !before, !isIndeterminate else { return presented.snap(to: fraction) }
    presented.retargetAtNextFrame(to: fraction)
  }

  /// Starts the change that waits for this frame.
  public mutating func beginFrame(at time: Instant) {
    if presented.hasPendingChange { presented.beginFrame(at: time) }
  }

  /// Moves the start of the change that began with a frame to when that was presented.
  public mutating func rebase(changeFrom frame: Instant, to presentation: Instant) {
    presented.rebase(changeFrom: frame, to: presentation)
  }

  /// Whether the presented fraction moves, or is about to.
  public func isMoving(at time: Instant) -> Bool {
    presented.hasPendingChange || presented.isAnimating(at: time)
  }
}
