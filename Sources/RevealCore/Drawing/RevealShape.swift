/// What is painted whole, and then revealed from its start.
public enum RevealShape: Hashable, Sendable {
  /// A rectangle, revealed from the leading edge by a mask with a straight edge.
  case bar(CornerStyle)
  /// A line along a circle in the middle of the frame, revealed from where it starts.
  case arc(Arc)
  /// A disc in the middle of the frame, as wide as its shorter side, revealed from 12 o'clock.
  case pie

  /// A bar with round ends.
  public static let capsule = RevealShape.bar(.capsule)

  /// A closed ring, revealed clockwise from 12 o'clock; the line's width is in points.
  public static func ring(lineWidth: Double, lineCap: LineCap = .butt) -> RevealShape {
    .arc(Arc(lineWidth: lineWidth, lineCap: lineCap))
  }
}

/// How an open line ends.
public enum LineCap: String, CaseIterable, Hashable, Sendable {
  /// Straight, where the line ends.
  case butt
  /// Straight, half the line's width further.
  case square
  /// In a half circle.
  case round
}

/// A line along a circle; it lies inside the frame, outer edge on the frame's shorter sides.
public struct Arc: Hashable, Sendable {
  /// The line's width in points; never negative.
  public let lineWidth: Double
  /// How the line ends; a closed ring has no ends once it is revealed whole.
  public let lineCap: LineCap
  /// Where it starts, clockwise from 3 o'clock.
  public let start: Angle
  /// How far it runs clockwise, 0…360 degrees; a whole turn is a closed ring.
  public let sweep: Angle

  /// Makes an arc; a width is pinned to 0…1e6 points, a sweep to 0…360 degrees.
  ///
  /// With nothing else said it is a closed ring that starts at 12 o'clock. A width that is not
  /// finite becomes 0.
  public init(
    lineWidth: Double, lineCap: LineCap = .butt, start: Angle = .degrees(-90),
    sweep: Angle = .fullTurn
  ) {
    self.lineWidth = lineWidth.isFinite ? min(max(lineWidth, 0), 1e6) : 0
    self.lineCap = lineCap
    self.start = start
    self.sweep = min(max(sweep, .zero), .fullTurn)
  }

  /// Whether the line closes on itself.
  public var isClosed: Bool { sweep == .fullTurn }

  /// A gauge's dial of 270 degrees from the lower left, open at the bottom; the width is in points.
  public static func dial(lineWidth: Double, lineCap: LineCap = .round) -> Arc {
    Arc(lineWidth: lineWidth, lineCap: lineCap, start: .degrees(135), sweep: .degrees(270))
  }
}
