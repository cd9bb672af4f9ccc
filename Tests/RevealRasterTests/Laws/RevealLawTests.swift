import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

@Suite("A reveal")
struct RevealLawTests {
  /// The pictures of which every other is made.
  private struct Whole {
    let track: Bitmap
    let revealed: Bitmap

    init(_ given: RevealCase) {
      let recipe = RevealRecipe(
        paint: given.paint, size: given.pixelRect.size, scale: given.surface.scale,
        isMirrored: given.direction == .rightToLeft)
      let painter = PicturePainter(text: NoText())
      track = painter.paint(.track(recipe))
      revealed = painter.paint(.reveal(recipe))
    }
  }

  /// A column counted from the leading edge, as its pixels.
  private func column(_ index: Int, of bitmap: Bitmap, _ direction: LayoutDirection) -> [UInt32] {
    let x = direction == .leftToRight ? index : bitmap.size.width - 1 - index
    return (0..<bitmap.size.height).map { bitmap.words[$0 * bitmap.size.width + x] }
  }

  private func mask(_ fraction: Double, isResting: Bool = true) -> RevealMask {
    RevealMask(Fraction(clamping: fraction), isResting: isResting)
  }

  /// Laws 1 and 2 at once: there is nothing else that a column can be.
  @Test(
    "has columns of the whole gradient up to the mask, of the track after it",
    arguments: RevealCase.grid)
  func columns(_ given: RevealCase) {
    let whole = Whole(given)
    for isResting in [true, false] {
      for fraction in isResting ? RevealCase.fractions : [0.01, 1.0 / 3, 0.99] {
        let mask = mask(fraction, isResting: isResting)
        let width = mask.width(ofTrack: given.pixelRect.size.width)
        let picture = given.picture(mask)
        var wrong = 0
        for index in 0..<picture.size.width {
          // The edge column is a mixture, with a test of its own.
          if index == width.wholeColumns, width.edgeOpacity > 0 { continue }
          let source = index < width.wholeColumns ? whole.revealed : whole.track
          let expected = column(index, of: source, given.direction)
          if column(index, of: picture, given.direction) != expected { wrong += 1 }
        }
        #expect(wrong == 0, "fraction \(fraction), resting: \(isResting)")
      }
    }
  }

  @Test("mixes its edge column by the mask's coverage", arguments: RevealCase.grid)
  func edgeColumn(_ given: RevealCase) {
    let whole = Whole(given)
    let columns = given.pixelRect.size.width
    for part in [0.1, 0.5, 0.9, 0.999] {
      let index = columns / 2
      let mask = mask((Double(index) + part) / Double(columns), isResting: false)
      let edge = mask.width(ofTrack: columns)
      guard edge.wholeColumns == index else { continue }
      let picture = given.picture(mask)
      let opacity = Double(edge.edgeOpacity) / 255
      let revealed = column(index, of: whole.revealed, given.direction)
      let track = column(index, of: whole.track, given.direction)
      let found = column(index, of: picture, given.direction)
      var worst = 0
      for row in found.indices {
        let mixed = Color(PixelColor(word: revealed[row]))
          .faded(into: Color(PixelColor(word: track[row])), part: opacity).pixel
        worst = max(worst, PixelColor(word: found[row]).distance(to: mixed))
      }
      #expect(worst <= 1, "coverage \(edge.edgeCoverage)")
    }
  }

  @Test(
    "of nothing is the track, of the whole is the gradient to its last column",
    arguments: RevealCase.grid)
  func ends(_ given: RevealCase) {
    let whole = Whole(given)
    for isResting in [true, false] {
      let none = given.picture(mask(0, isResting: isResting))
      let all = given.picture(mask(1, isResting: isResting))
      #expect(BitmapDifference(expected: whole.track, actual: none).isEmpty)
      #expect(BitmapDifference(expected: whole.revealed, actual: all).isEmpty)
    }
  }

  @Test("draws nothing outside its track", arguments: RevealCase.small)
  func outside(_ given: RevealCase) {
    let bitmap = Canvas.draw(given.commands(mask(0.7, isResting: false)), on: given.surface)
    let inside = given.pixelRect
    var strays = 0
    for y in 0..<bitmap.size.height {
      for x in 0..<bitmap.size.width
      where !inside.contains(PixelRect(x: x, y: y, width: 1, height: 1)) {
        strays += bitmap[x, y] == .clear ? 0 : 1
      }
    }
    #expect(strays == 0)
  }
}
