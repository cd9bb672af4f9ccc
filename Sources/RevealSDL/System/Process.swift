#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process that the program runs in.
package enum Process {
  /// Ends the process with an exit code.
  package static func end(_ code: Int32) -> Never { exit(code) }
}
