import RevealCore

/// A gradient as a program paints it that has to do so for every frame: a line for each component
/// between two stops, followed in fixed point by no more than three additions a column.
struct GradientRamp {
  private struct Piece {
    let start, end: Double
    let base, slope: SIMD4<Double>
  }

  private let pieces: [Piece]

  /// Makes the ramp of a gradient's colours, as they are seen over a background.
  init(_ gradient: Gradient, over background: Color) {
    let colors = gradient.colors.map { color -> SIMD4<Double> in
      let seen = color.over(background)
      return SIMD4(seen.red, seen.green, seen.blue, 1) * 255
    }
    var pieces: [Piece] = []
    var start = -Double.infinity
    var last: SIMD4<Double>?
    for (index, (place, color)) in zip(gradient.locations, colors).enumerated() {
      if let before = last, index > 0, case let from = gradient.locations[index - 1], place > from {
        let slope = (color - before) / (place - from)
        pieces.append(Piece(start: from, end: place, base: before - slope * from, slope: slope))
      } else if place > start {
        pieces.append(Piece(start: start, end: place, base: color, slope: .zero))
      }
      start = place
      last = color
    }
    if let last {
      pieces.append(Piece(start: start, end: .infinity, base: last, slope: .zero))
    }
    self.pieces = pieces
  }

  /// Paints the first columns of a track as wide as `extent`, each in the colour of its centre.
  func paint(_ columns: Int, of extent: Double, into row: UnsafeMutablePointer<UInt32>) {
    var column = 0
    for piece in pieces {
      let limit = piece.end * extent - 0.5
      let end = limit < Double(columns) ? max(Int(limit.rounded(.up)), column) : columns
      guard column < end else { continue }
      let slope = Fixed(piece.slope / extent)
      var value = Fixed(piece.base + piece.slope / extent * (Double(column) + 0.5) + 0.5)
      while column < end {
        row[column] = value.word
        value.advance(by: slope)
        column &+= 1
      }
    }
  }

  /// The colour at a place 0…1 of the track, its components in 0…255.
  func color(at place: Double) -> SIMD4<Double> {
    guard let piece = pieces.first(where: { place < $0.end }) else { return .zero }
    return piece.base + piece.slope * place
  }

  /// The places inside the track where colour or slope change.
  var stops: [Double] { pieces.map(\.end).filter { $0 > 0 && $0 < 1 } }

  /// Three components with 32 binary places.
  private struct Fixed {
    private var red, green, blue: Int

    init(_ value: SIMD4<Double>) {
      let scaled = value * 0x1p32
      (red, green, blue) = (Int(scaled.x), Int(scaled.y), Int(scaled.z))
    }

    mutating func advance(by slope: Fixed) {
      red &+= slope.red
      green &+= slope.green
      blue &+= slope.blue
    }

    var word: UInt32 {
      let bits = (red >> 32) << 16 | (green >> 32) << 8 | blue >> 32
      return 0xFF00_0000 | UInt32(truncatingIfNeeded: bits)
    }
  }
}
