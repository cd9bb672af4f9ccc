import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealSDL

@Suite("The techniques that a benchmark compares")
struct TechniqueTests {
  @Test(
    "reveal, repaint and triangles draw the same bar, within what SDL's triangles are off",
    arguments: [(177.0, 14.0, 1.0), (520, 14, 1), (64, 32, 1), (91, 7, 2), (14, 14, 1)],
    [0.0, 0.25, 0.5, 0.9, 1])
  func same(_ bar: (Double, Double, Double), _ fraction: Double) throws {
    let scene = Self.scene(Size(width: bar.0, height: bar.1), DisplayScale(bar.2))
    let mask = RevealMask(Fraction(clamping: fraction))
    let reveal = try Self.picture(.reveal, scene, mask)
    // A rounded column may be one off, and a corner over it another one.
    #expect(Self.distance(reveal, try Self.picture(.repaint, scene, mask)) <= 2)
    #expect(Self.distance(reveal, try Self.picture(.geometry, scene, mask)) <= 4)
  }

  @Test("in flight they agree but for the edge, which triangles cannot cover in part")
  func flight() throws {
    let scene = Self.scene(Size(width: 177, height: 14), .one)
    for fraction in [0.001, 0.123, 0.4567, 0.999] {
      let mask = RevealMask(Fraction(clamping: fraction), isResting: false)
      let reveal = try Self.picture(.reveal, scene, mask)
      #expect(Self.distance(reveal, try Self.picture(.repaint, scene, mask)) <= 2)
      let geometry = try Self.picture(.geometry, scene, mask)
      let bar = try #require(scene.plainBar).rect
      let edge = bar.minX + mask.width(ofTrack: bar.size.width).wholeColumns
      #expect(Self.distance(reveal, geometry, except: edge) <= 5)
    }
  }

  @Test("frames before leave nothing behind, whichever way the mask goes")
  func history() throws {
    let scene = Self.scene(Size(width: 177, height: 14), .one)
    for name in Kind.allCases {
      let technique = try Self.technique(name, scene)
      for fraction in [0.0, 0.7, 0.2, 1, 0.4] {
        let mask = RevealMask(Fraction(clamping: fraction), isResting: false)
        technique.update(mask, at: .zero)
        try technique.draw()
        try technique.present()
        let fresh = try Self.picture(name, scene, mask)
        #expect(Self.distance(try technique.picture(), fresh) == 0, "\(name) \(fraction)")
      }
    }
  }

  @Test("the naive bar ends in the gradient's last colour wherever it ends; whole it is the same")
  func compressed() throws {
    let scene = Self.scene(Size(width: 200, height: 14), .one)
    let half = try Self.picture(.compressed, scene, RevealMask(Fraction(clamping: 0.5)))
    let whole = try Self.picture(.reveal, scene, RevealMask(.one))
    let bar = try #require(scene.plainBar).rect
    let (x, y) = (bar.minX, bar.minY + 7)
    #expect(Self.distance(half[x + 99, y], whole[x + 199, y]) <= 5)
    #expect(Self.distance(half[x + 99, y], whole[x + 99, y]) > 20)
    #expect(Self.distance(whole, try Self.picture(.compressed, scene, RevealMask(.one))) <= 2)
  }

  @Test("many bars lie apart on one surface, and only those move that are to")
  func many() throws {
    let scene = Self.scene(Size(width: 60, height: 10), .one, bars: 7, moving: 3)
    let picture = try Self.picture(.reveal, scene, RevealMask(.one))
    let whole = try Self.picture(
      .reveal, Self.scene(Size(width: 60, height: 10), .one), .init(.one))
    let bar = PixelRect(x: 24, y: 24, width: 60, height: 10)
    let empty = try Self.picture(
      .reveal, Self.scene(Size(width: 60, height: 10), .one), .init(.zero))
    for (index, frame) in scene.frames.enumerated() {
      let part = picture.cropped(to: scene.surface.scale.pixels(frame))
      #expect(part == (index < 3 ? whole : empty).cropped(to: bar), "bar \(index)")
    }
    #expect(scene.surface.size.width < 3 * scene.surface.size.height)
  }

  @Test("a ring turns by the moment, and is no bar that the others could draw")
  func turning() throws {
    let background = Samples.color("f0f0f2")
    let paint = SpinnerPaint(
      color: .black, track: .white, lineWidth: 4, backdrop: background)
    let scene = TechniqueScene(
      Size(width: 32, height: 32), scale: .one, background: background
    ) { [.spinner($0, paint, phase: 0)] }
    #expect(scene.plainBar == nil)
    let technique = RevealTechnique(scene, on: try .software(), window: nil)
    func picture(at seconds: Double) throws -> Bitmap {
      technique.update(RevealMask(.zero), at: Instant(seconds: seconds))
      try technique.draw()
      try technique.present()
      return try technique.picture()
    }
    let first = try picture(at: 0)
    #expect(try picture(at: 0.25) != first)
    #expect(try picture(at: 1) == first)
  }

  @Test("what is more than a straight bar is left to the product's own way")
  func plain() {
    let bar = RevealPaint(gradient: Samples.light, track: Samples.track)
    func isPlain(_ change: (inout RevealPaint) -> Void, bars: Int = 1) -> Bool {
      var paint = bar
      change(&paint)
      return TechniqueScene(
        Size(width: 40, height: 8), scale: .one, bars: bars, background: .white
      ) { [.reveal($0, paint, RevealMask(.zero))] }.plainBar != nil
    }
    #expect(isPlain { _ in })
    #expect(isPlain { $0.shape = .bar(.radius(0)) })
    #expect(!isPlain({ _ in }, bars: 2))
    #expect(!isPlain { $0.shape = .pie })
    #expect(!isPlain { $0.outline = .black })
    #expect(!isPlain { $0.indication = .marker(Marker(color: .black, gap: 1)) })
    #expect(!isPlain { $0.geometry = .linear(start: .top, end: .bottom) })
  }

  @Test("a ramp has a gradient's colours, within a level, at hard edges too")
  func ramp() throws {
    let ends = Gradient(stops: [
      .init(color: .white, location: -0.2), .init(color: .black, location: 1.3),
    ])
    for gradient in [Samples.light, Samples.dark, Samples.hardEdges, Samples.solid, ends] {
      let exact = gradient.columns(137).map { $0.over(.white).pixel }
      var row = [UInt32](repeating: 0, count: 137)
      row.withUnsafeMutableBufferPointer { row in
        guard let base = row.baseAddress else { return }
        GradientRamp(gradient, over: .white).paint(137, of: 137, into: base)
      }
      for (word, color) in zip(row, exact) {
        #expect(Self.distance(PixelColor(word: word), color) <= 1)
      }
    }
  }
}
