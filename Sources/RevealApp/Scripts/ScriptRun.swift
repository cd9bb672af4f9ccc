import RevealCore
import RevealRaster
import RevealSDL

/// Runs a script on the demo with a virtual clock and no window: every run gives the same bytes.
package final class ScriptRun {
  private let engine: DemoEngine
  private let output: String?
  private var time = Instant.zero
  private var isOver = false

  /// Makes a run whose pictures go to a folder.
  package init(_ settings: DemoSettings, resources: Resources, output: String?) throws {
    self.output = output
    let text = TextEngine.make()
    engine = try DemoEngine(
      state: Demo.state(settings, desktop: DesktopSettings()), settings: settings,
      resources: resources, renderer: TextureRenderer(backend: try .software(), text: text),
      text: text)
  }

  /// The names of the controls: their English titles, and "slider".
  package static func controlNames(_ resources: Resources) throws -> [String: Control] {
    let strings = try resources.strings("en")
    var names: [String: Control] = [:]
    for control in Control.allCases {
      names[control == .slider ? "slider" : strings[control.rawValue].lowercased()] = control
    }
    return names
  }

  /// Runs all steps, until one of them ends the program.
  ///
  /// - Throws: ``ScriptError`` where an expectation is not met, `FileError` where a picture cannot
  ///   be written.
  package func run(_ script: Script) throws {
    if let output, script.hasShots { try Files.makeFolder(output) }
    _ = try engine.draw(at: time)
    for step in script.steps where !isOver {
      try run(step)
      // A change begins with the frame that shows it first, here at the same moment.
      _ = try engine.draw(at: time)
    }
  }

  private func run(_ step: Script.Step) throws {
    switch step.command {
    case .key(let press):
      send(.keyDown(press))
      send(.keyUp(press.key))
    case .click(let control, let title):
      try expectControl(control, title, line: step.line)
      let frame = engine.layout.frame(of: control)
      click(at: Point(x: frame.midX, y: frame.midY))
    case .dragSlider(let start, let end):
      try drag(from: start, to: end)
    case .resize(let size):
      try resize(to: size, line: step.line)
    case .wait(let seconds):
      time = time.advanced(bySeconds: seconds)
    case .shot(let name):
      try write(name)
    case .expect(let figure, let value, let tolerance):
      try expect(figure, value, tolerance: tolerance, line: step.line)
    }
  }

  private func expectControl(
    _ control: Control, _ title: String, line: Int
  ) throws(ScriptError) {
    let scene = engine.state.scene
    guard control.scene == nil, !scene.controls.contains(control) else { return }
    throw ScriptError(
      line: line,
      problem: "there is no control \"\(title)\" in the scene \"\(scene.rawValue)\"")
  }

  private func resize(to size: Size, line: Int) throws(ScriptError) {
    let scale = engine.surface.scale
    let pixels = scale.pixels(size)
    guard PictureLimit.allows(pixels) else {
      throw ScriptError(
        line: line,
        problem: "a window of \(pixels.width)×\(pixels.height) pixels; accepted are "
          + PictureLimit.description)
    }
    engine.resize(to: pixels, scale: scale)
  }

  private func send(_ action: Action) {
    if engine.send(action, at: time).contains(.quit) { isOver = true }
  }

  private func click(at point: Point) {
    send(.pointerMoved(point))
    send(.pointerDown(point))
    send(.pointerUp(point))
  }

  /// Moves in steps, as a hand does; each is drawn, so that each is a change of its own.
  private func drag(from start: Double, to end: Double) throws {
    send(.pointerMoved(place(start)))
    send(.pointerDown(place(start)))
    for step in 1...8 {
      _ = try engine.draw(at: time)
      time = time.advanced(bySeconds: 1.0 / 60)
      send(.pointerMoved(place(start + (end - start) * Double(step) / 8)))
    }
    send(.pointerUp(place(end)))
  }

  private func place(_ fraction: Double) -> Point {
    let slider = engine.layout.slider
    let travel = slider.size.width - DemoMetrics.handleDiameter
    return Point(
      x: slider.minX + DemoMetrics.handleDiameter / 2 + travel * fraction, y: slider.midY)
  }

  private func write(_ name: String) throws {
    guard let output, let bytes = PNG.encode(try engine.snapshot()) else { return }
    let path = output + "/" + name
    if let slash = path.lastIndex(of: "/") { try Files.makeFolder(String(path[..<slash])) }
    try Files.write(bytes, to: path)
  }

  private func expect(
    _ figure: Script.Figure, _ value: Double, tolerance: Double, line: Int
  ) throws(ScriptError) {
    let found: Double
    switch figure {
    case .progress: found = engine.state.fraction.value
    case .shown: found = engine.state.motion(at: time).mask.fraction.value
    }
    guard abs(found - value) > tolerance else { return }
    throw ScriptError(
      line: line,
      problem: "\(figure.rawValue) is \(DecimalText.string(found, places: 6)), expected "
        + "\(DecimalText.string(value, places: 6)) ± \(tolerance)")
  }
}
