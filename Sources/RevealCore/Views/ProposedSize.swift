/// The room that a view is offered, in points; nil leaves an extent to the view.
public struct ProposedSize: Hashable, Sendable {
  /// The width in points, never negative; nil for the view's own.
  public let width: Double?
  /// The height in points, never negative; nil for the view's own.
  public let height: Double?

  /// Leaves both extents to the view.
  public static let unspecified = ProposedSize(width: nil, height: nil)

  /// Makes a proposal; a negative extent becomes 0, one that is not finite is left to the view.
  public init(width: Double?, height: Double?) {
    self.width = Self.extent(width)
    self.height = Self.extent(height)
  }

  /// Proposes exactly a size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The size that takes all that is proposed, and an ideal where nothing is.
  public func filled(orElse ideal: Size) -> Size {
    Size(width: width ?? ideal.width, height: height ?? ideal.height)
  }

  /// The size that takes all that is proposed; what is left open is made square.
  public func filled(orSquareOf side: Double) -> Size {
    let side = width ?? height ?? side
    return Size(width: side, height: height ?? side)
  }

  static func extent(_ points: Double?) -> Double? {
    points.flatMap { $0.isFinite ? max($0, 0) : nil }
  }
}
