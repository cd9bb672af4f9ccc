import RevealCore
import RevealRaster
import RevealSDL

/// Judges the step to indeterminate and back.
struct RingCheck {
  /// What the window showed at half, as a ring, a little later, and back again at once.
  var before: Bitmap
  var ring: Bitmap
  var later: Bitmap
  var back: Bitmap

  let bar: PixelRect
  let spinner: PixelRect
  let label: PixelRect
  let value: PixelRect
  let window: PixelColor
  /// Whether there are fonts, and so labels.
  let hasText: Bool

  /// Takes a demo that is at rest there and back.
  init(_ probe: DemoProbe, window: PixelColor, hasText: Bool) throws {
    before = try probe.picture()
    try DiagnosticStep.indeterminate.perform(on: probe)
    ring = try probe.picture()
    try probe.wait(0.25)
    later = try probe.picture()
    try DiagnosticStep.indeterminate.perform(on: probe)
    back = try probe.picture()
    bar = probe.bar
    spinner = probe.spinner
    label = probe.label
    value = probe.value
    self.window = window
    self.hasText = hasText
  }

  func finding() -> Finding {
    let fill = inked(ring.cropped(to: beside))
    let turned = ring.cropped(to: spinner).differences(from: later.cropped(to: spinner))
    let ink = inked(ring.cropped(to: spinner))
    // A ring has nothing in its middle, and a quarter of a turn moves most of its tail.
    let hasHole = ring.cropped(to: middle).words.allSatisfy { $0 == window.word }
    let isBack = back.cropped(to: bar) == before.cropped(to: bar)
    let labels = labelsFound()
    return Finding(
      fill == 0 && ink > 0 && hasHole && turned * 3 > ink && isBack && labels ?? 2 == 2,
      "\(fill) px of a bar, ring of \(ink) px\(hasHole ? "" : " without a hole"), \(turned) px "
        + "turned in 0.25 s, \(labels.map { "\($0) of 2 labels" } ?? "no fonts for labels"), "
        + "bar \(isBack ? "" : "not ")back at once")
  }

  /// The labels that are there; nil without fonts.
  private func labelsFound() -> Int? {
    guard hasText else { return nil }
    return [label, value].count { inked(ring.cropped(to: $0)) > 0 }
  }

  private var beside: PixelRect {
    PixelRect(
      x: spinner.maxX, y: bar.minY, width: bar.maxX - spinner.maxX, height: bar.size.height)
  }

  /// The ring's middle pixel, or pixels where its diameter is even.
  private var middle: PixelRect {
    let extent = 2 - spinner.size.width % 2
    return PixelRect(
      x: spinner.minX + (spinner.size.width - extent) / 2,
      y: spinner.minY + (spinner.size.height - extent) / 2, width: extent, height: extent)
  }

  private func inked(_ picture: Bitmap) -> Int { picture.words.count { $0 != window.word } }
}
