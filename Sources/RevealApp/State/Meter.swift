import RevealCore

/// A whole number between bounds, whether it is known at all, and what of it is presented.
package struct Meter: Hashable, Sendable {
  /// The least and the largest value.
  package let bounds: ClosedRange<Int>
  /// The model's value.
  package private(set) var value: Int
  /// Whether nobody can say what the value is.
  package private(set) var isIndeterminate = false
  /// The presented fraction, which follows the model.
  package private(set) var presented: EasingAnimator
  /// When the ring that stands for an unknown value began to turn.
  package internal(set) var spinnerStart = Instant.zero
  /// Whether the newest change is the long run.
  private(set) var isRunning = false

  /// Makes a meter at rest; the value is pinned to the bounds.
  package init(_ value: Int, in bounds: ClosedRange<Int>) {
    self.bounds = bounds
    self.value = min(max(value, bounds.lowerBound), bounds.upperBound)
    presented = EasingAnimator(restingAt: .zero)
    settle()
  }

  /// The part of the way between the bounds.
  package var fraction: Fraction {
    Fraction(Double(value), in: Double(bounds.lowerBound)...Double(bounds.upperBound)) ?? .zero
  }

  /// The value at a part of the way, to the nearest whole number.
  package func value(at fraction: Fraction) -> Int {
    bounds.lowerBound
      + Int((Double(bounds.count - 1) * fraction.value).rounded(.toNearestOrAwayFromZero))
  }

  /// Sets the value; the presented fraction follows, eased if that is wanted.
  mutating func set(_ value: Int, eased: Bool) {
    self.value = min(max(value, bounds.lowerBound), bounds.upperBound)
    guard eased else { return settle() }
    // The value that the run goes to anyway is no change, and does not end it.
    if fraction != presented.target { isRunning = false }
    presented.retargetAtNextFrame(to: fraction)
  }

  /// Goes back to the least value at once, whatever was in flight.
  mutating func reset() {
    value = bounds.lowerBound
    settle()
  }

  /// Goes to the largest value, and presents the way there from its very start at a steady pace.
  mutating func run() {
    reset()
    value = bounds.upperBound
    presented.retargetAtNextFrame(to: fraction, animation: Self.run)
    isRunning = true
  }

  /// Presents the value at once.
  mutating func settle() {
    presented.snap(to: fraction)
    isRunning = false
  }

  /// Neither going nor coming back is a change of the fraction: nothing is eased.
  mutating func toggleIndeterminate(at time: Instant) {
    isIndeterminate.toggle()
    settle()
    spinnerStart = time
  }

  /// Starts the change that waits for this frame.
  mutating func beginFrame(at time: Instant) { presented.beginFrame(at: time) }

  /// Moves the start of the change that began with a frame to when that was presented.
  mutating func rebase(changeFrom frame: Instant, to presentation: Instant) {
    presented.rebase(changeFrom: frame, to: presentation)
  }
}
