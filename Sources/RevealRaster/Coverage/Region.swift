import RevealCore

/// A flat shape whose exact area in every pixel is known: a signed sum of convex pieces.
///
/// A piece is what some half planes and at most one disc have in common, so that its area within a
/// pixel is a polygon's within a circle: a closed form. Rings, wedges, arcs and their caps are all
/// sums of such pieces.
struct Region {
  /// Half planes and a disc, taken together.
  struct Piece {
    /// 1 where the piece is added, −1 where it is taken away.
    var sign = 1.0
    /// The disc; nil where only lines bound the piece.
    var disc: Disc?
    /// The half planes.
    var planes = HalfPlanes()

    /// The area of the piece in a pixel; most pixels are wholly inside or outside.
    func area(_ column: Int, _ row: Int) -> Double {
      let toDisc = disc?.relation(toPixel: column, row) ?? .inside
      guard toDisc != .outside else { return 0 }
      let toPlanes = planes.relation(toPixel: column, row)
      guard toPlanes != .outside else { return 0 }
      if toDisc == .inside, toPlanes == .inside { return 1 }
      let part = planes.part(ofPixel: column, row)
      return toDisc == .cut ? disc?.area(of: part) ?? 0 : part.area
    }
  }

  /// The pieces.
  private(set) var pieces: [Piece] = []

  /// Makes an empty region.
  init() {}

  /// The area of the region in a pixel, 0…1.
  func area(column: Int, row: Int) -> Double {
    let sum = pieces.withUnsafeBufferPointer { pieces in
      pieces.indices.reduce(0) { $0 + pieces[$1].sign * pieces[$1].area(column, row) }
    }
    return min(max(sum, 0), 1)
  }

  /// Forgets the pieces and keeps their memory, so that a frame can build a region anew.
  mutating func removeAll() { pieces.removeAll(keepingCapacity: true) }

  /// Adds what a disc and half planes have in common, or takes it away.
  mutating func append(_ disc: Disc?, _ planes: HalfPlanes = HalfPlanes(), sign: Double = 1) {
    pieces.append(Piece(sign: sign, disc: disc, planes: planes))
  }

  /// Adds another region's part on one side of a line, or all of it.
  mutating func append(_ other: Region, in plane: HalfPlane? = nil) {
    for var piece in other.pieces {
      if let plane { piece.planes.append(plane) }
      pieces.append(piece)
    }
  }

  /// Takes another region's part inside a disc away.
  ///
  /// What two discs have in common is cut by the line on which their powers are equal: on either
  /// side of it only one of the two bounds.
  mutating func subtract(_ other: Region, inside disc: Disc) {
    for var piece in other.pieces {
      piece.sign = -piece.sign
      var inside = piece
      inside.disc = disc
      guard let own = piece.disc else {
        pieces.append(inside)
        continue
      }
      guard let side = own.side(awayFrom: disc) else {
        pieces.append(own.radius < disc.radius ? piece : inside)
        continue
      }
      // On the own side the other disc is the farther one, and so the one that bounds.
      inside.planes.append(side)
      pieces.append(inside)
      piece.planes.append(side.opposite)
      pieces.append(piece)
    }
  }
}
