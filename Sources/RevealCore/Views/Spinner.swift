/// A turning ring, for progress that nobody can put a number to.
///
/// It has the first colour of the tint, else the palette's accent colour. Pictured in
/// <doc:SpinnerIndicator>.
public struct Spinner: View, Hashable, Sendable {
  private let lineWidth: Double?

  /// Makes a spinner; the line's width is in points, nil for a seventh of the diameter.
  public init(lineWidth: Double? = nil) { self.lineWidth = ProposedSize.extent(lineWidth) }

  /// The spinner that stands in for a bar, at its own size.
  package static var inPlaceOfBar: some View {
    Spinner(lineWidth: BarMetrics.spinnerLineWidth)
      .frame(width: BarMetrics.spinnerDiameter, height: BarMetrics.spinnerDiameter)
  }

  /// All that is proposed; else a square of ``BarMetrics/spinnerDiameter``.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    proposal.filled(orSquareOf: BarMetrics.spinnerDiameter)
  }

  /// Draws the ring in the middle, as large as the frame's shorter side.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    let diameter = min(frame.size.width, frame.size.height)
    var paint = context.palette.spinner(
      lineWidth: lineWidth ?? diameter / 7, backdrop: context.backdrop)
    if let tint = context.tint { paint.color = tint.resolve(in: context).firstColor }
    commands.append(
      .spinner(
        Alignment.center.place(Size(width: diameter, height: diameter), in: frame), paint,
        phase: context.spinnerPhase))
  }
}
