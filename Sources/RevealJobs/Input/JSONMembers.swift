/// The members of a JSON object, read one after the other, with nothing kept.
///
/// Objects and arrays inside are passed over without recursion, and can be read in turn. What they
/// hold is read as leniently as it can be passed over.
struct JSONMembers {
  /// A value of a member.
  enum Value {
    /// A string between its quotes, with its escapes.
    case string(Bytes)
    case number(Double)
    case bool(Bool)
    case null
    /// An object or an array, with its brackets.
    case object(Bytes)
    case array(Bytes)
  }

  private var rest: Bytes
  private var isFirst = true
  /// Whether the object was closed properly, with nothing after it.
  private(set) var isComplete = false

  /// Makes a reader of an object; nil where the bytes begin with none.
  init?(_ bytes: Bytes) {
    guard bytes.first == UInt8(ascii: "{") else { return nil }
    rest = bytes.dropFirst()
  }

  /// The next member; nil at the end of the object or where it is malformed.
  mutating func next() -> (key: Bytes, value: Value)? {
    skipSpace()
    if rest.first == UInt8(ascii: "}") {
      isComplete = rest.dropFirst().trimmed.isEmpty
      return nil
    }
    if !isFirst {
      guard skip(UInt8(ascii: ",")) else { return nil }
      skipSpace()
    }
    isFirst = false
    guard let key = JSONValues.string(&rest) else { return nil }
    skipSpace()
    guard skip(UInt8(ascii: ":")) else { return nil }
    skipSpace()
    return JSONValues.value(&rest).map { (key, $0) }
  }

  /// The first string of an array, between its quotes.
  static func firstString(of array: Bytes) -> Bytes? {
    var rest = array.dropFirst().trimmedAtStart
    return JSONValues.string(&rest)
  }

  private mutating func skipSpace() { rest = rest.trimmedAtStart }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest = rest.dropFirst()
    return true
  }
}
