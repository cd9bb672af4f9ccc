import RevealCore

extension Meter {
  /// The long run: five seconds from one bound to the other, with no easing.
  package static let run = Animation(curve: .linear, duration: 5)

  /// The steps in which people see the run who want less motion: one each half second.
  ///
  /// They asked for the run, so it is not left out; but nothing glides.
  static let runSteps = 10.0

  /// The mask at a moment; a run in steps is at rest at each of them.
  package func mask(at time: Instant, reducesMotion: Bool) -> RevealMask {
    guard isRunning, reducesMotion else { return presented.mask(at: time) }
    return RevealMask(Fraction(clamping: step(at: time) / Self.runSteps))
  }

  /// When the presented fraction is next another one; nil while it rests.
  func nextChange(after time: Instant, frame: Double, reducesMotion: Bool) -> Instant? {
    guard presented.isAnimating(at: time) else { return nil }
    guard isRunning, reducesMotion else { return time.advanced(bySeconds: frame) }
    let part = (step(at: time) + 1) / Self.runSteps - presented.value(at: time).value
    return time.advanced(bySeconds: part * Self.run.duration)
  }

  /// The small allowance keeps a moment computed as a step's own on the far side of it.
  private func step(at time: Instant) -> Double {
    (presented.value(at: time).value * Self.runSteps + 1e-6).rounded(.down)
  }
}
