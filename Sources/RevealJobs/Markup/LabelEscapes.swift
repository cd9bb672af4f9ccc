/// The escapes with a backslash that texts on a command line may have, as GLib decodes them.
public enum LabelEscapes {
  /// The text that escapes stand for, without control characters but line feeds.
  public static func decoded(_ text: String) -> String {
    var label = LabelText()
    var record = JobRecorder()
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      label.send(bytes[...], escapes: .all, to: &record)
    }
    guard case .text(let decoded, _, _)? = record.events.first else { return "" }
    return decoded
  }
}
