/// The presented fraction as a function of time: a start, and the changes that are still in flight.
///
/// Overlapping changes combine as a nested cross-fade, `Pₙ = Pₙ₋₁·(1 − fₙ) + Tₙ·fₙ`: each change
/// travels from wherever the older ones are at that moment to its own target. So value and slope
/// are continuous through every retarget, the value stays between start and targets (for curves
/// that stay in 0…1), and the newest change ends the whole.
///
/// Source of the cross-fade: how SwiftUI combines overlapping animations, as OpenSwiftUI has it.
public struct EasingAnimator: Hashable, Sendable {
  private var origin: Fraction
  private var changes: [Change] = []
  private var pending: PendingChange?

  private struct Change: Hashable, Sendable {
    var target: Fraction
    var start: Instant
    var animation: Animation
  }

  private struct PendingChange: Hashable, Sendable {
    var target: Fraction
    var animation: Animation
  }

  /// Makes an animator at rest.
  public init(restingAt fraction: Fraction) { origin = fraction }

  /// The fraction that the newest change goes to.
  public var target: Fraction { pending?.target ?? startedTarget }

  private var startedTarget: Fraction { changes.last?.target ?? origin }

  /// The presented fraction at a moment; changes that have yet to start count for nothing.
  public func value(at time: Instant) -> Fraction {
    var value = origin.value
    for change in changes {
      let part = change.animation.progress(after: time.seconds(since: change.start))
      value = part == 1 ? change.target.value : value * (1 - part) + change.target.value * part
    }
    return Fraction(clamping: value)
  }

  /// Whether the presented fraction can still move after a moment.
  ///
  /// A change that waits for the next frame does not count: that is ``hasPendingChange``.
  public func isAnimating(at time: Instant) -> Bool {
    guard let newest = changes.last else { return false }
    return time.seconds(since: newest.start) < newest.animation.duration
  }

  /// The mask at a moment: in flight while ``isAnimating(at:)`` is true, else at rest.
  public func mask(at time: Instant) -> RevealMask {
    RevealMask(value(at: time), isResting: !isAnimating(at: time))
  }

  /// Starts a change to a new target at a moment.
  ///
  /// A second change at the same moment replaces the first, for nobody has seen it. A change to
  /// the target that is already under way does nothing.
  public mutating func retarget(
    to target: Fraction, at time: Instant, animation: Animation = .reveal
  ) {
    pending = nil
    guard target != startedTarget else { return }
    if let newest = changes.last, newest.start == time { changes.removeLast() }
    guard target != startedTarget else { return }
    discardFinished(at: time)
    changes.append(Change(target: target, start: time, animation: animation))
  }

  /// Presents a fraction at once; whatever was in flight is forgotten.
  public mutating func snap(to fraction: Fraction) {
    origin = fraction
    pending = nil
    changes.removeAll(keepingCapacity: true)
  }

  /// Has a change to a new target start with the next frame, whenever that comes.
  ///
  /// Until then it replaces one that waits already, for nobody has seen that.
  public mutating func retargetAtNextFrame(
    to target: Fraction, animation: Animation = .reveal
  ) {
    pending =
      target == startedTarget ? nil : PendingChange(target: target, animation: animation)
  }

  /// Whether a change waits for the next frame.
  public var hasPendingChange: Bool { pending != nil }

  /// Starts the change that waits for this frame; where none does, nothing happens.
  public mutating func beginFrame(at frame: Instant) {
    discardFinished(at: frame)
    beginAnew(at: frame)
    guard let change = pending else { return }
    retarget(to: change.target, at: frame, animation: change.animation)
  }

  /// Moves the start of the change that began with a frame to the moment when it was presented.
  ///
  /// So a slow first frame swallows nothing of a short animation.
  public mutating func rebase(changeFrom frame: Instant, to presentation: Instant) {
    for index in changes.indices where changes[index].start == frame {
      changes[index].start = presentation
    }
  }

  /// Has changes that would begin later begin now: the clock went back, for none begins ahead of it.
  private mutating func beginAnew(at frame: Instant) {
    guard let newest = changes.last, newest.start > frame else { return }
    let ahead = newest.start.seconds(since: frame)
    for index in changes.indices {
      changes[index].start = changes[index].start.advanced(bySeconds: -ahead)
    }
  }

  /// A change that has ended hides all before it; the newest such one becomes the origin.
  private mutating func discardFinished(at time: Instant) {
    guard
      let index = changes.lastIndex(where: {
        time.seconds(since: $0.start) >= $0.animation.duration
      })
    else { return }
    origin = changes[index].target
    changes.removeSubrange(...index)
  }
}
