import RevealApp
import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

/// The demo, running in a window that has the keyboard, with the pointer far away.
final class DemoWindow: Sendable {
  /// The demo.
  let process: ChildProcess
  /// The display that it is on.
  let display: VirtualDisplay
  /// The window's number.
  let id: String
  /// The pixels of a point.
  let scale: DisplayScale
  /// The side on which reading begins.
  let direction: LayoutDirection

  /// Starts the demo and waits until its window has the keyboard.
  static func open(
    _ arguments: String..., environment: [String: String] = [:], folder: String? = nil,
    on given: VirtualDisplay? = nil
  ) async throws -> DemoWindow {
    let display = try #require(given ?? .current, "a window needs a display")
    try await display.parkPointer()
    let process = try ChildProcess(
      try Product.binary, ["demo"] + arguments, environment: display.environment(environment),
      folder: folder)
    let id = try await waitFor("the demo's window should open: \(arguments)") { () -> String? in
      if let ending = process.ending { throw Failure("no window: \(ending) \(process.errors)") }
      let found = try await display.tool(
        "xdotool", "search", "--all", "--onlyvisible", "--pid", "\(process.pid)", "--name",
        "^Gradient Reveal$")
      return found.split(separator: "\n").first.map(String.init)
    }
    try await eventually("the demo's window should have the keyboard") {
      try await display.tool("xdotool", "getwindowfocus").hasPrefix(id)
    }
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).map { arguments[$0 + 1] }
    }
    return DemoWindow(
      process: process, display: display, id: id,
      scale: DisplayScale(value("--scale").flatMap(Double.init) ?? 1),
      direction: value("--direction") == "rtl" ? .rightToLeft : .leftToRight)
  }

  private init(
    process: ChildProcess, display: VirtualDisplay, id: String, scale: DisplayScale,
    direction: LayoutDirection
  ) {
    self.process = process
    self.display = display
    self.id = id
    self.scale = scale
    self.direction = direction
  }

  /// Where the window's content lies on the screen.
  func place() async throws -> PixelRect {
    let text = try await display.tool("xwininfo", "-id", id)
    func number(_ title: String) throws -> Int {
      let line = text.split(separator: "\n").first { $0.contains(title) }
      guard let number = line?.split(separator: " ").last.flatMap({ Int($0) }) else {
        throw Failure("the window is gone: \(process.errors)")
      }
      return number
    }
    return PixelRect(
      x: try number("Absolute upper-left X:"), y: try number("Absolute upper-left Y:"),
      width: try number("Width:"), height: try number("Height:"))
  }

  /// What the window shows.
  func picture() async throws -> Bitmap { display.screen.picture(of: try await place()) }

  /// Where everything of the demo lies, for a window of the present size.
  func layout(panel: DemoState.Panel? = nil) async throws -> DemoLayout {
    try DemoLayout.english(window: try await place().size, scale: scale, panel: panel)
  }

  /// The pixels of a rectangle in points, inside a window of some width.
  func pixels(_ rect: Rect, inWidth width: Int) -> PixelRect {
    let pixels = scale.pixels(rect)
    return direction == .leftToRight ? pixels : pixels.mirrored(in: width)
  }

  /// Waits for the process to end, and tells how it did.
  func outcome(within patience: Duration = .seconds(10)) async throws -> Outcome {
    try await process.outcome(within: patience)
  }

  /// Ends the demo, and expects that nothing went wrong in it.
  func close(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    process.send(15)
    let outcome = try await outcome()
    #expect(outcome.ending == .signal(15), sourceLocation: sourceLocation)
    #expect(outcome.errors == "", sourceLocation: sourceLocation)
  }
}
