import RevealCore

/// Reads lines whose percentage or count is a share of something else than the work: losses, what
/// is full, how far data shrank, code that a compiler shows.
enum ShareRule {
  /// The line as text, or zstd's sizes; nil where it is none of these.
  static func read(_ line: RawLine) -> RawReading? {
    let bytes = line.bytes
    if bytes.starts(with: "Read:"), bytes.contains("==>") { return GeneralRules.sizes(line) }
    guard isShare(bytes) || isCode(bytes) else { return nil }
    return RawReading(label: .text(bytes))
  }

  private static func isShare(_ bytes: Bytes) -> Bool {
    // dpkg's is a step of an installation, and would have it end at its start.
    if bytes.starts(with: "(Reading database ") { return true }
    // git's, of files that are alike.
    let isNamed =
      bytes.starts(with: "rename ") || bytes.starts(with: "copy ") || bytes.starts(with: "rewrite ")
    if isNamed, bytes.suffix(2).equals("%)") { return true }
    guard bytes.contains("%") else { return false }
    return bytes.contains("% packet loss") || bytes.contains("muxing overhead")
      || bytes.contains("% non-contiguous") || bytes.contains("% of uncompressed")
      || bytes.contains("% tests passed") || (bytes.contains("% full") && !bytes.contains("% done"))
      || (bytes.contains("%   (") && bytes.contains(" => "))
  }

  /// Whether it is a compiler's excerpt: `12 |   code`.
  private static func isCode(_ bytes: Bytes) -> Bool {
    var rest = bytes
    return rest.popWord().wholeNumber != nil && rest.popWord().equals("|")
  }
}
