#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal at which a person may sit.
package enum Terminal {
  /// Whether somebody sees what goes to standard output.
  package static var showsOutput: Bool { isatty(1) == 1 }

  /// Whether somebody sees what goes to standard error.
  package static var showsErrors: Bool { isatty(2) == 1 }

  /// Whether colours are welcome: not where NO_COLOR is set, nor on a terminal that has none.
  package static var takesColor: Bool {
    Files.environment("NO_COLOR") == nil && Files.environment("TERM") != "dumb"
  }

  /// Writes text as it is to standard error; where that fails there is nobody to tell.
  package static func show(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}
