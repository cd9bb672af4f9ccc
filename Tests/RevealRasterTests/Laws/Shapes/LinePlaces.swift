import RevealCore
import RevealRaster

/// Where the pixels of a line are, as seen from a mask's end: by angles alone.
struct LinePlaces {
  enum Side { case passed, ahead, ending }

  private let recipe: RevealRecipe
  private let start, sweep, inner, outer: Double
  private let hasCaps: Bool

  init?(_ recipe: RevealRecipe) {
    self.recipe = recipe
    outer = Double(min(recipe.size.width, recipe.size.height)) / 2
    switch recipe.paint.shape {
    case .bar: return nil
    case .pie:
      (start, sweep, inner, hasCaps) = (-Double.pi / 2, 2 * Double.pi, 0, false)
    case .arc(let arc):
      start = arc.start.radians
      sweep = arc.sweep.radians
      inner = max(outer - arc.lineWidth * recipe.scale.pixelsPerPoint, 0)
      hasCaps = arc.lineCap != .butt
    }
  }

  /// Whether the end of the line has passed a pixel wholly, or has not reached it at all.
  func side(_ column: Int, _ row: Int, of fraction: Double) -> Side {
    let x = Double(column) + 0.5 - Double(recipe.size.width) / 2
    let y = Double(row) + 0.5 - Double(recipe.size.height) / 2
    let distance = (x * x + y * y).squareRoot()
    let turn = 2 * Double.pi
    var angle = Elementary.arctangent(y: y, x: x) - start
    angle -= (angle / turn).rounded(.down) * turn
    // A pixel takes so much of the angle, and a cap so much more, at least where they are.
    let pixel = distance > 0.75 ? 0.75 / distance : turn
    let half = hasCaps ? (outer - inner) / 2 : 0
    let cap = hasCaps ? min(2 * half / max(distance, 1e-9), turn) : 0
    let length = sweep * fraction
    if angle - pixel > 0, angle + pixel < length { return .passed }
    if fraction < 1, angle - pixel > length + cap, angle + pixel < turn - cap { return .ahead }
    return .ending
  }
}
