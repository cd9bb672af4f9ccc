import RevealCore

/// The antiderivative of a half circle's height, by which areas under circles are exact.
struct CircleSegment {
  let radius: Double

  /// The height of the half circle above its diameter at a distance from the centre.
  func height(at u: Double) -> Double { max((radius - u) * (radius + u), 0).squareRoot() }

  /// The area under the half circle from its centre to a distance, negative to the left.
  func area(to u: Double) -> Double {
    guard radius > 0 else { return 0 }
    let clamped = min(max(u, -radius), radius)
    let height = height(at: clamped)
    // Not the arcsine of u/r: next to ±1 it would magnify the rounding of the quotient to 1e-8.
    let angle = Elementary.arctangent(y: clamped, x: height)
    return (clamped * height + radius * radius * angle) / 2
  }
}
