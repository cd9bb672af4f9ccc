/// The few elementary functions that colour and coverage need, accurate to about 1e-15.
///
/// They are written here because this floor imports nothing, and because the same input then gives
/// the same bytes on every machine, whichever C library it has.
package enum Elementary {
  package static let pi = Double.pi

  /// The natural logarithm of a positive number; `-infinity` at zero, NaN below.
  package static func logarithm(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    var exponent = Double(x.exponent)
    var mantissa = x.significand
    if mantissa > 1.414_213_562_373_095_1 {
      mantissa *= 0.5
      exponent += 1
    }
    // ln m = 2 artanh((m − 1)/(m + 1)); |s| ≤ 0.1716, so eleven terms reach rounding.
    let s = (mantissa - 1) / (mantissa + 1)
    let square = s * s
    var sum = 0.0
    var divisor = 23.0
    while divisor >= 1 {
      sum = sum * square + 1 / divisor
      divisor -= 2
    }
    return exponent * ln2 + 2 * s * sum
  }

  /// e raised to `x`.
  package static func exponential(_ x: Double) -> Double {
    guard !x.isNaN else { return x }
    if x > 709.782_712_893_384 { return .infinity }
    if x < -745 { return 0 }
    let multiple = (x / ln2).rounded()
    // ln 2 in two parts, the first so short that its multiple is exact (Cody and Waite).
    let remainder =
      (x - multiple * 0.693_147_180_369_123_8) - multiple * 1.908_214_929_270_587_7e-10
    var sum = 1.0
    var divisor = 16.0
    while divisor >= 1 {
      sum = 1 + remainder * sum / divisor
      divisor -= 1
    }
    return Double(sign: .plus, exponent: Int(multiple), significand: sum)
  }

  /// A non-negative base raised to a real power.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    base <= 0 ? 0 : exponential(exponent * logarithm(base))
  }

  /// The real cube root; keeps the sign.
  package static func cubeRoot(_ x: Double) -> Double {
    guard x != 0, x.isFinite else { return x }
    let magnitude = abs(x)
    let guess = power(magnitude, 1 / 3)
    let refined = guess - (guess * guess * guess - magnitude) / (3 * guess * guess)
    return x < 0 ? -refined : refined
  }

  /// The sine and cosine of an angle in radians, for angles within ±1e6.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite, abs(angle) <= 1e6 else { return (0, 1) }
    let quarter = (angle / (pi / 2)).rounded()
    let r = angle - quarter * (pi / 2)
    let square = r * r
    var sine = 1.0
    var cosine = 1.0
    var n = 20.0
    while n >= 2 {
      sine = 1 - square * sine / (n * (n + 1))
      cosine = 1 - square * cosine / (n * (n - 1))
      n -= 2
    }
    sine *= r
    switch Int(quarter) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The angle of the vector (x, y) in radians, −π…π, counter-clockwise where y points up.
  package static func arctangent(y: Double, x: Double) -> Double {
    if y.isNaN || x.isNaN { return .nan }
    if x == 0, y == 0 { return 0 }
    let steep = abs(y) > abs(x)
    let ratio = steep ? abs(x) / abs(y) : abs(y) / abs(x)
    var angle = arctangentOfFraction(ratio)
    if steep { angle = pi / 2 - angle }
    if x < 0 { angle = pi - angle }
    return y < 0 ? -angle : angle
  }

  private static let ln2 = 0.693_147_180_559_945_3
  private static let squareRootOf3 = 1.732_050_807_568_877_2

  /// The arctangent of a number in 0…1.
  private static func arctangentOfFraction(_ ratio: Double) -> Double {
    var t = ratio
    var base = 0.0
    // Above tan(π/12) the addition theorem brings the argument back below it.
    if t > 0.267_949_192_431_122_7 {
      t = (t * squareRootOf3 - 1) / (squareRootOf3 + t)
      base = pi / 6
    }
    let square = t * t
    var sum = 0.0
    var divisor = 29.0
    while divisor >= 1 {
      sum = 1 / divisor - square * sum
      divisor -= 2
    }
    return base + t * sum
  }
}
