import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealSDL

/// A technique of which a test sees what it has drawn.
protocol PicturedTechnique: BarTechnique {
  func picture() throws(EnvironmentError) -> Bitmap
}

extension RevealTechnique: PicturedTechnique {}
extension RepaintTechnique: PicturedTechnique {}
extension GeometryTechnique: PicturedTechnique {}

extension TechniqueTests {
  enum Kind: CaseIterable {
    case reveal, repaint, geometry, compressed
  }

  static func scene(
    _ bar: Size, _ scale: DisplayScale, bars: Int = 1, moving: Int = 1
  ) -> TechniqueScene {
    let background = Samples.color("f0f0f2")
    let paint = RevealPaint(gradient: Samples.light, track: Samples.track, backdrop: background)
    return TechniqueScene(
      bar, scale: scale, bars: bars, moving: moving, background: background
    ) { [.reveal($0, paint, RevealMask(.zero))] }
  }

  static func technique(
    _ name: Kind, _ scene: TechniqueScene
  ) throws -> any PicturedTechnique {
    guard name != .reveal else {
      return RevealTechnique(scene, on: try .software(), window: nil)
    }
    let target = PlainTarget(
      scene, on: try .software(surface: scene.surface.size), isWindow: false)
    let bar = try #require(scene.plainBar)
    let technique: any PicturedTechnique =
      name == .geometry
      ? try GeometryTechnique(bar, on: target)
      : try RepaintTechnique(bar, on: target, isCompressed: name == .compressed)
    try technique.begin()
    return technique
  }

  static func picture(
    _ name: Kind, _ scene: TechniqueScene, _ mask: RevealMask
  ) throws -> Bitmap {
    let technique = try technique(name, scene)
    technique.update(mask, at: .zero)
    try technique.draw()
    try technique.present()
    return try technique.picture()
  }

  /// The greatest difference of a component, leaving out a column.
  static func distance(_ a: Bitmap, _ b: Bitmap, except column: Int? = nil) -> Int {
    guard a.size == b.size else { return 255 }
    var greatest = 0
    for index in a.words.indices where index % a.size.width != column {
      let pair = (PixelColor(word: a.words[index]), PixelColor(word: b.words[index]))
      greatest = max(greatest, distance(pair.0, pair.1))
    }
    return greatest
  }

  static func distance(_ a: PixelColor, _ b: PixelColor) -> Int {
    max(
      abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)),
      abs(Int(a.blue) - Int(b.blue)))
  }
}
