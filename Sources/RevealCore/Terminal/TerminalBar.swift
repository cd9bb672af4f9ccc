/// The gradient bar as text for a terminal: cells of one gradient, revealed up to a mask whose edge
/// moves by eighths of a cell.
///
/// The gradient spans the whole track, so a cell's colour never depends on the fraction. There is
/// no cursor movement here, nor a line's end: where the bar stands is its user's business.
public struct TerminalBar: Hashable, Sendable {
  /// How many cells it is wide.
  public let cells: Int
  private let colors: [TerminalColor]
  private let track: TerminalColor?

  /// Makes a bar of so many cells; colours that are translucent are seen over a background.
  public init(
    cells: Int, gradient: Gradient, track: Color, background: Color = .black, depth: ColorDepth
  ) {
    self.cells = max(cells, 0)
    self.track = TerminalColor(track.over(background), depth)
    colors = gradient.columns(self.cells).compactMap {
      TerminalColor($0.over(track.over(background)), depth)
    }
  }

  /// The bar that presents a fraction, its mask on the nearest eighth of a cell.
  public func text(_ fraction: Fraction) -> String {
    let eighths = RevealMask(fraction).width(ofTrack: cells * 8).wholeColumns
    var text = ""
    var codes = ""
    if let track, cells > 0 { text += "\u{1B}[\(track.background)m" }
    for cell in 0..<cells {
      let part = min(max(eighths - 8 * cell, 0), 8)
      if part > 0, cell < colors.count, colors[cell].foreground != codes {
        codes = colors[cell].foreground
        text += "\u{1B}[\(codes)m"
      }
      text += part > 0 ? Self.blocks[part - 1] : track == nil ? Self.shade : " "
    }
    return track == nil || cells == 0 ? text : text + "\u{1B}[0m"
  }

  /// Blocks of one eighth to eight, U+258F…U+2588.
  private static let blocks = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
  /// What the track is where there are no colours, U+2591.
  private static let shade = "░"
}
