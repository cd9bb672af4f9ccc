import CSDL2

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ends the waits of a job's loops from other threads: in SDL's event queue, and in a pipe.
package final class JobWaker: Sendable {
  /// The wait of loops that have no window.
  package let pipe: PipeWaker
  private let requests: PipeWaker
  // A plain word, written by the main thread alone.
  private nonisolated(unsafe) var hasEvents = false

  /// Makes a waker; nil where the process can open no more files.
  package init?() {
    guard let pipe = PipeWaker(), let requests = PipeWaker() else { return nil }
    self.pipe = pipe
    self.requests = requests
  }

  /// What is said where there is none to be had.
  package static var failure: EnvironmentError {
    .sdl(operation: "opening a pipe", reason: String(cString: strerror(errno)))
  }

  /// From now on the waits in SDL's event queue end too.
  ///
  /// An event goes through the display server, and whoever sends one when that has gone away does
  /// not come back. So a thread sends them that does nothing else.
  package func wakeEvents() {
    hasEvents = Thread.start { [self] in
      while true {
        requests.wait(atMostSeconds: nil)
        var event = SDL_Event()
        event.type = SDL_USEREVENT.rawValue
        SDL_PushEvent(&event)
      }
    }
  }

  /// Has the present or next wait end at once.
  package func wake() {
    pipe.wake()
    if hasEvents { requests.wake() }
  }
}

/// A wait that has nothing to do with windows.
package final class PipeWaker: Sendable {
  private let reading: Int32
  private let writing: Int32

  /// Makes a waker; nil where the process can open no more files.
  package init?() {
    var ends: [Int32] = [0, 0]
    guard Self.open(&ends) else { return nil }
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

  private static func open(_ ends: inout [Int32]) -> Bool { pipe(&ends) == 0 }

  /// Has the present or next wait end at once.
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
