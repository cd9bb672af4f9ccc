import RevealCore
import RevealRaster

/// The product's own way, by its own path: commands, composition, damage, canvas, presentation.
package final class RevealTechnique: BarTechnique {
  private let renderer: TextureRenderer
  private let scene: TechniqueScene
  private let presenter: Presenter?
  private var commands: [DrawCommand]
  private let movingCommands: Range<Int>
  private var pixels: [UInt32]
  private var damage: [PixelRect] = []

  /// Makes the technique; without a window, what changed is copied to memory instead.
  package init(_ scene: TechniqueScene, on backend: RendererBackend, window: Window?) {
    self.scene = scene
    let renderer = TextureRenderer(backend: backend, text: NoText())
    self.renderer = renderer
    presenter = window.map { Presenter(window: $0, renderer: renderer) }
    let size = scene.surface.size
    pixels = Array(repeating: 0, count: window == nil ? size.width * size.height : 0)
    let paper = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    commands = [.fill(paper, scene.background)] + scene.indicators.joined()
    let moving = scene.indicators.prefix(scene.moving).reduce(0) { $0 + $1.count }
    movingCommands = 1..<(1 + moving)
    for index in commands.indices { commands[index].present(RevealMask(.zero), phase: 0) }
  }

  package func begin() throws(EnvironmentError) { renderer.targetCanvas() }

  package func update(_ mask: RevealMask, at time: Instant) {
    let phase = SpinnerMotion.full.phase(atSeconds: time.seconds(since: .zero))
    for index in movingCommands { commands[index].present(mask, phase: phase) }
  }

  package func draw() throws(EnvironmentError) {
    damage = try renderer.draw(commands, on: scene.surface)
  }

  package func present() throws(EnvironmentError) {
    // The list goes back before the next frame: the renderer would have to write to a copy of it.
    defer { damage = [] }
    if let presenter { return try presenter.present(damage, canvas: scene.surface.size) }
    let width = scene.surface.size.width
    pixels.withUnsafeMutableBytes { memory in
      for rect in damage { renderer.copy(rect, to: memory, width: width) }
    }
  }

  package func picture() throws(EnvironmentError) -> Bitmap {
    guard presenter == nil else { return try renderer.snapshot() }
    return Bitmap(size: scene.surface.size, words: pixels.map { $0 | 0xFF00_0000 })
  }
}

extension DrawCommand {
  /// Has an indicator present another fraction, or turn to another phase; that is all that a value
  /// changes of it.
  fileprivate mutating func present(_ mask: RevealMask, phase: Int) {
    switch self {
    case .reveal(let frame, let paint, _): self = .reveal(frame, paint, mask)
    case .spinner(let frame, let paint, _): self = .spinner(frame, paint, phase: phase)
    case .fill, .shape, .text, .paragraph: break
    }
  }
}
