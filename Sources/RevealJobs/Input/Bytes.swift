/// A stretch of input, lent for the call that it is given to.
package typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }

  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// White space as C has it: blank, tab, line feed, vertical tab, form feed, carriage return.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

extension Bytes {
  /// The bytes without white space at either end.
  var trimmed: Bytes {
    trimmedAtStart.trimmedAtEnd
  }

  /// The bytes up to the last that is no white space.
  var trimmedAtEnd: Bytes {
    var rest = self
    while let last = rest.last, last.isSpace { rest = rest.dropLast() }
    return rest
  }

  /// The bytes from the first on that is no white space.
  var trimmedAtStart: Bytes { drop { $0.isSpace } }

  /// Whether the bytes begin with an ASCII text.
  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { count >= $0.count && prefix($0.count).elementsEqual($0) }
  }

  /// Whether the bytes are an ASCII text, small and capital letters alike.
  func equalsIgnoringCase(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      count == text.count && zip(self, text).allSatisfy { $0.lowercased == $1.lowercased }
    }
  }

  /// Whether the bytes are an ASCII text.
  func equals(_ text: StaticString) -> Bool { text.withUTF8Buffer { elementsEqual($0) } }
}
