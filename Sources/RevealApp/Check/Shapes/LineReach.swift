import RevealCore

/// How far a line reaches: its two ends, as seen from the centre.
struct LineReach {
  /// A ray from the centre.
  struct Ray {
    private let sine, cosine: Double

    init(_ angle: Double) { (sine, cosine) = Elementary.sineAndCosine(angle) }

    /// How far a place lies along the ray.
    func along(_ x: Double, _ y: Double) -> Double { x * cosine + y * sine }

    /// How far a place lies clockwise beside it.
    func across(_ x: Double, _ y: Double) -> Double { y * cosine - x * sine }

    /// Whether a place is no further from it than so much.
    func isNear(_ x: Double, _ y: Double, _ distance: Double) -> Bool {
      abs(across(x, y)) < distance && along(x, y) > -distance
    }
  }

  let start, end: Ray
  /// The length in radians.
  let length: Double
  /// Whether it is all of the line.
  let isWhole: Bool
  /// Opposite of the middle of the line, where the nearer end changes.
  private let opposite: Ray

  init(start: Double, length: Double, isWhole: Bool) {
    self.length = length
    self.isWhole = isWhole
    self.start = Ray(start)
    end = Ray(start + length)
    opposite = Ray(start + length / 2 + Double.pi)
  }

  /// Whether a place lies between the two ends.
  func isOn(_ x: Double, _ y: Double) -> Bool {
    let isAfterStart = start.across(x, y) >= 0
    let isBeforeEnd = end.across(x, y) <= 0
    return length > Double.pi ? isAfterStart || isBeforeEnd : isAfterStart && isBeforeEnd
  }

  /// Whether a place beyond both ends is nearer to the end than to the start.
  func isNearEnd(_ x: Double, _ y: Double) -> Bool { opposite.across(x, y) <= 0 }
}
