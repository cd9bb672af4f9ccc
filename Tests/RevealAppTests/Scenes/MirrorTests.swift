import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealApp

@Suite("Right-to-left is the mirror image")
struct MirrorTests {
  /// What is done before the pictures are compared.
  enum Scene: String, CaseIterable, Sendable {
    case atRest, inFlight, focus, hover, pressed, numbers, frames, keys, dark, thereAndBack

    func perform(on demo: DemoDriver) throws {
      switch self {
      case .atRest: break
      case .inFlight:
        demo.press("4")
        try demo.draw()
        try demo.wait(0.1)
      case .focus: demo.focus(.half)
      case .hover: demo.send(.pointerMoved(demo.center(of: .complete)))
      case .pressed: demo.send(.pointerDown(demo.handle))
      case .numbers: demo.press("F2")
      case .frames: demo.press("F3")
      case .keys: demo.press("F1")
      case .dark: demo.press("D")
      case .thereAndBack:
        // The ring itself is no mirror image, for it turns clockwise in both.
        demo.focus(.indeterminate)
        demo.press("Space")
        try demo.draw()
        demo.press("Space")
      }
      try demo.draw()
    }
  }

  @Test(
    "to the byte, in every state and at every scale", arguments: Scene.allCases, [1.0, 1.25, 2])
  func mirrored(_ scene: Scene, _ scale: Double) throws {
    // An odd width, so that nothing is its own mirror image by chance.
    let pictures = try LayoutDirection.allCases.map { direction in
      try picture(scene, DisplayScale(scale), 457, direction, NoText())
    }
    let difference = BitmapDifference(expected: pictures[0].mirrored, actual: pictures[1])
    #expect(difference.isEmpty, "\(difference)")
  }

  @Test("texts change sides too, but a number reads from left to right in both")
  func text() throws {
    let pictures = try LayoutDirection.allCases.map { direction in
      try picture(.atRest, .one, 520, direction, BoxText())
    }
    let layout = try DemoDriver(text: BoxText()).layout
    let value = DisplayScale.one.pixels(layout.value)
    let mirror = pictures[0].mirrored
    for y in 0..<240 where !(value.minY..<value.maxY).contains(y) {
      for x in 0..<520 where mirror[x, y] != pictures[1][x, y] {
        Issue.record("column \(x), row \(y)")
        return
      }
    }
    // "25%" is three cells of six pixels: the same ones, at the other side.
    let left = pictures[0].cropped(to: PixelRect(x: 24, y: value.minY, width: 18, height: 16))
    let right = pictures[1].cropped(
      to: PixelRect(x: 520 - 24 - 18, y: value.minY, width: 18, height: 16))
    #expect(left == right)
  }

  @Test("the ring is at the other side, and turns clockwise in both")
  func ring() throws {
    let pictures = try LayoutDirection.allCases.map { direction in
      let demo = try DemoDriver { $0.direction = direction }
      demo.press("I")
      try demo.wait(0.3)
      let ring = DisplayScale.one.pixels(demo.layout.spinner)
      let isMirrored = direction == .rightToLeft
      return try demo.engine.snapshot().cropped(to: isMirrored ? ring.mirrored(in: 520) : ring)
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0] != pictures[0].mirrored)
  }

  private func picture(
    _ scene: Scene, _ scale: DisplayScale, _ width: Double, _ direction: LayoutDirection,
    _ text: any TextRasterizer
  ) throws -> Bitmap {
    let demo = try DemoDriver(text: text) {
      $0.direction = direction
      $0.scale = scale
      $0.size = Size(width: width, height: 240)
    }
    try scene.perform(on: demo)
    return try demo.engine.snapshot()
  }
}
