import RevealCore
import RevealRaster
import RevealSDL

/// A picture of one indicator at one moment, with no window and no display.
package struct Still {
  /// What kind of indicator is drawn.
  package enum Indicator: String, CaseIterable, Sendable {
    /// The gradient bar.
    case bar
    /// The turning ring.
    case spinner
  }

  /// A later change of the value.
  package struct Change: Hashable, Sendable {
    /// When it happens, in seconds.
    package var time: Double
    /// The value from then on.
    package var value: Double

    /// Makes a change.
    package init(time: Double, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// The kind of indicator.
  package var indicator = Indicator.bar
  /// The value; nil where it is not known.
  package var value: Double?
  /// What the value is part of.
  package var total = 1.0
  /// The value before the change at second 0; nil for no change then.
  package var from: Double?
  /// The moment of the picture, in seconds.
  package var time = 0.0
  /// Changes after the first.
  package var changes: [Change] = []
  /// How changes are eased.
  package var animation = Animation.reveal
  /// The indicator's extent in points.
  package var size = Size(width: BarMetrics.width, height: BarMetrics.height)
  /// The pixels of a point.
  package var scale = DisplayScale.one
  /// The side on which reading begins.
  package var direction = LayoutDirection.leftToRight
  /// The gradient over the whole track.
  package var gradient = Gradient(stops: [])
  /// The colours of everything else.
  package var palette: Palette
  /// The colour behind; clear for a transparent picture.
  package var background = Color.clear
  /// The line's width of a ring, in points; nil for a seventh of its diameter.
  package var lineWidth: Double?
  /// The text above.
  package var label: String?
  /// The text below.
  package var currentValueLabel: String?

  /// Makes a still in a palette's colours.
  package init(palette: Palette) { self.palette = palette }

  /// Whether there is text in the picture.
  package var hasLabels: Bool { label != nil || currentValueLabel != nil }

  /// The extent of the picture, labels and all.
  package var pixelSize: PixelSize { scale.pixels(layout.size) }

  private var layout: StillLayout {
    StillLayout(indicator: size, hasLabel: label != nil, hasValue: currentValueLabel != nil)
  }

  /// Draws the picture.
  package func draw(text: any TextRasterizer) -> Bitmap {
    let layout = layout
    var commands: [DrawCommand] = []
    if background.opacity > 0 {
      commands.append(.fill(Rect(origin: Point(x: 0, y: 0), size: layout.size), background))
    }
    commands.append(indicatorCommand(in: layout.indicator))
    if let label { commands.append(.text(layout.label, paint(label, .headline, .label))) }
    if let currentValueLabel {
      commands.append(.text(layout.value, paint(currentValueLabel, .body, .secondaryLabel)))
    }
    return Canvas.draw(
      commands,
      on: Composition.Surface(
        size: pixelSize, scale: scale, direction: direction), text: text)
  }

  private var backdrop: Color? { background.opacity == 1 ? background : nil }

  private func paint(_ string: String, _ font: Font, _ role: Palette.Role) -> TextPaint {
    TextPaint(
      string, font: font, color: palette[role], backdrop: backdrop, hasMonospacedDigits: true)
  }

  private func indicatorCommand(in frame: Rect) -> DrawCommand {
    guard indicator == .bar, let mask else {
      let diameter = min(frame.size.width, frame.size.height)
      return .spinner(
        frame,
        palette.spinner(lineWidth: lineWidth ?? diameter / 7, backdrop: backdrop),
        phase: SpinnerMotion.full.phase(atSeconds: time))
    }
    return .reveal(frame, palette.bar(gradient, backdrop: backdrop), mask)
  }

  /// The mask at the moment of the picture; nil where progress is indeterminate.
  private var mask: RevealMask? {
    guard let target = fraction(value) else { return nil }
    guard let start = from.flatMap(fraction) ?? (changes.isEmpty ? nil : target) else {
      return RevealMask(target)
    }
    var animator = EasingAnimator(restingAt: start)
    animator.retarget(to: target, at: .zero, animation: animation)
    for change in changes.sorted(by: { $0.time < $1.time }) where change.time <= time {
      guard let next = fraction(change.value) else { return nil }
      animator.retarget(to: next, at: Instant(seconds: change.time), animation: animation)
    }
    return animator.mask(at: Instant(seconds: time))
  }

  private func fraction(_ value: Double?) -> Fraction? {
    Progress(value: value, total: total).fractionCompleted
  }
}

/// Where the parts of a still lie: label, indicator and value below each other.
struct StillLayout {
  let size: Size
  let label: Rect
  let indicator: Rect
  let value: Rect

  init(indicator extent: Size, hasLabel: Bool, hasValue: Bool) {
    let line = DemoMetrics.lineHeight
    let step = line + BarMetrics.labelSpacing
    let top = hasLabel ? step : 0
    label = Rect(x: 0, y: 0, width: extent.width, height: line)
    indicator = Rect(x: 0, y: top, width: extent.width, height: extent.height)
    value = Rect(
      x: 0, y: indicator.maxY + BarMetrics.labelSpacing, width: extent.width, height: line)
    size = Size(width: extent.width, height: indicator.maxY + (hasValue ? step : 0))
  }
}
