/// The coverage of a rounded rectangle by numeric integration: slow, and by another way than the
/// closed form.
///
/// Across a horizontal line the shape is one interval, known exactly; these lengths are summed over
/// the pixel's height by Gauss and Legendre's rule, between the heights at which they bend.
struct NumericCoverage {
  let width: Double
  let height: Double
  let radius: Double

  /// The area of the shape within a pixel.
  func area(x: Int, y: Int) -> Double {
    let top = Double(y)
    let left = Double(x)
    var cuts = [top, top + 1]
    for bend in [0, radius, height - radius, height] + crossings(of: [left, left + 1])
    where bend > top && bend < top + 1 {
      cuts.append(bend)
    }
    cuts.sort()
    return zip(cuts, cuts.dropFirst()).reduce(0) { $0 + integral($1.0, $1.1, left) }
  }

  /// The heights at which the outline crosses columns.
  private func crossings(of columns: [Double]) -> [Double] {
    columns.flatMap { x -> [Double] in
      [radius - x, x - (width - radius)].filter { $0 > 0 && $0 < radius }.flatMap {
        let rise = (radius * radius - $0 * $0).squareRoot()
        return [radius - rise, height - radius + rise]
      }
    }
  }

  /// The length of the shape on a line, within the pixel that begins at `left`.
  private func chord(_ y: Double, _ left: Double) -> Double {
    guard y > 0, y < height, width > 0 else { return 0 }
    let below = max(radius - y, y - (height - radius), 0)
    let indent = radius - max(radius * radius - below * below, 0).squareRoot()
    return max(min(left + 1, width - indent) - max(left, indent), 0)
  }

  /// The substitution y = a + (b − a)(3u² − 2u³) smooths the square root at either end.
  private func integral(_ a: Double, _ b: Double, _ left: Double) -> Double {
    let panels = 10
    var sum = 0.0
    for panel in 0..<panels {
      for (node, weight) in Self.rule {
        let u = (Double(panel) + 0.5 + node / 2) / Double(panels)
        let y = a + (b - a) * u * u * (3 - 2 * u)
        sum += weight * 6 * u * (1 - u) * chord(y, left)
      }
    }
    return sum * (b - a) / Double(2 * panels)
  }

  /// Gauss and Legendre's rule of five points on −1…1; source: Abramowitz and Stegun, table 25.4.
  private static let rule = [
    (0.0, 0.568_888_888_888_888_9),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]
}
