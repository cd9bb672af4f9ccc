import RevealCore
import RevealSDL

/// The product's own bar in a line of a terminal: columns of one gradient, revealed.
package struct ProgressLine {
  private let colors: [Color]
  private let track: Color

  /// Makes a bar of so many columns.
  package init(columns: Int, gradient: Gradient, track: Color) {
    colors = gradient.columns(columns)
    self.track = track
  }

  /// The line for a part that is done, from the line's start.
  package func text(_ part: Double, words: String) -> String {
    let mask = RevealMask(Fraction(clamping: part), isResting: false)
    let width = mask.width(ofTrack: colors.count)
    var text = "\r"
    for (index, color) in colors.enumerated() {
      if index < width.wholeColumns {
        text += Self.escape(48, color) + " "
      } else if index == width.wholeColumns, case let eighths = Int(width.edgeCoverage * 8),
        eighths > 0
      {
        text += Self.escape(48, track) + Self.escape(38, color) + Self.blocks[eighths - 1]
      } else {
        text += Self.escape(48, track) + " "
      }
    }
    return text + "\u{1B}[0m \(words)\u{1B}[K"
  }

  /// Takes the line away.
  package static let clear = "\r\u{1B}[K"

  private static let blocks = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  private static func escape(_ kind: Int, _ color: Color) -> String {
    let pixel = color.pixel
    return "\u{1B}[\(kind);2;\(pixel.red);\(pixel.green);\(pixel.blue)m"
  }
}
