import RevealCore
import RevealRaster

/// What a picture of a bar shows, measured pixel by pixel against what it has to show.
struct BarReading {
  /// The columns of the track.
  let columns: Int
  /// The columns that have to be revealed, the last one perhaps in part.
  let expectedWidth: Double
  /// The revealed columns of the row that has the fewest of them, and of the one that has most.
  private(set) var fewest = Int.max
  private(set) var most = 0
  /// The pixels that are revealed but should not be, or the other way round.
  private(set) var misplaced = 0
  /// How far a whole pixel's colour is off, in 255ths.
  private(set) var colorOff = 0.0
  /// How far a pixel's colour is off where the silhouette cuts through it.
  private(set) var edgeOff = 0.0
  /// How far a pixel's colour is off in the column where a mask in flight ends.
  private(set) var seamOff = 0.0
  /// The revealed columns of the middle row, the last one in part.
  private(set) var width = 0.0

  /// Reads a picture whose leading edge is on the left.
  init(_ picture: Bitmap, _ expectation: BarExpectation, _ mask: RevealMask) {
    columns = expectation.size.width
    expectedWidth = expectation.width(of: mask)
    guard picture.size == expectation.size else {
      misplaced = columns * expectation.size.height
      return
    }
    for y in 0..<picture.size.height { read(row: y, picture, expectation) }
    width = edge(row: picture.size.height / 2, picture, expectation)
  }

  /// The mask as a phrase; as a range where its edge is not straight.
  var maskFigure: String {
    let range = fewest >= most ? "\(most)" : "\(fewest)…\(most)"
    return "mask \(range) of \(columns) px"
  }

  /// Whether just the right pixels are revealed.
  var isMaskRight: Bool {
    let whole = Int(expectedWidth.rounded())
    return misplaced == 0 && (expectedWidth != Double(whole) || (fewest == whole && most == whole))
  }

  /// Whether every colour is right.
  var areColorsRight: Bool {
    colorOff <= Limits.color && edgeOff <= Limits.coverage && seamOff <= Limits.coverage
  }

  private mutating func read(row y: Int, _ picture: Bitmap, _ expectation: BarExpectation) {
    let start = y * columns
    var count = 0
    for x in 0..<columns {
      let color = PremultipliedColor(PixelColor(word: picture.words[start + x]))
      let track = expectation.track[start + x]
      let revealed = expectation.revealed[start + x]
      let part = min(max(expectedWidth - Double(x), 0), 1)
      let right = part == 0 ? track : part == 1 ? revealed : track.mixed(with: revealed, part: part)
      let off = color.distance(to: right)
      if part > 0, part < 1 {
        seamOff = max(seamOff, off)
      } else if expectation.silhouette[x, y] < 1 {
        edgeOff = max(edgeOff, off)
      } else {
        colorOff = max(colorOff, off)
      }
      // Where a pixel is hardly covered nobody can tell; its colour has been looked at.
      let shown = color.contrast(to: track, as: revealed) ?? part
      if shown > 0.5 { count += 1 }
      if part == 0 || part == 1, (shown > 0.5) != (part == 1) { misplaced += 1 }
    }
    fewest = min(fewest, count)
    most = max(most, count)
  }

  private func edge(row y: Int, _ picture: Bitmap, _ expectation: BarExpectation) -> Double {
    func shown(_ x: Int) -> Double {
      let index = y * columns + x
      let color = PremultipliedColor(PixelColor(word: picture.words[index]))
      return min(
        color.contrast(to: expectation.track[index], as: expectation.revealed[index]) ?? 0, 1)
    }
    let end = (0..<columns).first { shown($0) < 0.5 } ?? columns
    let before = end > 0 ? Double(end - 1) + shown(end - 1) : 0
    return before + (end < columns ? shown(end) : 0)
  }
}

/// How far a measured figure may be from the right one.
enum Limits {
  /// A colour, in 255ths.
  static let color = 1.0
  /// A colour that a coverage takes part in, in 255ths.
  static let coverage = 2.0
}
