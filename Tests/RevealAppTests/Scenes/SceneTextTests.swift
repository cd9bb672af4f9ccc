import RevealCore
import RevealRaster
import Testing

@testable import RevealApp
@testable import RevealSDL

@Suite("The texts of the scenes, in the real font")
struct SceneTextTests {
  static let sizes = [
    DemoMetrics.minimumSize, Size(width: 520, height: 240), Size(width: 440, height: 300),
    Size(width: 360, height: 500), Size(width: 520, height: 360), Size(width: 1200, height: 800),
  ]

  @Test(
    "lie inside the window, over no other text and over no straight track",
    arguments: Scene.allCases, sizes)
  func apart(_ scene: Scene, _ size: Size) throws {
    for scale in [1.0, 2] {
      let demo = try driver(scene, size, scale)
      let texts = try inked(demo)
      let window = Rect(x: 0, y: 0, width: size.width, height: size.height).insetBy(12)
      let tracks = demo.reveals.filter { if case .bar = $0.paint.shape { true } else { false } }
      for (index, text) in texts.enumerated() {
        #expect(window.contains(text.rect), "\(text.string)")
        for other in texts[(index + 1)...] {
          #expect(!overlap(text.rect, other.rect), "\(text.string), \(other.string)")
        }
        for track in tracks { #expect(!overlap(text.rect, track.frame), "\(text.string)") }
      }
      for reveal in demo.reveals { #expect(window.contains(reveal.frame), "\(reveal.paint.shape)") }
    }
  }

  @Test("do not touch the line of a dial, at its coldest", arguments: sizes)
  func dials(_ size: Size) throws {
    let demo = try driver(.gauges, size, 1)
    demo.press("Home")
    let texts = try inked(demo)
    for reveal in demo.reveals {
      guard case .arc(let arc) = reveal.paint.shape else { continue }
      let diameter = min(reveal.frame.size.width, reveal.frame.size.height)
      let radius = (diameter - arc.lineWidth) / 2
      for degrees in stride(from: 0, through: arc.sweep.degrees, by: 3) {
        let angle = Angle(degrees: arc.start.degrees + degrees).radians
        let (sine, cosine) = Elementary.sineAndCosine(angle)
        let point = Point(
          x: reveal.frame.midX + radius * cosine, y: reveal.frame.midY + radius * sine)
        for text in texts {
          let distance = text.rect.distance(to: point)
          #expect(distance > arc.lineWidth / 2, "\(text.string) \(degrees) \(diameter)")
        }
      }
    }
  }

  private func driver(_ scene: Scene, _ size: Size, _ scale: Double) throws -> DemoDriver {
    try DemoDriver(text: try #require(PangoText())) {
      $0.scene = scene
      $0.size = size
      $0.scale = DisplayScale(scale)
    }
  }

  /// The texts and where they are to be seen; a line is as high as its font, with room around.
  private func inked(_ demo: DemoDriver) throws -> [(string: String, rect: Rect)] {
    let measurer = LineMeasurer(try #require(PangoText()))
    return demo.commands.compactMap { command in
      guard case .text(let frame, let paint) = command else { return nil }
      let size = measurer.size(of: paint, at: demo.engine.surface.scale)
      let spare = frame.size.width - size.width
      let part: [TextAlignment: Double] = [.leading: 0, .center: 0.5, .trailing: 1]
      return (
        paint.string,
        Rect(
          x: frame.minX + spare * (part[paint.alignment] ?? 0), y: frame.midY - size.height / 2 + 3,
          width: size.width, height: size.height - 6)
      )
    }
  }

  private func overlap(_ a: Rect, _ b: Rect) -> Bool {
    a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
  }
}

extension Rect {
  /// How far a place is from the rectangle.
  fileprivate func distance(to point: Point) -> Double {
    let x = max(minX - point.x, point.x - maxX, 0)
    let y = max(minY - point.y, point.y - maxY, 0)
    return (x * x + y * y).squareRoot()
  }

  /// Whether another one lies inside this one.
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
  }
}
