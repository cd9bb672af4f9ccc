/// Text that breaks into lines where its rectangle ends, and what it looks like.
public struct ParagraphPaint: Hashable, Sendable {
  /// How the text is to be read.
  public enum Format: Hashable, Sendable {
    /// As it is.
    case plain
    /// With Pango's tags for bold, italic, colour and the like; as it is where they do not parse.
    case markup
  }

  /// The text; line ends in it are kept.
  public var string: String
  /// How the text is to be read.
  public var format: Format
  /// The font, where tags say nothing else.
  public var font: Font
  /// The colour, where tags say nothing else.
  public var color: Color
  /// The colour behind, where it is known; the picture is then opaque and merely copied.
  public var backdrop: Color?
  /// The most lines; what is longer ends in an ellipsis.
  public let lineLimit: Int

  /// Makes a paragraph; of less than one line it becomes one.
  public init(
    _ string: String, format: Format = .plain, font: Font = .body, color: Color,
    backdrop: Color? = nil, lineLimit: Int
  ) {
    self.string = string
    self.format = format
    self.font = font
    self.color = color
    self.backdrop = backdrop
    self.lineLimit = max(lineLimit, 1)
  }
}
