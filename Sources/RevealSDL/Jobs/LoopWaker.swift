import CSDL2

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ends the wait of a loop from another thread.
package protocol LoopWaker: Sendable {
  /// Has the present or next wait end at once.
  func wake()
}

/// Ends the wait in SDL's event queue.
package struct EventWaker: LoopWaker {
  /// Makes a waker; the session must be up before it is used.
  package init() {}

  package func wake() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }
}

/// A wait of its own, for loops that have no window.
package final class PipeWaker: LoopWaker {
  private let reading: Int32
  private let writing: Int32

  /// Makes a waker; nil where the process can open no more files.
  package init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    close(writing)
  }

  package func wake() {
    var byte: UInt8 = 0
    write(writing, &byte, 1)
  }

  /// Sleeps until it is woken, a signal comes, or so many seconds have passed; nil for no end.
  package func wait(atMostSeconds seconds: Double?) {
    var state = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    let milliseconds = seconds.map { Int32(min(max($0, 0), 86_400) * 1000 + 0.999) } ?? -1
    guard poll(&state, 1, milliseconds) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reading, &bytes, bytes.count) > 0 {}
  }
}
