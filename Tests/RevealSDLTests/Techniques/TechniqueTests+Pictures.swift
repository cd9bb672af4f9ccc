import RevealCore
import RevealRaster
import RevealTestSupport

@testable import RevealSDL

extension TechniqueTests {
  static func scene(
    _ bar: Size, _ scale: DisplayScale, bars: Int = 1, moving: Int = 1
  ) -> TechniqueScene {
    let background = Samples.color("f0f0f2")
    return TechniqueScene(
      bar: bar, scale: scale, bars: bars, moving: moving,
      paint: RevealPaint(gradient: Samples.light, track: Samples.track, backdrop: background),
      background: background)
  }

  static func technique(
    _ name: BarTechniqueName, _ scene: TechniqueScene
  ) throws -> any BarTechnique {
    guard name != .reveal else {
      return RevealTechnique(scene, on: try .software(), window: nil)
    }
    let target = PlainTarget(
      scene, on: try .software(surface: scene.surface.size), isWindow: false)
    let technique: any BarTechnique =
      name == .geometry
      ? try GeometryTechnique(scene, on: target)
      : try RepaintTechnique(scene, on: target, isCompressed: name == .compressed)
    try technique.begin()
    return technique
  }

  static func picture(
    _ name: BarTechniqueName, _ scene: TechniqueScene, _ mask: RevealMask
  ) throws -> Bitmap {
    let technique = try technique(name, scene)
    technique.update(mask)
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
