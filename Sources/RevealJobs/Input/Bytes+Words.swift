extension Bytes {
  /// Takes the first word off, and the white space before it; empty where there is none.
  mutating func popWord() -> Bytes {
    let start = trimmedAtStart
    let word = start.prefix { !$0.isSpace }
    self = start[word.endIndex...]
    return word
  }

  /// Where an ASCII text is first; nil where it is not.
  func range(of text: StaticString) -> Range<Int>? {
    text.withUTF8Buffer { text in
      guard let first = text.first, count >= text.count else { return nil }
      for index in startIndex...(endIndex - text.count) where self[index] == first {
        let range = index..<index + text.count
        if self[range].elementsEqual(text) { return range }
      }
      return nil
    }
  }

  func contains(_ text: StaticString) -> Bool { range(of: text) != nil }

  /// What comes after an ASCII text; nil where it is not there.
  func after(_ text: StaticString) -> Bytes? { range(of: text).map { self[$0.upperBound...] } }

  /// The whole number that the bytes are; nil where they are anything else.
  var wholeNumber: Double? {
    guard let number = ScannedNumber(startOf: self), !number.hasDecimals, number.rest.isEmpty else {
      return nil
    }
    return number.value
  }
}
