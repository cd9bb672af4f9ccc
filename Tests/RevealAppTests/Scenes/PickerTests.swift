import RevealCore
import Testing

@testable import RevealApp

@Suite("The switch between the scenes, as it is seen")
struct PickerTests {
  @Test("the chosen segment has a plate with a border and strong letters, the others neither")
  func chosen() throws {
    let palette = try Assets.resources.palette(Theme())
    let demo = try DemoDriver()
    for scene in Scene.allCases {
      demo.click(scene.segment)
      demo.send(.pointerLeft)
      for other in Scene.allCases {
        let isChosen = other == scene
        let plate = try #require(demo.plate(of: other))
        #expect(plate.fill == palette[isChosen ? .controlPressed : .control], "\(scene) \(other)")
        #expect(plate.border == (isChosen ? palette[.controlBorder] : .clear))
        #expect(try demo.font(of: other) == (isChosen ? .headline : .body))
      }
    }
  }

  @Test("the segment under the pointer, or held, is seen to be so; the chosen one stays as it is")
  func hovered() throws {
    let palette = try Assets.resources.palette(Theme())
    let demo = try DemoDriver()
    demo.send(.pointerMoved(demo.center(of: .gauges)))
    #expect(demo.plate(of: .gauges)?.fill == palette[.controlHover])
    #expect(demo.plate(of: .shapes)?.fill == palette[.control])
    demo.send(.pointerDown(demo.center(of: .gauges)))
    #expect(demo.plate(of: .gauges)?.fill == palette[.controlPressed])
    demo.send(.pointerMoved(demo.center(of: .bar)))
    #expect(demo.plate(of: .gauges)?.fill == palette[.control])
    demo.send(.pointerUp(demo.center(of: .bar)))
    #expect(demo.plate(of: .bar)?.fill == palette[.controlPressed])
  }
}

extension DemoDriver {
  /// The plate of a scene's segment.
  fileprivate func plate(of scene: Scene) -> ShapePaint? {
    let frame = layout.frame(of: scene.segment).insetBy(DemoMetrics.pickerInset)
    for case .shape(frame, let paint) in commands { return paint }
    return nil
  }

  /// The font of a scene's segment.
  fileprivate func font(of scene: Scene) throws -> Font? {
    let frame = layout.frame(of: scene.segment)
    for case .text(frame, let paint) in commands { return paint.font }
    return nil
  }
}
