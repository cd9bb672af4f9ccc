/// The leading-aligned mask of a reveal: the only thing that progress moves.
///
/// On a bar it is a width from the leading edge, on an arc or a pie a sweep from where that starts.
public struct RevealMask: Hashable, Sendable {
  /// The presented part of the whole.
  public let fraction: Fraction
  /// Whether the fraction has come to rest; at rest a bar's mask ends on a pixel boundary.
  public let isResting: Bool

  /// Makes a mask that presents a fraction, in flight or at rest.
  public init(_ fraction: Fraction, isResting: Bool = true) {
    self.fraction = fraction
    self.isResting = isResting
  }

  /// The mask's width on a track of so many pixel columns: their number times the fraction.
  ///
  /// At rest it is rounded to whole columns, halves up.
  public func width(ofTrack columns: Int) -> MaskWidth {
    let exact = Double(max(columns, 0)) * fraction.value
    return MaskWidth(isResting ? exact.rounded(.toNearestOrAwayFromZero) : exact)
  }
}

/// A mask's width on the pixel grid: whole columns, and the part of the next one.
public struct MaskWidth: Hashable, Sendable {
  /// The columns that are revealed whole.
  public let wholeColumns: Int
  /// The part of the column after them that is revealed, in 0..<1.
  public let edgeCoverage: Double

  init(_ width: Double) {
    let whole = width.rounded(.down)
    wholeColumns = Int(whole)
    edgeCoverage = width - whole
  }

  /// The edge column's coverage as an 8-bit opacity, rounded to the nearest.
  public var edgeOpacity: UInt8 { UInt8((edgeCoverage * 255).rounded()) }

  /// The width in pixels.
  public var pixels: Double { Double(wholeColumns) + edgeCoverage }
}
