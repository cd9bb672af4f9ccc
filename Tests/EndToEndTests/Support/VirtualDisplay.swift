import Foundation
import RevealSDL
import RevealTestSupport
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An X server that shows nothing to anybody, with a window manager; both end with this object.
///
/// Should the tests be killed, the pipe on which the server's shell waits closes, and it ends too.
final class VirtualDisplay: Sendable {
  /// The display of the tests that run.
  @TaskLocal static var current: VirtualDisplay?

  /// What DISPLAY is set to.
  let name: String
  /// What the screen shows.
  let screen: Framebuffer
  private let scratch: ScratchFolder
  private let server: ChildProcess
  private let windowManager = Mutex<ChildProcess?>(nil)
  private let lifeline: Mutex<Int32>

  /// Starts a display, and waits until its window manager is at work.
  static func start() async throws -> VirtualDisplay {
    let display = try await VirtualDisplay()
    let manager = try ChildProcess(
      "openbox", ["--sm-disable"], environment: display.environment())
    display.windowManager.withLock { $0 = manager }
    try await eventually("openbox should manage display \(display.name)") {
      if let ending = manager.ending {
        throw Failure("openbox ended: \(ending) \(manager.errors); is the package installed?")
      }
      let root = try await display.tool("xprop", "-root", "_NET_SUPPORTING_WM_CHECK")
      return root.contains("window id #")
    }
    return display
  }

  private init() async throws {
    let scratch = try ScratchFolder()
    var pipe: [Int32] = [0, 0]
    guard Self.makePipe(&pipe) else { throw Failure("no pipe to be had") }
    defer { close(pipe[0]) }
    lifeline = Mutex(pipe[1])
    let command = """
      command -v Xvfb >/dev/null || { echo 'no Xvfb; install the package xvfb' >&2; exit 1; }
      Xvfb -displayfd 1 -screen 0 1280x800x24 -fbdir '\(scratch.path)' \
        -nolisten tcp -noreset -nocursor &
      echo $! >'\(scratch["pid"])'
      read -r _
      kill $!; kill -CONT $!
      wait $!
      """
    let server = try ChildProcess(
      "sh", ["-c", command], environment: Product.environment(home: scratch.path), input: pipe[0])
    self.scratch = scratch
    self.server = server
    let number = try await waitFor("Xvfb should tell its display") { () -> Int? in
      if server.ending != nil { throw Failure("Xvfb did not start: \(server.errors)") }
      let words = server.output
      return words.hasSuffix("\n") ? Int(words.dropLast()) : nil
    }
    name = ":\(number)"
    screen = try Framebuffer(file: scratch.path + "/Xvfb_screen0")
    let home = try scratch.makeFolder("home")
    self.home = home
  }

  deinit { hangUp() }

  /// The home of what runs on the display, shared, so that fonts are looked for once.
  let home: String

  /// The environment of what runs on the display.
  func environment(_ more: [String: String] = [:]) -> [String: String] {
    Product.environment(home: home, ["DISPLAY": name].merging(more) { $1 })
  }

  /// Runs one of the tools for X, and gives what it says.
  @discardableResult
  func tool(_ program: String, _ arguments: String...) async throws -> String {
    try await ChildProcess(program, arguments, environment: environment()).outcome().output
  }

  /// Has the window manager stand still, so that no window is mapped any more.
  func pauseWindowManager() { windowManager.withLock { $0?.send(SIGSTOP) } }

  /// Has the server stand still, as one does that a broken line leads to.
  func pause() throws {
    let text = try Files.readText(scratch["pid"]).filter(\.isNumber)
    guard let pid = pid_t(text), kill(pid, SIGSTOP) == 0 else { throw Failure("no server \(text)") }
  }

  /// Has the server end, and waits until it is gone.
  func stop() async throws {
    hangUp()
    _ = try await server.outcome()
  }

  /// No other process that is started meanwhile may hold the pipe open.
  private static func makePipe(_ ends: inout [Int32]) -> Bool {
    pipe(&ends) == 0 && ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
  }

  private func hangUp() {
    lifeline.withLock { descriptor in
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
    }
  }
}
