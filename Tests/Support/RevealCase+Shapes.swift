import RevealCore
import RevealRaster

extension RevealCase {
  /// Shapes other than plain bars, each with two gradients; gradients, scales, directions,
  /// backdrops and the geometry of the gradient take turns.
  package static let shapes: [RevealCase] = {
    let scales = [1, 1.25, 2]
    let backdrops: [Color?] = [nil, .white, Samples.darkWindow, .black]
    let lines: [GradientGeometry] = [
      .linear(start: .leading, end: .trailing), .linear(start: .bottomLeading, end: .topTrailing),
    ]
    var cases: [RevealCase] = []
    for (row, outline) in outlines.enumerated() {
      for column in 0..<2 {
        let turn = row * 2 + column
        let sample = Samples.gradients[turn % Samples.gradients.count]
        let scale = scales[(row + column) % 3]
        // Fewer points where each has more pixels: what is looked at is pixels.
        let shrink = scale > 1.5 ? 0.7 : 1
        cases.append(
          RevealCase(
            width: outline.width * shrink, height: outline.height * shrink, scale: scale,
            direction: (row + column) % 2 == 0 ? .leftToRight : .rightToLeft,
            gradientName: sample.name,
            paint: RevealPaint(
              gradient: sample.gradient,
              geometry: turn % 5 == 3 ? lines[row % 2] : .alongPath, track: Samples.track,
              shape: outline.shape, indication: outline.indication,
              backdrop: backdrops[(row + column * 2) % 4])))
      }
    }
    return cases
  }()

  /// Those that are revealed up to the fraction; the others have a marker.
  package static let capacities = shapes.filter { $0.paint.indication == .capacity }
  /// Those that have a marker.
  package static let markers = shapes.filter { $0.paint.indication != .capacity }

  /// What a painter paints of the case: the shape alone on its pixels.
  package var recipe: RevealRecipe {
    RevealRecipe(
      paint: paint, size: pixelRect.size, scale: surface.scale,
      isMirrored: direction == .rightToLeft)
  }

  /// The same with another paint.
  package func painted(_ change: (inout RevealPaint) -> Void) -> RevealCase {
    var paint = paint
    change(&paint)
    return RevealCase(
      width: width, height: height, scale: scale, direction: direction,
      gradientName: gradientName, paint: paint)
  }

  private struct Outline {
    let shape: RevealShape
    let width, height: Double
    var indication = Indication.capacity
  }

  /// Even and odd diameters, frames that are no squares, each cap, lines up to wider than the
  /// radius, arcs that start and end anywhere.
  private static let outlines: [Outline] = {
    let dot = Indication.marker(Marker(color: Samples.color("1c1c1e"), gap: 1.5))
    let bare = Indication.marker(Marker(color: Samples.color("1c1c1ec0"), gap: 0))
    return [
      Outline(shape: .ring(lineWidth: 5), width: 24, height: 24),
      Outline(shape: .ring(lineWidth: 5, lineCap: .round), width: 25, height: 25),
      Outline(shape: .ring(lineWidth: 4, lineCap: .square), width: 24, height: 29),
      Outline(shape: .ring(lineWidth: 9, lineCap: .round), width: 30, height: 24),
      Outline(shape: .ring(lineWidth: 40, lineCap: .round), width: 21, height: 21),
      Outline(shape: .ring(lineWidth: 40, lineCap: .square), width: 22, height: 22),
      Outline(shape: .ring(lineWidth: 0.6, lineCap: .round), width: 19, height: 18),
      Outline(shape: .pie, width: 24, height: 24),
      Outline(shape: .pie, width: 19, height: 23),
      Outline(shape: .arc(.dial(lineWidth: 5)), width: 24, height: 24),
      Outline(shape: .arc(.dial(lineWidth: 4, lineCap: .square)), width: 25, height: 25),
      Outline(shape: .arc(.dial(lineWidth: 4, lineCap: .butt)), width: 25, height: 22),
      Outline(
        shape: .arc(
          Arc(lineWidth: 4, lineCap: .round, start: .degrees(-163), sweep: .degrees(71))),
        width: 23, height: 23),
      Outline(
        shape: .arc(
          Arc(lineWidth: 6, lineCap: .round, start: .degrees(1_000), sweep: .degrees(340))),
        width: 24, height: 24),
      Outline(shape: .arc(.dial(lineWidth: 5)), width: 25, height: 25, indication: dot),
      Outline(
        shape: .arc(.dial(lineWidth: 4, lineCap: .butt)), width: 22, height: 24, indication: bare),
      Outline(shape: .capsule, width: 40, height: 7, indication: dot),
      Outline(shape: .bar(.radius(2)), width: 31, height: 8, indication: dot),
    ]
  }()
}
