import RevealCore
import RevealTestSupport
import Testing

@testable import RevealRaster

@Suite("The picture of a shape")
struct ShapeTests {
  private let size = PixelSize(width: 30, height: 17)

  private func draw(_ paint: ShapePaint, scale: DisplayScale = .one) -> Bitmap {
    ShapePainter(paint: paint, size: size, scale: scale).bitmap()
  }

  @Test("has a border of its width, and the fill inside")
  func border() {
    let paint = ShapePaint(
      fill: .white, border: .black, borderWidth: 2, corners: .radius(5), backdrop: .white)
    let bitmap = draw(paint)
    for y in 0..<17 {
      let isBorder = y < 2 || y >= 15
      #expect(bitmap[15, y] == (isBorder ? Color.black : .white).pixel)
    }
    for x in 0..<30 {
      let isBorder = x < 2 || x >= 28
      #expect(bitmap[x, 8] == (isBorder ? Color.black : .white).pixel)
    }
  }

  @Test("has a thin border drawn a whole pixel wide")
  func thin() {
    let paint = ShapePaint(fill: .white, border: .black, borderWidth: 0.2, corners: .radius(0))
    let bitmap = draw(paint)
    #expect(bitmap[15, 0] == Color.black.pixel)
    #expect(bitmap[15, 1] == Color.white.pixel)
  }

  @Test("is the ring alone where there is no fill")
  func ring() {
    let bitmap = draw(ShapePaint(fill: .clear, border: .black, borderWidth: 3, corners: .capsule))
    #expect(bitmap[15, 8].alpha == 0)
    #expect(bitmap[15, 1].alpha == 255)
    #expect(bitmap[15, 3].alpha == 0)
  }

  @Test("has the same silhouette with a border and without")
  func silhouette() {
    let plain = draw(ShapePaint(fill: .black, corners: .radius(6)))
    let bordered = draw(ShapePaint(fill: .black, border: .white, corners: .radius(6)))
    let glass = Samples.color("ff000080")
    let tinted = draw(ShapePaint(fill: .black, border: glass, corners: .radius(6)))
    #expect(plain.words.map { $0 >> 24 } == bordered.words.map { $0 >> 24 })
    #expect(plain.words.map { $0 >> 24 } == tinted.words.map { $0 >> 24 })
  }

  @Test("is symmetric in both axes")
  func symmetric() {
    let paint = ShapePaint(
      fill: Samples.color("007aff80"), border: .black, borderWidth: 1.5, corners: .radius(4.3))
    let bitmap = draw(paint, scale: DisplayScale(1.25))
    #expect(bitmap.mirrored == bitmap)
    for y in 0..<17 {
      for x in 0..<30 where bitmap[x, y] != bitmap[x, 16 - y] {
        Issue.record("column \(x), row \(y)")
      }
    }
  }

  @Test("over a backdrop is opaque, and the backdrop at its corners")
  func backdrop() {
    let paint = ShapePaint(fill: .white, corners: .capsule, backdrop: Samples.darkWindow)
    let bitmap = draw(paint)
    #expect(bitmap.words.allSatisfy { $0 >> 24 == 255 })
    #expect(bitmap[0, 0] == Samples.darkWindow.pixel)
    let recipe = PictureRecipe.shape(paint, size, .one)
    #expect(recipe.isOpaque)
  }

  @Test("blends fill and border by the area that each has of a pixel")
  func shared() {
    let paint = ShapePaint(
      fill: .white, border: .black, borderWidth: 2, corners: .radius(8), backdrop: nil)
    let bitmap = draw(paint)
    let outer = CornerMask(size: size, radius: 8)
    let inner = CornerMask(size: size, radius: 8, inset: 2)
    var worst = 0.0
    for y in 0..<17 {
      for x in 0..<30 {
        // Over white, black shows as much as it covers.
        let seen = Color(bitmap[x, y]).over(.white).red * 255
        let black = outer.coverage(x: x, y: y) - inner.coverage(x: x, y: y)
        worst = max(worst, abs(seen - 255 * (1 - black)))
      }
    }
    #expect(worst <= 1)
  }
}
