import RevealCore
import RevealRaster

/// Where two pictures differ.
package struct BitmapDifference: CustomStringConvertible {
  /// The number of pixels that are not the same.
  package private(set) var count = 0
  private var first: PixelPoint?
  private let expected: Bitmap
  private let actual: Bitmap

  /// Compares two pictures.
  package init(expected: Bitmap, actual: Bitmap) {
    self.expected = expected
    self.actual = actual
    guard expected.size == actual.size, expected.words != actual.words else { return }
    for (index, (old, new)) in zip(expected.words, actual.words).enumerated() where old != new {
      count += 1
      if first == nil {
        first = PixelPoint(x: index % expected.size.width, y: index / expected.size.width)
      }
    }
  }

  /// Whether both are of one size and the same in each pixel.
  package var isEmpty: Bool { expected.size == actual.size && count == 0 }

  /// How many pixels differ, and the first of them.
  package var description: String {
    guard expected.size == actual.size else {
      return "the size is \(actual.size.text), not \(expected.size.text)"
    }
    guard let first else { return "no difference" }
    return "\(count) pixels differ, the first at column \(first.x), row \(first.y): "
      + "\(actual[first.x, first.y].text), not \(expected[first.x, first.y].text)"
  }

  /// The differing pixels in magenta over the faded picture.
  package var picture: Bitmap {
    let paper = Color.white.opacity(0.6)
    var picture = Bitmap(size: actual.size)
    for y in 0..<actual.size.height {
      for x in 0..<actual.size.width {
        let isSame =
          x < expected.size.width && y < expected.size.height && actual[x, y] == expected[x, y]
        picture[x, y] =
          isSame
          ? paper.over(Color(actual[x, y]).over(.white)).pixel
          : PixelColor(red: 255, green: 0, blue: 255)
      }
    }
    return picture
  }
}

extension PixelSize {
  fileprivate var text: String { "\(width)×\(height)" }
}

extension PixelColor {
  fileprivate var text: String { "(\(red) \(green) \(blue) \(alpha))" }
}
