import RevealCore

/// A picture of 8-bit sRGB pixels with straight alpha, row by row from the left top corner.
public struct Bitmap: Hashable, Sendable {
  /// The extent in pixels.
  public let size: PixelSize
  /// The pixels, each as `0xAARRGGBB`.
  public private(set) var words: [UInt32]

  /// Makes a picture of one colour.
  public init(size: PixelSize, color: PixelColor = .clear) {
    self.size = size
    words = Array(repeating: color.word, count: size.width * size.height)
  }

  /// Makes a picture of given pixels; what is missing is clear, what is too much is left out.
  public init(size: PixelSize, words: [UInt32]) {
    self.size = size
    let count = size.width * size.height
    self.words =
      words.count == count
      ? words
      : Array(words.prefix(count)) + Array(repeating: 0, count: max(count - words.count, 0))
  }

  /// The pixel at a column and row; clear outside.
  public subscript(x: Int, y: Int) -> PixelColor {
    get {
      guard contains(x, y) else { return .clear }
      return PixelColor(word: words[y * size.width + x])
    }
    set {
      guard contains(x, y) else { return }
      words[y * size.width + x] = newValue.word
    }
  }

  /// The part of the picture that a rectangle covers.
  public func cropped(to rect: PixelRect) -> Bitmap {
    let area = rect.intersection(PixelRect(origin: PixelPoint(x: 0, y: 0), size: size))
    guard !area.isEmpty else { return Bitmap(size: area.size) }
    var cropped: [UInt32] = []
    cropped.reserveCapacity(area.size.width * area.size.height)
    for y in area.minY..<area.maxY {
      cropped += words[(y * size.width + area.minX)..<(y * size.width + area.maxX)]
    }
    return Bitmap(size: area.size, words: cropped)
  }

  /// The mirror image, left and right exchanged.
  public var mirrored: Bitmap {
    var result = words
    for y in 0..<size.height {
      result[(y * size.width)..<((y + 1) * size.width)].reverse()
    }
    return Bitmap(size: size, words: result)
  }

  /// Gives the pixels to code that changes them in place.
  mutating func withMutableWords(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    words.withUnsafeMutableBufferPointer { body($0) }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < size.width && y < size.height
  }
}

extension PixelColor {
  /// The four components as `0xAARRGGBB`.
  public var word: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Makes a colour from `0xAARRGGBB`.
  public init(word: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: word >> 16), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word), alpha: UInt8(truncatingIfNeeded: word >> 24))
  }
}
