import RevealCore

/// Where a value lies along an axis of a chart, and where the axis is marked.
struct Scale {
  /// The values at both ends.
  let domain: ClosedRange<Double>
  /// Where the ends lie.
  let start, end: Double
  /// Whether equal factors, not equal differences, are equally far apart.
  let isLogarithmic: Bool

  /// Makes a scale from 0 for values that are of one magnitude, else a logarithmic one.
  ///
  /// `values` are what must be on it.
  init(showing values: some Sequence<Double>, from start: Double, to end: Double) {
    let positive = values.filter { $0 > 0 }
    let least = positive.min() ?? 1
    let greatest = positive.max() ?? 1
    self.init(
      isLogarithmic: greatest / least > 20, least: least, greatest: greatest, start: start, end: end
    )
  }

  /// Makes a scale of one kind, its ends at round values.
  init(isLogarithmic: Bool, least: Double, greatest: Double, start: Double, end: Double) {
    self.isLogarithmic = isLogarithmic
    self.start = start
    self.end = end
    if isLogarithmic {
      let low = Self.step(below: least)
      domain = low...max(Self.step(above: greatest), low * 2)
    } else {
      let step = Self.niceStep(greatest / 4)
      domain = 0...max((greatest / step).rounded(.up) * step, step)
    }
  }

  /// The place of a value; one beyond the ends is at the end.
  func place(_ value: Double) -> Double {
    let value = min(max(value, domain.lowerBound), domain.upperBound)
    let part: Double
    if isLogarithmic {
      let low = Elementary.logarithm(domain.lowerBound)
      part =
        (Elementary.logarithm(value) - low) / (Elementary.logarithm(domain.upperBound) - low)
    } else {
      part = (value - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
    }
    return start + (end - start) * part
  }

  /// The values at which the axis is marked.
  var ticks: [Double] { ticks(atMost: 7) }

  /// The values at which the axis is marked, fewer where there is little room.
  func ticks(atMost count: Int) -> [Double] {
    isLogarithmic ? logarithmicTicks(atMost: count) : linearTicks
  }

  private var linearTicks: [Double] {
    let step = Self.niceStep(domain.upperBound / 4)
    let count = min(Int((domain.upperBound / step).rounded()), 12)
    return (0...count).map { Double($0) * step }
  }

  private func logarithmicTicks(atMost count: Int) -> [Double] {
    var marks: [Double] = []
    var decade = Self.decade(of: domain.lowerBound)
    while decade <= domain.upperBound * 1.001, marks.count < 200 {
      marks += [1, 2, 5].map { $0 * decade }
      decade *= 10
    }
    let inside = marks.filter {
      $0 >= domain.lowerBound * 0.999 && $0 <= domain.upperBound * 1.001
    }
    guard inside.count > count else { return inside }
    let decades = inside.filter { abs($0 / Self.decade(of: $0) - 1) < 0.01 }
    let stride = (decades.count + count - 1) / count
    return decades.enumerated().filter { $0.offset % max(stride, 1) == 0 }.map(\.element)
  }

  // MARK: Round values

  /// 1, 2 or 5 times a power of ten: the least that is not less.
  private static func niceStep(_ value: Double) -> Double { step(above: value) }

  private static func step(above value: Double) -> Double {
    let decade = decade(of: value)
    return [1, 2, 5, 10].map { $0 * decade }.first { $0 >= value * 0.999_999 } ?? 10 * decade
  }

  private static func step(below value: Double) -> Double {
    let decade = decade(of: value)
    return [5, 2, 1].map { $0 * decade }.first { $0 <= value * 1.000_001 } ?? decade
  }

  /// The power of ten at or below a value.
  private static func decade(of value: Double) -> Double {
    guard value > 0, value.isFinite else { return 1 }
    var decade = 1.0
    while decade > value * 1.000_001 { decade /= 10 }
    while decade * 10 <= value * 1.000_001 { decade *= 10 }
    return decade
  }
}
