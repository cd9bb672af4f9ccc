/// What is left of a label with Pango's tags where there is no Pango.
public enum MarkupText {
  /// The text without its tags; the text itself where it is no markup.
  public static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return text
    }
    var plain = ""
    var open: [Substring] = []
    var rest = text[...]
    while let character = rest.first {
      switch character {
      case "<":
        guard let end = rest.firstIndex(of: ">"),
          close(rest[rest.index(after: rest.startIndex)..<end], &open)
        else { return text }
        rest = rest[rest.index(after: end)...]
      case "&":
        guard let end = rest.firstIndex(of: ";"),
          let meaning = meaning(of: rest[rest.index(after: rest.startIndex)..<end])
        else { return text }
        plain.append(meaning)
        rest = rest[rest.index(after: end)...]
      default:
        plain.append(character)
        rest.removeFirst()
      }
    }
    return open.isEmpty ? plain : text
  }

  private static let tags: Set<Substring> = [
    "markup", "b", "big", "i", "s", "span", "sub", "sup", "small", "tt", "u",
  ]

  /// Takes up a tag, without its brackets; tells whether it belongs there.
  private static func close(_ tag: Substring, _ open: inout [Substring]) -> Bool {
    if tag.first == "/" { return open.popLast() == tag.dropFirst() }
    let name = tag.prefix { $0 != " " && $0 != "/" }
    guard tags.contains(name) else { return false }
    if tag.last != "/" { open.append(name) }
    return true
  }

  /// The character that an entity stands for, without `&` and `;`.
  private static func meaning(of entity: Substring) -> Character? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard entity.first == "#", entity.count < 9 else { return nil }
      let digits = entity.dropFirst()
      let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value >= 0x20 else {
        return nil
      }
      return Character(scalar)
    }
  }
}
