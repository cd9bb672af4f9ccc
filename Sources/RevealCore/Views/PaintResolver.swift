/// Remembers the gradients that styles have resolved to, and the texts that had to be shortened.
///
/// These own memory; with this, a view that is evaluated anew each frame asks for none.
public final class PaintResolver {
  private var palette: Palette?
  private var solids: [Color: Gradient] = [:]
  private var adaptive: [GradientSpecification: Gradient] = [:]

  private(set) var truncatedLines: [LongLine: String] = [:]

  /// Things of a kind that are kept before all are forgotten: more than any scene has.
  private static let largestCache = 256

  /// Makes a resolver that remembers nothing yet.
  public init() {}

  func remember(_ text: String, for line: LongLine) {
    if truncatedLines.count >= Self.largestCache {
      truncatedLines.removeAll(keepingCapacity: true)
    }
    truncatedLines[line] = text
  }

  /// The gradient of one colour.
  public func gradient(of color: Color) -> Gradient {
    if let gradient = solids[color] { return gradient }
    if solids.count >= Self.largestCache { solids.removeAll(keepingCapacity: true) }
    let gradient = Gradient(solid: color)
    solids[color] = gradient
    return gradient
  }

  /// The gradient that a person wrote, in a palette's colours.
  public func gradient(_ specification: GradientSpecification, in palette: Palette) -> Gradient {
    if self.palette != palette {
      self.palette = palette
      adaptive.removeAll(keepingCapacity: true)
    }
    if let gradient = adaptive[specification] { return gradient }
    if adaptive.count >= Self.largestCache { adaptive.removeAll(keepingCapacity: true) }
    let gradient = specification.gradient(in: palette)
    adaptive[specification] = gradient
    return gradient
  }
}
