import RevealCore
import RevealRaster

/// A bar by its definition.
struct SampledBar {
  private let width, height, radius: Double
  private let isMirrored: Bool

  /// Nil where the shape is none.
  init?(_ recipe: RevealRecipe) {
    guard case .bar(let corners) = recipe.paint.shape else { return nil }
    width = Double(recipe.size.width)
    height = Double(recipe.size.height)
    radius = corners.pixelRadius(in: recipe.size, scale: recipe.scale)
    isMirrored = recipe.isMirrored
  }

  func contains(_ x: Double, _ y: Double) -> Bool {
    guard x >= 0, y >= 0, x <= width, y <= height else { return false }
    let (beyondX, beyondY) = beyond(x, y)
    return beyondX * beyondX + beyondY * beyondY <= radius * radius
  }

  func isCut(_ x: Double, _ y: Double, _ reach: Double) -> Bool {
    let (beyondX, beyondY) = beyond(x, y)
    guard beyondX > -reach, beyondY > -reach else { return false }
    return abs((beyondX * beyondX + beyondY * beyondY).squareRoot() - radius) < reach
  }

  func dot(at fraction: Double) -> (x: Double, y: Double, radius: Double) {
    let half = min(width, height) / 2
    let x = half + (width - 2 * half) * fraction
    return (isMirrored ? width - x : x, height / 2, half)
  }

  /// How far a place lies outside of the corners' centres.
  private func beyond(_ x: Double, _ y: Double) -> (Double, Double) {
    (max(radius - x, x - (width - radius), 0), max(radius - y, y - (height - radius), 0))
  }
}
