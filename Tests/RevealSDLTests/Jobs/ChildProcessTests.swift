import Testing

@testable import RevealSDL

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("A command on a terminal of its own")
struct ChildProcessTests {
  @Test("what it writes can be read, with its line ends as they are")
  func output() throws {
    let child = try ChildProcess(["printf", "a\\rb\\nc"])
    #expect(Self.readAll(child) == "a\rb\nc")
    #expect(Self.status(child) == .exited(0))
  }

  @Test("it sees a terminal on both outputs, of 80 columns")
  func terminal() throws {
    let child = try ChildProcess(["sh", "-c", "test -t 1 && test -t 2 && stty size <&1"])
    #expect(Self.readAll(child) == "24 80\n")
    #expect(Self.status(child) == .exited(0))
  }

  @Test("its code is told, and a signal's", arguments: [("exit 7", 7), ("kill -TERM $$", 143)])
  func codes(_ script: String, _ code: Int32) throws {
    let child = try ChildProcess(["sh", "-c", script])
    _ = Self.readAll(child)
    #expect(Self.status(child)?.code == code)
  }

  @Test("a signal reaches what it started too")
  func group() throws {
    let child = try ChildProcess(["sh", "-c", "sleep 100 & echo $!; wait"])
    let text = Self.firstWords(child)
    let sleeper = try #require(pid_t(text.filter(\.isNumber)))
    child.signal(SIGKILL)
    #expect(Self.status(child) == .signalled(SIGKILL))
    // Whoever adopts it reaps it.
    #expect(Self.eventually { !Self.isRunning(sleeper) })
  }

  @Test("a signal reaches what a shell that controls jobs put into groups of their own")
  func session() throws {
    let child = try ChildProcess(["sh", "-c", "set -m; sleep 100 & echo ready; exec sleep 101"])
    #expect(!Self.firstWords(child).isEmpty)
    child.signal(SIGTERM)
    #expect(Self.status(child) == .signalled(SIGTERM))
    #expect(Self.eventually { !child.isSessionAlive })
  }

  @Test("whoever makes groups without end is ended with all of them")
  func growing() throws {
    let child = try ChildProcess(
      ["sh", "-c", "set -m; echo ready; while :; do sleep 20 & sleep 0.002; done"])
    #expect(!Self.firstWords(child).isEmpty)
    usleep(100_000)
    child.signal(SIGKILL)
    #expect(!child.isSessionAlive)
  }

  @Test("its session lives as long as anything in it, but for what nobody reaps")
  func groupLife() throws {
    let child = try ChildProcess(
      ["sh", "-c", "trap '' HUP; sh -c 'echo ready; exec sleep 100' & sleep 0.2; exit 3"])
    #expect(!Self.firstWords(child).isEmpty)
    #expect(Self.status(child) == .exited(3))
    #expect(child.isSessionAlive)
    child.signal(SIGKILL)
    #expect(Self.eventually { !child.isSessionAlive })
  }

  @Test("a command that is not there, or no program, is told apart")
  func failures() {
    #expect { try ChildProcess(["/no/such/command"]) } throws: { error in
      (error as? ChildProcess.Failure)?.code == 127
    }
    #expect { try ChildProcess(["/etc/passwd"]) } throws: { error in
      (error as? ChildProcess.Failure)?.code == 126
    }
    #expect { try ChildProcess([]) } throws: { _ in true }
  }

  @Test("its end wakes the loop")
  func wakes() throws {
    let waker = try #require(PipeWaker())
    let child = try ChildProcess(["true"])
    child.whenEnded { waker.wake() }
    waker.wait(atMostSeconds: nil)
    #expect(Self.status(child) == .exited(0))
  }

  /// What a command writes first; empty where it ends without a word.
  private static func firstWords(_ child: ChildProcess) -> String {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(child.output, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  /// Whether something comes true within a time that is long for a computer.
  private static func eventually(_ condition: () -> Bool) -> Bool {
    for _ in 0..<500 where !condition() { usleep(10_000) }
    return condition()
  }

  /// A process that nobody has reaped counts as ended.
  private static func isRunning(_ process: pid_t) -> Bool {
    guard let text = try? Files.readText("/proc/\(process)/stat") else { return false }
    return text.split(separator: ")").last?.split(separator: " ").first != "Z"
  }

  private static func readAll(_ child: ChildProcess) -> String {
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while case let count = read(child.output, &bytes, bytes.count), count > 0 {
      text += bytes.prefix(count)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func status(_ child: ChildProcess) -> ChildProcess.Status? {
    for _ in 0..<1000 {
      if let status = child.poll() { return status }
      usleep(10_000)
    }
    return nil
  }
}
