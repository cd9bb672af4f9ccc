import RevealCore
import RevealRaster
import RevealSDL

/// A picture of one indicator at one moment, with no window and no display.
package struct Still {
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
  package var indicator = StillIndicator.bar
  /// The value; nil where it is not known.
  package var value: Double?
  /// What the value is part of.
  package var total = 1.0
  /// The bounds of a gauge.
  package var bounds = 0.0...1.0
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
  /// The gradient over the whole shape; nil for the indicator's own.
  package var gradient: Gradient?
  /// The colours of everything else.
  package var palette: Palette
  /// The colour behind; clear for a transparent picture.
  package var background = Color.clear
  /// The line's width of a ring, in points; nil for the indicator's own.
  package var lineWidth: Double?
  /// How a line ends; nil for the indicator's own.
  package var lineCap: LineCap?
  /// The radius of a square's corners, in points.
  package var cornerRadius = 0.0
  /// What the indicator is of.
  package var label: String?
  /// The value in words.
  package var currentValueLabel: String?
  /// The lower bound in words.
  package var minimumValueLabel: String?
  /// The upper bound in words.
  package var maximumValueLabel: String?

  /// Makes a still in a palette's colours.
  package init(palette: Palette) { self.palette = palette }

  /// Whether there is text in the picture.
  package var hasLabels: Bool {
    label != nil || currentValueLabel != nil || minimumValueLabel != nil
      || maximumValueLabel != nil
  }

  /// The extent of the picture, labels and all.
  package func pixelSize(text: any TextRasterizer) -> PixelSize {
    scale.pixels(extent(in: context(text)))
  }

  /// Draws the picture.
  package func draw(text: any TextRasterizer) -> Bitmap {
    let frame = Rect(origin: Point(x: 0, y: 0), size: extent(in: context(text)))
    var commands: [DrawCommand] = []
    if background.opacity > 0 { commands.append(.fill(frame, background)) }
    commands += self.commands(in: frame, text: text)
    return Canvas.draw(
      commands,
      on: Composition.Surface(
        size: scale.pixels(frame.size), scale: scale, direction: direction), text: text)
  }

  /// What draws it in a frame, without what is behind.
  func commands(in frame: Rect, text: any TextRasterizer) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    body(mask?.fraction).draw(alignedIn: frame, context: context(text), into: &commands)
    return commands
  }

  /// Without labels the indicator's own extent; labels make room for themselves.
  private func extent(in context: ViewContext) -> Size {
    guard hasLabels else { return size }
    let content = body(mask?.fraction).size(
      fitting: ProposedSize(width: size.width, height: nil), in: context)
    return Size(width: max(size.width, content.width), height: content.height)
  }

  private func context(_ text: any TextRasterizer) -> ViewContext {
    ViewContext(
      palette: palette, scale: scale, backdrop: background.opacity == 1 ? background : nil,
      text: LineMeasurer(text), isResting: mask?.isResting ?? true,
      spinnerPhase: SpinnerMotion.full.phase(atSeconds: time), direction: direction)
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
    guard indicator.isGauge else { return Progress(value: value, total: total).fractionCompleted }
    return value.flatMap { Fraction($0, in: bounds) }
  }
}
