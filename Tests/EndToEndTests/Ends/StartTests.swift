import Foundation
import RevealTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension WindowTests {
  /// A start that something holds up.
  @Suite struct StartTests {
    /// A bus that takes connections and says nothing; SDL and libdbus alike would wait for it.
    @Test func aSilentBusHoldsNoWindowUp() async throws {
      let display = try #require(VirtualDisplay.current)
      let bus = try SilentSocket()
      let demo = try ChildProcess(
        try Product.binary, ["demo"],
        environment: display.environment(["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(bus.path)"]))
      try await eventually("the window should open") {
        try await !display.tool(
          "xdotool", "search", "--all", "--onlyvisible", "--pid", "\(demo.pid)", "--name", "."
        ).isEmpty
      }
      demo.send(SIGTERM)
      #expect(try await demo.outcome().ending == .signal(SIGTERM))
    }

    /// Whenever a signal comes, it is what ends the program.
    @Test func aSignalEndsAStartByItself() async throws {
      let display = try #require(VirtualDisplay.current)
      for milliseconds in stride(from: 0, through: 60, by: 4) {
        let demo = try ChildProcess(
          try Product.binary, ["demo"], environment: display.environment())
        try await Task.sleep(for: .milliseconds(milliseconds))
        demo.send(SIGTERM)
        let outcome = try await demo.outcome()
        #expect(outcome.ending == .signal(SIGTERM), "after \(milliseconds) ms")
        #expect(outcome.errors == "")
      }
    }

    /// SDL waits for its window to be mapped and looks at nothing else meanwhile.
    @Test func aSignalEndsAWindowThatIsNeverMapped() async throws {
      let display = try await VirtualDisplay.start()
      display.pauseWindowManager()
      let demo = try ChildProcess(try Product.binary, ["demo"], environment: display.environment())
      try await Task.sleep(for: .milliseconds(500))
      demo.send(SIGTERM)
      #expect(try await demo.outcome().ending == .signal(SIGTERM))
      try await display.stop()
    }

    /// What a job runs is ended with a window that never came, however much it ignores.
    @Test func aSignalToAStartLeavesNoCommandBehind() async throws {
      let display = try await VirtualDisplay.start()
      display.pauseWindowManager()
      let folder = try ScratchFolder()
      let command = "trap '' HUP TERM; echo $$ > '\(folder["pid"])'; sleep 300"
      let job = try ChildProcess(
        try Product.binary, ["progress", "--", "sh", "-c", command],
        environment: display.environment())
      let pid = try await waitFor("the command should start") {
        (try? String(contentsOfFile: folder["pid"], encoding: .utf8))
          .flatMap { pid_t($0.dropLast()) }
      }
      // By then nothing is left of the start but the wait for the window.
      try await Task.sleep(for: .milliseconds(500))
      job.send(SIGTERM)
      #expect(try await job.outcome().ending == .signal(SIGTERM))
      try await eventually("the command should be gone") { kill(pid, 0) != 0 }
      try await display.stop()
    }
  }
}

/// A socket that listens and never answers; gone with this object.
private final class SilentSocket {
  let path: String
  private let folder: ScratchFolder
  private let descriptor: Int32

  init() throws {
    folder = try ScratchFolder()
    path = folder["bus"]
    #if canImport(Glibc)
      descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard bound == 0, listen(descriptor, 8) == 0 else { throw Failure("no socket to be had") }
  }

  deinit { close(descriptor) }
}
