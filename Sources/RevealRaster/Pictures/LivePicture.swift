import RevealCore

/// What a picture that changes in place shows.
public enum PictureState: Hashable, Sendable {
  /// A reveal under a mask.
  case mask(RevealMask)
  /// A turning ring at one of its phases.
  case phase(Int)
}

/// All that a picture depends on that changes in place, but for its state.
public enum LiveRecipe: Hashable, Sendable {
  /// A reveal that is not copied in columns.
  case reveal(RevealRecipe)
  /// A turning ring.
  case spinner(SpinnerPaint, diameter: Int, DisplayScale)

  /// The picture's extent.
  public var size: PixelSize {
    switch self {
    case .reveal(let recipe): return recipe.size
    case .spinner(_, let diameter, _): return PixelSize(width: diameter, height: diameter)
    }
  }

  /// The colour behind, where it is known.
  public var backdrop: Color? {
    switch self {
    case .reveal(let recipe): return recipe.paint.backdrop
    case .spinner(let paint, _, _): return paint.backdrop
    }
  }

  /// Paints what all states have in common.
  public func makePainter() -> any LivePainter {
    switch self {
    case .reveal(let recipe): return LayerPainter(recipe)
    case .spinner(let paint, let diameter, let scale):
      return SpinnerPainter(paint: paint, diameter: diameter, scale: scale)
    }
  }

  /// The rectangles in which two states differ, at most two; one may be empty.
  ///
  /// With no state before, that is the whole picture.
  public func touched(from old: PictureState?, to new: PictureState) -> (PixelRect, PixelRect) {
    let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)
    if old == new { return (nothing, nothing) }
    if case .reveal(let recipe) = self, case .mask(let before)? = old, case .mask(let after) = new {
      return RevealGeometry(recipe).touched(from: before, to: after)
    }
    return (PixelRect(origin: PixelPoint(x: 0, y: 0), size: size), nothing)
  }
}

/// What paints the states of a picture.
public protocol LivePainter: AnyObject {
  /// The pixels of a part of the picture in a state, row by row in place of what was there.
  func paint(_ state: PictureState, in rect: PixelRect, into words: inout [UInt32])
}

extension LivePainter {
  /// The whole picture of a recipe in a state.
  public func picture(_ state: PictureState, of recipe: LiveRecipe) -> Bitmap {
    var words: [UInt32] = []
    let whole = PixelRect(origin: PixelPoint(x: 0, y: 0), size: recipe.size)
    paint(state, in: whole, into: &words)
    return Bitmap(size: recipe.size, words: words)
  }
}
