import RevealCore

/// A cached picture's number; equal numbers are the same picture.
public struct PictureID: Hashable, Sendable {
  /// The place in the index.
  public let index: Int
}

/// A copy of pixels, one to one: the only thing that a renderer has to be able to do.
public struct Blit: Hashable, Sendable {
  /// What is copied.
  public enum Ink: Hashable, Sendable {
    /// One colour.
    case solid(PixelColor)
    /// A part of a picture, whose left top corner is given.
    case picture(PictureID, source: PixelPoint)
    /// A part of a picture that changes in place, in a state.
    case live(PictureID, source: PixelPoint, PictureState)
  }

  /// What is copied.
  public var ink: Ink
  /// Where to; its size is the size of what is copied.
  public var target: PixelRect
  /// 255 for a plain copy; less lets what is behind shine through.
  public var opacity: UInt8
  /// Whether the ink itself hides all behind it.
  public var isInkOpaque: Bool

  /// Whether the copy hides all behind it.
  public var isOpaque: Bool { isInkOpaque && opacity == 255 }

  /// The part of the copy inside a rectangle; its target is empty where there is none.
  public func cropped(to rect: PixelRect) -> Blit {
    var cropped = self
    cropped.target = target.intersection(rect)
    let x = cropped.target.minX - target.minX
    let y = cropped.target.minY - target.minY
    switch ink {
    case .solid: break
    case .picture(let picture, let source):
      cropped.ink = .picture(picture, source: PixelPoint(x: source.x + x, y: source.y + y))
    case .live(let picture, let source, let state):
      cropped.ink = .live(picture, source: PixelPoint(x: source.x + x, y: source.y + y), state)
    }
    return cropped
  }

  /// The picture that is copied; nil where it is one colour.
  public var picture: PictureID? {
    switch ink {
    case .solid: return nil
    case .picture(let picture, _), .live(let picture, _, _): return picture
    }
  }

  /// Whether both put the same colour on every pixel that both cover.
  func agrees(with other: Blit) -> Bool {
    guard opacity == other.opacity else { return false }
    switch (ink, other.ink) {
    case (.solid(let color), .solid(let otherColor)):
      return color == otherColor
    case (.picture(let picture, let source), .picture(let otherPicture, let otherSource)):
      return picture == otherPicture
        && target.minX - source.x == other.target.minX - otherSource.x
        && target.minY - source.y == other.target.minY - otherSource.y
    default:
      return false
    }
  }
}
