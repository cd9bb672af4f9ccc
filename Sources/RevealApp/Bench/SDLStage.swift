import RevealBench
import RevealCore
import RevealSDL

/// The renderers of this machine: the software renderer in memory, each other one on a window.
package final class SDLStage: BenchStage {
  /// The renderers that work here.
  package private(set) var renderers: [String] = []
  /// What was left out, and why.
  package internal(set) var notes: [String] = []
  /// The name of SDL's video driver; "none" where nothing needs one.
  package private(set) var videoDriver = "none"
  /// The display's rate in hertz; nil where it names none.
  package private(set) var refreshHertz: Double?

  private struct Place {
    let backend: RendererBackend
    let plain: PlainTarget
    let window: Window?
  }

  private let scene: TechniqueScene
  private let pace: Pace
  private var session: SDLSession?
  private var events: EventQueue?
  private var places: [String: Place] = [:]
  private var techniques: [String: any BarTechnique] = [:]

  /// The name of the renderer that needs no display.
  private static let software = "software"

  /// Gets the renderers ready that were asked for, or all; where one that was asked for does not
  /// work, or none is left, it throws the reason.
  package init(_ scene: TechniqueScene, renderers wanted: [String]?, pace: Pace) throws {
    self.scene = scene
    self.pace = pace
    let names = wanted ?? [Self.software] + RendererBackend.available.filter { $0 != Self.software }
    var failure: EnvironmentError?
    for name in names where !renderers.contains(name) {
      do throws(EnvironmentError) {
        places[name] = try name == Self.software ? inMemory() : onWindow(name)
        renderers.append(name)
      } catch {
        guard wanted == nil else { throw error }
        failure = error
        note(error, of: name)
      }
    }
    guard !renderers.isEmpty else {
      throw failure ?? .noRenderer(name: "any", available: [], reason: "SDL has none")
    }
    if pace == .vsync, refreshHertz == nil {
      notes.append(
        "The display names no rate, so what vsync waits for may be no display; trust what came.")
    }
    if renderers.contains(Self.software) {
      notes.append("software draws to a surface in memory; nobody sees it.")
    }
    session == nil ? TerminationSignal.leaveToLoop() : TerminationSignal.leaveToEventLoop()
  }

  package func technique(
    _ technique: Technique, on renderer: String
  ) throws -> any BarTechnique {
    let key = "\(technique.rawValue) \(renderer)"
    if let made = techniques[key] { return made }
    guard let place = places[renderer], let made = try make(technique, place) else {
      throw ReportError.badValue(key: "technique", value: technique.rawValue)
    }
    techniques[key] = made
    return made
  }

  /// The technique; nil of one that cannot draw the scene.
  private func make(
    _ technique: Technique, _ place: Place
  ) throws(EnvironmentError) -> (any BarTechnique)? {
    guard technique != .reveal else {
      return RevealTechnique(scene, on: place.backend, window: place.window)
    }
    guard let bar = scene.plainBar else { return nil }
    switch technique {
    case .repaint: return try RepaintTechnique(bar, on: place.plain, isCompressed: false)
    case .compressed: return try RepaintTechnique(bar, on: place.plain, isCompressed: true)
    case .geometry: return try GeometryTechnique(bar, on: place.plain)
    default: return nil
    }
  }

  /// Where there is no window nobody asks the display: so a figure in memory depends on none.
  package func eventHandler(of renderer: String) -> () -> Bool {
    guard places[renderer]?.window != nil, let events else {
      return { TerminationSignal.pending == nil }
    }
    return {
      while let event = events.next() {
        if case .quit = event { return false }
      }
      return TerminationSignal.pending == nil
    }
  }

  private func inMemory() throws(EnvironmentError) -> Place {
    guard pace != .vsync else {
      throw .noRenderer(
        name: Self.software, available: RendererBackend.available,
        reason: "it draws in memory and waits for no display; --pace vsync needs another")
    }
    let surface = try RendererBackend.software(surface: scene.surface.size)
    return Place(
      backend: try .software(), plain: PlainTarget(scene, on: surface, isWindow: false),
      window: nil)
  }

  private func onWindow(_ name: String) throws(EnvironmentError) -> Place {
    let session = try openSession()
    if pace == .vsync, session.isInvisible {
      throw .noDisplay(reason: "SDL's \"\(session.driver)\" driver shows nothing to wait for")
    }
    let window = try Window(
      Window.Settings(
        title: "gradient-reveal bench: \(name)", size: scene.size,
        minimumSize: Size(width: 1, height: 1), scale: scene.surface.scale),
      session: session)
    let backend = try RendererBackend.accelerated(name, on: window)
    if pace == .vsync { try backend.waitForDisplay() }
    window.show()
    refreshHertz = window.knownRefreshRate
    if window.drawableSize != scene.surface.size {
      notes.append("\(name)'s window has another size than asked for, so pictures are stretched.")
    }
    if session.isInvisible {
      notes.append("\(name) draws to SDL's \"\(session.driver)\" driver; nobody sees it.")
    }
    return Place(
      backend: backend, plain: PlainTarget(scene, on: backend, isWindow: true), window: window)
  }

  private func openSession() throws(EnvironmentError) -> SDLSession {
    if let session { return session }
    let made = try SDLSession()
    session = made
    events = EventQueue(session: made)
    videoDriver = made.driver
    return made
  }
}
