import RevealCore
import RevealRaster

/// What a shape has to look like, worked out from its definition, the gradient and the palette.
struct ShapeExpectation {
  /// A pixel as it has to be.
  struct Pixel {
    /// The colour.
    var color: PremultipliedColor
    /// Whether something ends within the pixel.
    var isCut: Bool
    /// The part of the pixel that belongs to the shape.
    var shape: Double
    /// The part that is revealed in the pixel's own colour.
    var revealed: Double
    /// Whether another colour takes part: the other end's, or a marker's.
    var isMixed: Bool
  }

  let sample: RevealSample
  /// The pixels' own colours, revealed whole.
  let own: [PremultipliedColor]
  let track, first, last, marker, behind: PremultipliedColor
  /// The part of each pixel that the shape has; nil where its edge does not pass.
  private let silhouette: [Double?]

  init(_ sample: RevealSample) {
    self.sample = sample
    let paint = sample.paint
    func seen(_ color: Color) -> PremultipliedColor {
      PremultipliedColor(paint.backdrop.map { color.over($0) } ?? color)
    }
    func seen(at place: Double) -> PremultipliedColor {
      seen(paint.gradient.color(at: place).over(paint.track))
    }
    let places = ShapePlaces(sample)
    own = (0..<sample.size.width * sample.size.height).map { index in
      seen(at: places.place(index % sample.size.width, index / sample.size.width))
    }
    track = seen(paint.track)
    behind = seen(.clear)
    first = seen(at: 0)
    last = seen(at: 1)
    silhouette = Self.silhouette(sample)
    if case .marker(let marker) = paint.indication {
      self.marker = seen(marker.color)
    } else {
      marker = behind
    }
  }

  private static func silhouette(_ sample: RevealSample) -> [Double?] {
    var bare = sample.masked(RevealMask(.zero))
    bare.paint.indication = .capacity
    let areas = ShapeAreas(plan: ShapePlan(bare))
    return (0..<sample.size.width * sample.size.height).map { index in
      areas.shares(column: index % sample.size.width, row: index / sample.size.width).map {
        1 - $0[ShapePlan.Part.outside.rawValue]
      }
    }
  }

  /// The picture under a mask, row by row.
  func pixels(_ mask: RevealMask) -> [Pixel] {
    let areas = ShapeAreas(plan: ShapePlan(sample.masked(mask)))
    return own.indices.map { index in
      let column = index % sample.size.width
      let row = index / sample.size.width
      let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
      if let line = areas.plan.line, line.isCenter(x, y), sample.paint.gradient.colors.count > 1 {
        // Of no place on the line, and so of any colour: not looked at.
        return Pixel(color: own[index], isCut: true, shape: 0, revealed: 0, isMixed: true)
      }
      let shares: ShapeAreas.Shares?
      if areas.plan.isSpecial(x, y) {
        shares = areas.shares(column: column, row: row)
      } else {
        // Elsewhere only the silhouette cuts, and the same at every fraction.
        shares = silhouette[index].map { share in
          var shares = ShapeAreas.Shares(repeating: 0)
          shares[areas.plan.sidePart(x, y).rawValue] = share
          shares[ShapePlan.Part.outside.rawValue] = 1 - share
          return shares
        }
      }
      if let shares { return pixel(index, shares, areas.plan, x, y, isCut: true) }
      var whole = ShapeAreas.Shares(repeating: 0)
      whole[areas.plan.part(x, y).rawValue] = 1
      return pixel(index, whole, areas.plan, x, y, isCut: false)
    }
  }

  private func pixel(
    _ index: Int, _ shares: ShapeAreas.Shares, _ plan: ShapePlan, _ x: Double, _ y: Double,
    isCut: Bool
  ) -> Pixel {
    var sum = SIMD4<Double>(repeating: 0)
    var pixel = Pixel(color: behind, isCut: isCut, shape: 0, revealed: 0, isMixed: false)
    for part in ShapePlan.Part.allCases where shares[part.rawValue] > 0 {
      let share = shares[part.rawValue]
      let color = color(part, index, plan, x, y)
      sum += color.components * share
      switch part {
      case .outside: break
      case .track: pixel.shape += share
      case .marker: pixel.isMixed = true
      default:
        pixel.shape += share
        if color.distance(to: own[index]) == 0 {
          pixel.revealed += share
        } else {
          pixel.isMixed = true
        }
      }
    }
    pixel.color = PremultipliedColor(components: sum)
    return pixel
  }

  /// The colour of a part of a pixel; all that is revealed has the gradient's at the pixel's centre,
  /// but for what lies across the line on which the two ends of a ring meet.
  private func color(
    _ part: ShapePlan.Part, _ index: Int, _ plan: ShapePlan, _ x: Double, _ y: Double
  ) -> PremultipliedColor {
    switch part {
    case .outside: return behind
    case .track: return track
    case .marker: return marker
    case .revealed, .revealedBeforeStart, .startCap:
      guard case .alongPath = sample.paint.geometry, let line = plan.line else { return own[index] }
      let turned = line.turned(x, y)
      let isNearStart = turned < Double.pi / 2 || turned > Double.pi * 1.5
      let isAfterStart = turned <= Double.pi
      if part == .startCap { return isNearStart && isAfterStart ? own[index] : first }
      guard line.isClosed, isNearStart, isAfterStart != (part == .revealed) else {
        return own[index]
      }
      return part == .revealed ? first : last
    }
  }
}

/// Where pixels lie along a gradient.
private struct ShapePlaces {
  private let sample: RevealSample
  private let line: LinePlan?

  init(_ sample: RevealSample) {
    self.sample = sample
    line = LinePlan(sample)
  }

  func place(_ column: Int, _ row: Int) -> Double {
    let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
    let (width, height) = (Double(sample.size.width), Double(sample.size.height))
    let across = sample.direction == .rightToLeft ? width - x : x
    guard case .linear(let start, let end) = sample.paint.geometry else {
      return line?.place(x, y) ?? across / width
    }
    let (dx, dy) = ((end.x - start.x) * width, (end.y - start.y) * height)
    let along = (across - start.x * width) * dx + (y - start.y * height) * dy
    return along / (dx * dx + dy * dy)
  }
}
