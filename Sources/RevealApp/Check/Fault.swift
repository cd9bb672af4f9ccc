/// A known mistake that a check can be made to look at, to see that it is caught.
package enum Fault: String, CaseIterable, Sendable {
  /// The gradient has the mask's width, so that every colour shows at every progress.
  case compressed
  /// The mask grows from the middle.
  case centred
  /// The mask is a capsule, so that the advancing edge is rounded.
  case capsuleMask = "capsule-mask"
  /// The track lies inside the mask, so that what is not revealed is bare.
  case trackMasked = "track-masked"
  /// The stops slide with the progress.
  case movingStops = "moving-stops"
  /// The fill stops a little short, at 100 % too.
  case earlyEnd = "early-end"
  /// What is not known is drawn as 0 %.
  case nanAsZero = "nan-as-zero"
}
