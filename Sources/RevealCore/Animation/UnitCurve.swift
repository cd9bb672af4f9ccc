/// An easing curve from (0, 0) to (1, 1): a cubic Bézier with two control points.
///
/// Source: CSS Easing Functions Level 2, cubic Bézier easing. Input is clamped to 0…1, as SwiftUI's
/// `UnitCurve` does; there is no extrapolation.
public struct UnitCurve: Hashable, Sendable {
  private let x: Cubic
  private let y: Cubic

  /// No easing: the value is the input.
  public static let linear = UnitCurve.bezier(0, 0, 1, 1)
  /// Slow at both ends: (0.42, 0) and (0.58, 1).
  public static let easeInOut = UnitCurve.bezier(0.42, 0, 0.58, 1)
  /// Slow at the start: (0.42, 0) and (1, 1).
  public static let easeIn = UnitCurve.bezier(0.42, 0, 1, 1)
  /// Slow at the end: (0, 0) and (0.58, 1).
  public static let easeOut = UnitCurve.bezier(0, 0, 0.58, 1)

  /// Makes a curve from its control points (x1, y1) and (x2, y2).
  ///
  /// An x outside 0…1 is pinned to it, so that the curve is a function; a coordinate that is not a
  /// number becomes 0, and a y beyond ±1e100 is pinned to that.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    func pinned(_ value: Double, _ bounds: ClosedRange<Double>) -> Double {
      value.isNaN ? 0 : min(max(value, bounds.lowerBound), bounds.upperBound)
    }
    return UnitCurve(
      x: Cubic(pinned(x1, 0...1), pinned(x2, 0...1)),
      y: Cubic(pinned(y1, -1e100...1e100), pinned(y2, -1e100...1e100)))
  }

  /// The eased value at a part of the duration; exactly 0 at 0 and below, exactly 1 at 1 and above.
  ///
  /// Between, it is right to about 1e-14 in x, and outside 0…1 only where a control point's y is.
  /// NaN counts as 0.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return y.value(parameter(at: progress))
  }

  /// The slope dy/dx at a part of the duration; the limit of the slope at the ends.
  ///
  /// The part is pinned to 0…1; NaN counts as 0. Where the curve stands upright the slope is
  /// infinite.
  public func velocity(at progress: Double) -> Double {
    let place = progress.isNaN ? 0 : min(max(progress, 0), 1)
    let t = parameter(at: place)
    let run = x.slope(t)
    let rise = y.slope(t)
    if run > 1e-12 { return rise / run }
    if abs(rise) > 1e-9 { return rise < 0 ? -.infinity : .infinity }
    // Both may vanish where a control point meets its end; step inside and ask again.
    let inside = t < 0.5 ? t + 1e-5 : t - 1e-5
    let near = x.slope(inside)
    return near > 0 ? y.slope(inside) / near : .infinity
  }

  /// The Bézier parameter at which the curve has this x, to about 1e-14 in x.
  ///
  /// Newton's method, kept inside a shrinking bracket: where the curve is so flat that a step would
  /// leave the bracket, the bracket is halved instead. x is monotone, so this always ends.
  private func parameter(at progress: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = progress
    for _ in 0..<64 {
      let error = x.value(t) - progress
      if abs(error) < 1e-15 { return t }
      if error < 0 { low = t } else { high = t }
      let slope = x.slope(t)
      let step = t - error / slope
      t = slope > 0 && step > low && step < high ? step : (low + high) / 2
      if high - low < 1e-16 { return t }
    }
    return t
  }
}

/// One coordinate of a Bézier curve from 0 to 1, as a polynomial of its parameter.
private struct Cubic: Hashable, Sendable {
  let c1, c2, c3: Double

  init(_ first: Double, _ second: Double) {
    c1 = 3 * first
    c2 = 3 * second - 6 * first
    c3 = 1 + 3 * first - 3 * second
  }

  func value(_ t: Double) -> Double { ((c3 * t + c2) * t + c1) * t }
  func slope(_ t: Double) -> Double { (3 * c3 * t + 2 * c2) * t + c1 }
}
