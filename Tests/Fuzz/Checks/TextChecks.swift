/// What holds for every command line, however it is made.
package enum OptionsCheck {
  /// What does not hold when a parser reads the bytes' lines as arguments; nil where all does.
  ///
  /// The parser describes what it read, or throws an error that describes itself.
  package static func problem(
    of bytes: [UInt8], parse: ([String]) throws -> String
  ) -> String? {
    let arguments = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let first = outcome(arguments, parse)
    guard first == outcome(arguments, parse) else { return "the same arguments, read otherwise" }
    return first.isEmpty ? "an error without a message" : nil
  }

  private static func outcome(
    _ arguments: [String], _ parse: ([String]) throws -> String
  ) -> String {
    do { return "read: " + (try parse(arguments)) } catch { return "\(error)" }
  }
}

/// What holds for every script of the demo.
package enum ScriptCheck {
  /// What does not hold when a parser reads the bytes as a script; nil where all does.
  ///
  /// The parser gives the lines of the steps, or throws an error that names its line.
  package static func problem(of bytes: [UInt8], parse: (String) throws -> [Int]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let count = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    do {
      let lines = try parse(text)
      guard lines == Array(Set(lines)).sorted() else { return "steps out of order: \(lines)" }
      guard lines.allSatisfy({ (1...count).contains($0) }) else { return "lines beyond the text" }
      return try parse(text + "\n# end\n") == lines ? nil : "a comment changes the steps"
    } catch {
      let message = "\(error)"
      let number = message.dropFirst(5).prefix { $0 != ":" }
      guard message.hasPrefix("line "), let line = Int(number), (1...count).contains(line) else {
        return "an error without its line: \(message)"
      }
      return nil
    }
  }
}
