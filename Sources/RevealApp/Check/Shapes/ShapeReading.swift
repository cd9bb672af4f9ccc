import RevealCore
import RevealRaster

/// What a picture of a shape shows, measured pixel by pixel against what it has to show.
struct ShapeReading {
  /// How far the colour of a pixel in which nothing ends is off, in 255ths.
  private(set) var colorOff = 0.0
  /// The same of the others.
  private(set) var edgeOff = 0.0
  /// How far the end of the line is from where it has to be, in pixels along its middle.
  private(set) var endOff = 0.0

  init(_ frame: ShapeStudy.Frame, _ expectation: ShapeExpectation) {
    guard frame.picture.words.count == frame.pixels.count else {
      colorOff = 255
      return
    }
    var excess = 0.0
    for (index, pixel) in frame.pixels.enumerated() where pixel.shape > 0 || !pixel.isMixed {
      let found = PremultipliedColor(PixelColor(word: frame.picture.words[index]))
      let off = found.distance(to: pixel.color)
      if pixel.isCut { edgeOff = max(edgeOff, off) } else { colorOff = max(colorOff, off) }
      guard pixel.shape > 0, !pixel.isMixed else { continue }
      let track = expectation.behind.mixed(with: expectation.track, part: pixel.shape)
      let whole = expectation.behind.mixed(with: expectation.own[index], part: pixel.shape)
      guard var shown = found.part(from: track, to: whole) else { continue }
      // A whole pixel is one or the other; rounding of its colour would add up.
      if !pixel.isCut { shown = shown > 0.5 ? 1 : 0 }
      excess += shown * pixel.shape - pixel.revealed
    }
    let width = 2 * (LinePlan(expectation.sample)?.half ?? 1)
    endOff = width > 0 ? abs(excess) / width : 0
  }
}
