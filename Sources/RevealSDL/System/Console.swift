#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program's words to the person at the terminal.
package enum Console {
  /// Writes a line to standard output.
  package static func say(_ line: String) throws(FileError) {
    guard put(line + "\n", to: 1) else {
      throw FileError(
        path: "standard output", operation: "write", reason: String(cString: strerror(errno)))
    }
  }

  /// Writes a line to standard error, under the program's name.
  package static func warn(_ line: String) {
    tell("gradient-reveal: \(oneLine(line))\n")
  }

  /// Writes text as it is to standard error, if whoever reads that makes room for it within so many
  /// milliseconds; where not, or where it fails, there is nobody to tell.
  package static func tell(_ text: String, withinMilliseconds time: Int32 = 100) {
    var state = pollfd(fd: 2, events: Int16(POLLOUT), revents: 0)
    guard poll(&state, 1, time) > 0 else { return }
    _ = put(text, to: 2)
  }

  /// Passes bytes on to standard output as they are; tells why where they could not be written.
  ///
  /// That nobody reads them any longer is no fault.
  package static func pass(_ bytes: UnsafeRawBufferPointer) -> String? {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(1, rest.baseAddress, rest.count)
      guard count < 0 else {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var state = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
        poll(&state, 1, -1)
      case EPIPE: return nil
      default: return String(cString: strerror(errno))
      }
    }
    return nil
  }

  /// What was given to the program may hold line ends and escape codes; none reach the terminal.
  private static func oneLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      guard line.utf8.count < longestLine else { return line + "…" }
      let isControl = scalar.properties.generalCategory == .control
      line += isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return line
  }

  /// Long enough for every message, and short enough to be read.
  private static let longestLine = 1000

  /// Writes text as it is; false where that fails.
  static func put(_ text: String, to descriptor: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard written > 0 else { return false }
      bytes = bytes.dropFirst(written)
    }
    return true
  }
}
