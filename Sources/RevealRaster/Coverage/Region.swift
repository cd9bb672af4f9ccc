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
    var planes: [HalfPlane] = []
  }

  /// The pieces.
  private(set) var pieces: [Piece] = []

  /// Nothing at all.
  static let empty = Region()

  /// Makes a region of one piece.
  init(disc: Disc?, planes: [HalfPlane] = []) {
    pieces = [Piece(disc: disc, planes: planes)]
  }

  private init() {}

  /// The area of the region in a pixel, 0…1.
  func area(column: Int, row: Int) -> Double {
    var sum = 0.0
    let pixel = ConvexPolygon(column: column, row: row)
    for piece in pieces {
      var polygon = pixel
      for plane in piece.planes where polygon.count > 0 { polygon = polygon.clipped(to: plane) }
      sum += piece.sign * (piece.disc?.area(of: polygon) ?? polygon.area)
    }
    return min(max(sum, 0), 1)
  }

  /// Adds a region that has no area in common with this one.
  static func + (left: Region, right: Region) -> Region {
    var sum = left
    sum.pieces += right.pieces
    return sum
  }

  /// Takes away a region that lies inside this one.
  static func - (left: Region, right: Region) -> Region {
    var difference = left
    for var piece in right.pieces {
      piece.sign = -piece.sign
      difference.pieces.append(piece)
    }
    return difference
  }

  /// The part on one side of a line.
  func intersection(_ plane: HalfPlane) -> Region {
    var part = self
    for index in part.pieces.indices { part.pieces[index].planes.append(plane) }
    return part
  }

  /// The part inside a disc.
  ///
  /// What two discs have in common is cut by the line on which their powers are equal: on either
  /// side of it only one of the two bounds.
  func intersection(_ disc: Disc) -> Region {
    var part = Region()
    for piece in pieces {
      var inside = piece
      guard let own = piece.disc, let side = own.side(awayFrom: disc) else {
        if let own = piece.disc, own.radius < disc.radius {
          part.pieces.append(piece)
        } else {
          inside.disc = disc
          part.pieces.append(inside)
        }
        continue
      }
      // On the own side the other disc is the farther one, and so the one that bounds.
      inside.disc = disc
      inside.planes.append(side)
      part.pieces.append(inside)
      var beyond = piece
      beyond.planes.append(side.opposite)
      part.pieces.append(beyond)
    }
    return part
  }
}
