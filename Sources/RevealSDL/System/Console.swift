#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program's words to the person at the terminal.
package enum Console {
  /// Writes a line to standard output.
  package static func say(_ line: String) { put(line, to: 1) }

  /// Writes a line to standard error, under the program's name.
  package static func warn(_ line: String) { put("gradient-reveal: \(oneLine(line))", to: 2) }

  /// What was given to the program may hold line ends and escape codes; none reach the terminal.
  private static func oneLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      line += isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return line
  }

  private static func put(_ line: String, to descriptor: Int32) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}
