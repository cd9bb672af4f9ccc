import RevealCore

/// A segment of raw output, as the rules see it.
struct RawLine {
  /// The bytes, without white space at either end.
  let bytes: Bytes
  /// Whether more may follow the last byte, so that a number there is perhaps not whole.
  let isOpen: Bool

  init(_ segment: Segment, isFinished: Bool) {
    // The first word of a segment that lost its head may be half a word.
    let whole = segment.isCut ? segment.bytes.drop { !$0.isSpace } : segment.bytes
    bytes = whole.trimmed
    isOpen = !isFinished && bytes.endIndex == segment.bytes.endIndex
  }

  private init(bytes: Bytes, isOpen: Bool) {
    self.bytes = bytes
    self.isOpen = isOpen
  }

  /// The line from an index on.
  func suffix(from start: Int) -> RawLine { RawLine(bytes: bytes[start...], isOpen: isOpen) }

  /// Whether what ends at an index will still end there when the segment is whole.
  func isSettled(_ end: Int) -> Bool { !isOpen || end < bytes.endIndex }
}

/// What a rule read in a line.
struct RawReading {
  /// What is shown of the line's text.
  enum Label {
    /// Nothing: the last label stays.
    case none
    /// A part of the line, without the token.
    case text(Bytes)
    /// A JSON string, given between its quotes.
    case json(Bytes)
  }

  /// How far the job is; nil where the line says nothing of it.
  var progress: Progress?
  /// The part of the line that said so, which is no label.
  var token: Range<Int>?
  var label = Label.none
  /// Whether the writer is still finding out.
  var isProvisional = false
  /// Whether a fall from the end to the start is a new phase.
  var isSeries = true

  /// A line that says nothing, and is no label either.
  static var silent: RawReading { RawReading() }
}
