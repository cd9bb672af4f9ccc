#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A way to read what there is, and not to wait where somebody else has taken it first.
enum PromptDescriptor {
  /// A descriptor of the same input that does not wait; nil where there is none to be had.
  ///
  /// A flag of the given one would be everybody's who shares it, so a pipe or terminal is opened once
  /// more. It stays open for as long as the process lives, as the input does.
  static func of(_ descriptor: Int32) -> Int32? {
    let flags = fcntl(descriptor, F_GETFL)
    guard flags >= 0 else { return nil }
    guard flags & O_NONBLOCK == 0 else { return descriptor }
    #if os(Linux)
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return nil }
      // Anything else may begin anew where it is opened.
      guard status.st_mode & S_IFMT == S_IFIFO || isatty(descriptor) == 1 else { return nil }
      let other = open(
        "/proc/self/fd/\(descriptor)", O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      return other >= 0 ? other : nil
    #else
      return nil
    #endif
  }
}
