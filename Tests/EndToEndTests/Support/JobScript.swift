import Foundation
import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

/// A shell script that shows a job in a window of its own title, as real scripts do.
///
/// In the script `$GR` is the program, `$T` the title, and `$D` a folder of its own.
final class JobScript: Sendable {
  /// The shell.
  let process: ChildProcess
  /// What the window is called.
  let title: String
  let display: VirtualDisplay
  private let scratch: ScratchFolder

  /// Starts a script.
  init(
    _ script: String, shell: String = "sh", environment: [String: String] = [:],
    input: Int32? = nil, on given: VirtualDisplay? = nil
  ) throws {
    display = try #require(given ?? .current, "a window needs a display")
    scratch = try ScratchFolder()
    title = "job-" + UUID().uuidString.prefix(8)
    let names = ["GR": try Product.binary, "T": title, "D": scratch.path]
    process = try ChildProcess(
      shell, ["-c", script],
      environment: display.environment(names.merging(environment) { $1 }), input: input)
  }

  /// Starts the program itself, which reads what the test writes.
  static func direct(
    _ arguments: String..., input: Int32, environment: [String: String] = [:]
  ) throws -> JobScript {
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    return try JobScript(
      "exec \"$GR\" progress --title \"$T\" \(words)", environment: environment, input: input)
  }

  /// The path of a file in the script's folder.
  func file(_ name: String) -> String { scratch[name] }

  /// Waits for the window, and gives its number.
  func window(sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
    try await waitFor("a window \(title) should open") {
      if let ending = process.ending { throw Failure("no window: \(ending) \(process.errors)") }
      return try await shownWindow()
    }
  }

  /// The window's number; nil where none is shown.
  func shownWindow() async throws -> String? {
    let found = try await display.tool("xdotool", "search", "--onlyvisible", "--name", title)
    return found.split(separator: "\n").first.map(String.init)
  }

  /// Waits for the window, and until it has the keyboard.
  @discardableResult
  func focusedWindow() async throws -> String {
    let id = try await window()
    try await eventually("the window \(title) should have the keyboard") {
      let focused = try await display.tool("xdotool", "getwindowfocus")
      if focused.hasPrefix(id) { return true }
      try await display.tool("xdotool", "windowactivate", id)
      return false
    }
    return id
  }

  /// Waits for the window, and presses keys in it.
  func press(_ names: String...) async throws {
    try await focusedWindow()
    for name in names { try await display.tool("xdotool", "key", name) }
  }

  /// What stands in the title bar.
  func shownTitle() async throws -> String {
    guard let id = try await shownWindow() else { return "" }
    return try await display.tool("xdotool", "getwindowname", id)
      .trimmingCharacters(in: .newlines)
  }

  /// The process that the window belongs to.
  func windowProcess() async throws -> Int32 {
    let text = try await display.tool("xdotool", "getwindowpid", try await window())
    guard let pid = Int32(text.trimmingCharacters(in: .newlines)) else {
      throw Failure("no process of \(title)")
    }
    return pid
  }

  /// Clicks the last button, at the window's trailing bottom corner.
  func clickLastButton() async throws {
    let id = try await focusedWindow()
    let size = try await size()
    try await display.tool(
      "xdotool", "mousemove", "--window", id, "\(size.width - 44)", "\(size.height - 38)", "click",
      "1")
    try await display.parkPointer()
  }

  /// The window's extent in pixels.
  func size() async throws -> (width: Int, height: Int) {
    let text = try await display.tool("xdotool", "getwindowgeometry", "--shell", try await window())
    func number(_ name: String) -> Int? {
      text.split(separator: "\n").first { $0.hasPrefix(name + "=") }
        .flatMap { Int($0.dropFirst(name.count + 1)) }
    }
    guard let width = number("WIDTH"), let height = number("HEIGHT") else {
      throw Failure("no size of \(title)")
    }
    return (width, height)
  }

  /// What the window shows.
  func picture() async throws -> Bitmap {
    let text = try await display.tool("xwininfo", "-id", try await window())
    func number(_ title: String) throws -> Int {
      let line = text.split(separator: "\n").first { $0.contains(title) }
      guard let number = line?.split(separator: " ").last.flatMap({ Int($0) }) else {
        throw Failure("the window is gone: \(process.errors)")
      }
      return number
    }
    return display.screen.picture(
      of: PixelRect(
        x: try number("Absolute upper-left X:"), y: try number("Absolute upper-left Y:"),
        width: try number("Width:"), height: try number("Height:")))
  }

  /// How it ended, as a shell counts, and what it wrote.
  func outcome(within patience: Duration = .seconds(20)) async throws -> Outcome {
    try await process.outcome(within: patience)
  }
}

/// The writing end of a pipe that a test holds, as a program that runs a dialog does.
final class HeldPipe: Sendable {
  let reading: Int32
  private let writing: FileHandle

  init() throws {
    let pipe = Pipe()
    reading = dup(pipe.fileHandleForReading.fileDescriptor)
    writing = pipe.fileHandleForWriting
    // What else the tests start must not hold it open.
    _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
    _ = fcntl(writing.fileDescriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(reading) }

  func write(_ text: String) throws { try writing.write(contentsOf: Data(text.utf8)) }

  func end() throws { try writing.close() }
}
