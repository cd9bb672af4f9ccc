/// How large a picture may be: what memory bears, and what every renderer and file format takes.
public enum PictureLimit {
  /// The longest side in pixels: 32 767.
  public static let side = 32_767
  /// The most pixels in all: 100 million.
  public static let area = 100_000_000

  /// Whether a picture of that extent has a pixel, and is not too large.
  public static func allows(_ size: PixelSize) -> Bool {
    !size.isEmpty && size.width <= side && size.height <= side
      && size.width * size.height <= area
  }

  /// What is accepted, for messages.
  public static let description = "1…\(side) pixels a side and \(area / 1_000_000) million in all"
}
