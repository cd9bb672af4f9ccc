import RevealCore

extension DemoState {
  /// The model's fraction.
  package var fraction: Fraction { meter.fraction }

  /// Whether nobody can say what the value is.
  package var isIndeterminate: Bool { meter.isIndeterminate }

  /// The presented fraction, which follows the model.
  package var presented: EasingAnimator { meter.presented }

  /// How the ring turns.
  package var spinnerMotion: SpinnerMotion { reducesMotion ? .reduced : .full }

  /// Whether a control of the scene can be used.
  package func isEnabled(_ control: Control) -> Bool {
    control == .indeterminate || control.scene != nil || !isIndeterminate
  }

  /// What the keyboard visits: the switch between the scenes, then what is in the scene.
  var visited: [Control] { [scene.segment] + scene.controls.filter(isEnabled) }

  /// What a moment makes of the part of the picture that moves.
  package func motion(at time: Instant) -> Motion {
    let meter = meter
    return Motion(
      mask: meter.mask(at: time, reducesMotion: reducesMotion),
      spinnerPhase: meter.isIndeterminate
        ? spinnerMotion.phase(atSeconds: time.seconds(since: meter.spinnerStart)) : 0)
  }

  /// The next moment at which the picture changes by itself; nil while nothing moves.
  ///
  /// `frame` is the time between two frames of an animation, in seconds.
  package func nextChange(after time: Instant, frame: Double) -> Instant? {
    let meter = meter
    guard meter.isIndeterminate else {
      return meter.nextChange(after: time, frame: frame, reducesMotion: reducesMotion)
    }
    let next = spinnerMotion.nextChange(afterSeconds: time.seconds(since: meter.spinnerStart))
    return meter.spinnerStart.advanced(bySeconds: next)
  }
}
