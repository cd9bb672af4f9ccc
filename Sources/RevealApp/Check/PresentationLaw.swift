import RevealCore
import RevealRaster

/// Law 7: only a change of the fraction animates, and the text does not wait for it.
struct PresentationLaw {
  /// How far the first frame's mask is from where it has to be at once, in pixels.
  var firstOff = 0.0
  /// How far a resize in flight moves the edge from its proportion, in pixels.
  var resizeOff = 0.0
  /// How far the mask is from the model when the ring gives way to the bar, in pixels.
  var returnOff = 0.0
  /// Whether a frame was due although nothing may animate.
  var isAnimating = false
  /// The pixels by which the value's text still changes while the bar moves.
  var textLag = 0
  /// The pixels by which the text changed at once; there is none without fonts.
  var textChange = 0
  /// Whether the model was at its target while the bar was not.
  var isModelAhead = false
  /// Whether there are fonts.
  var hasText = true

  /// The part of a pixel that 8-bit colours cannot tell.
  private static let tolerance = 0.1

  init() {}

  /// Measures the demo, from its first frame on.
  init(_ probe: DemoProbe, hasText: Bool) throws {
    self.hasText = hasText
    let quarter = RevealMask(Fraction(clamping: 0.25))
    let first = try probe.reading(quarter)
    firstOff = abs(first.width - first.expectedWidth)
    isAnimating = isFrameDue(probe)

    let textBefore = try probe.picture().cropped(to: probe.value)
    try probe.press(.digit(4))
    try probe.wait(0.1)
    let textDuring = try probe.picture().cropped(to: probe.value)
    let presented = probe.engine.state.presented.value(at: probe.time)
    isModelAhead = probe.engine.state.meter.value == 100 && presented < .one
    let narrow = try probe.reading(quarter)
    try probe.resize(width: 800, height: 240)
    let wide = try probe.reading(quarter)
    resizeOff = abs(
      wide.width - narrow.width / Double(narrow.columns) * Double(wide.columns))
    let wideText = try probe.picture().cropped(to: probe.value)
    try probe.settle()
    let textAfter = try probe.picture().cropped(to: probe.value)
    textChange = textBefore.differences(from: textDuring)
    textLag = wideText.differences(from: textAfter)

    try probe.press(.digit(0))
    try probe.wait(0.1)
    try probe.press(.character("i"))
    try probe.press(.character("i"))
    let back = try probe.reading(RevealMask(.zero))
    returnOff = abs(back.width - back.expectedWidth)
    isAnimating = isAnimating || isFrameDue(probe)
  }

  private func isFrameDue(_ probe: DemoProbe) -> Bool {
    probe.engine.nextFrame(after: probe.time, frame: DemoProbe.frame) != nil
  }

  /// What the law's figures are.
  func finding() -> Finding {
    let isStill =
      max(firstOff, resizeOff, returnOff) <= Self.tolerance && !isAnimating
    let isTextAtOnce = isModelAhead && textLag == 0 && (textChange > 0 || !hasText)
    func pixels(_ value: Double) -> String { DecimalText.string(value, places: 2) }
    return Finding(
      isStill && isTextAtOnce,
      "first frame off by \(pixels(firstOff)) px, resize in flight by \(pixels(resizeOff)) px, "
        + "return from indeterminate by \(pixels(returnOff)) px, "
        + "text \(isTextAtOnce ? "" : "not ")at once")
  }
}
