import Foundation
import RevealTestSupport

/// A library that has a program's wait for events begin late, so that a signal can come before it.
enum LateWait {
  /// Builds the library; it holds waits up while a file stands at `marker`.
  ///
  /// It knows SDL's waits by what they ask for, which Xlib's own never do: urgent data.
  static func library(in scratch: ScratchFolder, marker: String) async throws -> String {
    let source = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <errno.h>
      #include <poll.h>
      #include <stdio.h>
      #include <time.h>
      #include <unistd.h>
      int poll(struct pollfd *files, nfds_t count, int timeout) {
        int (*next)(struct pollfd *, nfds_t, int) = dlsym(RTLD_NEXT, "poll");
        if (timeout < 0 && count == 1 && files->events & POLLPRI && access("\(marker)", F_OK) == 0) {
          rename("\(marker)", "\(marker).held");
          struct timespec left = {.tv_nsec = 500000000};
          while (nanosleep(&left, &left) != 0 && errno == EINTR) {}
        }
        return next(files, count, timeout);
      }
      """
    let path = scratch["late.so"]
    try source.write(toFile: scratch["late.c"], atomically: true, encoding: .utf8)
    let compiler = try ChildProcess(
      "clang", ["-shared", "-fPIC", "-o", path, scratch["late.c"], "-ldl"],
      environment: ProcessInfo.processInfo.environment)
    let outcome = try await compiler.outcome()
    guard outcome.ending == .exit(0) else { throw Failure("clang: \(outcome.errors)") }
    return path
  }

  /// Has the next wait begin late.
  static func begin(marker: String) throws {
    try Data().write(to: URL(fileURLWithPath: marker))
  }

  /// Whether a wait is held up, or was.
  static func isHeldUp(marker: String) -> Bool {
    FileManager.default.fileExists(atPath: marker + ".held")
  }
}
