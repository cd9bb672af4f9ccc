#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A terminal without a screen: what a command draws on it can be read.
struct PseudoTerminal {
  /// The side that is read.
  let descriptor: Int32
  /// The name of the side that the command has.
  let path: String

  /// Opens a terminal of 80 columns.
  init() throws(ChildProcess.Failure) {
    guard let (descriptor, path) = Self.open() else {
      throw ChildProcess.Failure(
        description:
          "no terminal for the command: \(String(cString: strerror(errno)).lowercased())",
        code: 126)
    }
    self.descriptor = descriptor
    self.path = path
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    var settings = termios()
    if tcgetattr(descriptor, &settings) == 0 {
      // Line ends go through as they are, and so into what the output is passed on to.
      settings.c_oflag &= ~tcflag_t(OPOST)
      tcsetattr(descriptor, TCSANOW, &settings)
    }
  }

  #if os(Linux)
    /// By the requests themselves: the importer leaves out the functions around them.
    private static func open() -> (Int32, String)? {
      let descriptor = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      var isLocked: Int32 = 0
      var number: UInt32 = 0
      guard ioctl(descriptor, unlock, &isLocked) == 0, ioctl(descriptor, name, &number) == 0
      else {
        close(descriptor)
        return nil
      }
      return (descriptor, "/dev/pts/\(number)")
    }

    // TIOCSPTLCK and TIOCGPTN: macros of macros.
    private static let unlock: UInt = 0x4004_5431
    private static let name: UInt = 0x8004_5430
  #else
    private static func open() -> (Int32, String)? {
      let descriptor = posix_openpt(O_RDWR | O_NOCTTY)
      guard descriptor >= 0 else { return nil }
      guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0, let name = ptsname(descriptor)
      else {
        close(descriptor)
        return nil
      }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      return (descriptor, String(cString: name))
    }
  #endif
}
