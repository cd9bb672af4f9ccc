import RevealCore
import Testing

@testable import RevealApp

@Suite("What lies at a place")
struct HitTestingTests {
  let layout = DemoLayout(
    window: Size(width: 520, height: 240), buttonWidths: [38, 27, 27, 62], toggleWidth: 90)

  @Test(
    "a control is found all over its frame, but not at its far edges", arguments: Scene.bar.controls
  )
  func frame(_ control: Control) {
    let frame = layout.frame(of: control)
    for x in [frame.minX, frame.midX, frame.maxX - 0.01] {
      for y in [frame.minY, frame.midY, frame.maxY - 0.01] {
        #expect(layout.control(at: Point(x: x, y: y)) == control)
      }
    }
    #expect(layout.control(at: Point(x: frame.maxX, y: frame.midY)) != control)
    #expect(layout.control(at: Point(x: frame.midX, y: frame.maxY)) != control)
    #expect(layout.control(at: Point(x: frame.minX - 0.01, y: frame.midY)) != control)
  }

  @Test("between and beside the controls there is nothing")
  func nothing() {
    let gap = layout.buttons[0].maxX + 4
    for point in [
      Point(x: gap, y: layout.buttons[0].midY), Point(x: 2, y: 2), Point(x: -5, y: -5),
      Point(x: layout.bar.midX, y: layout.bar.midY), Point(x: 1e9, y: 1e9),
      Point(x: .nan, y: .nan),
    ] {
      #expect(layout.control(at: point) == nil)
    }
  }

  @Test("every place belongs to one control at most, as the frames say")
  func everyPlace() {
    for y in stride(from: 0.0, to: 240, by: 3) {
      for x in stride(from: 0.0, to: 520, by: 3) {
        let point = Point(x: x, y: y)
        let owners = Control.allCases.filter { layout.frame(of: $0).contains(point) }
        #expect(owners.count <= 1)
        #expect(layout.control(at: point) == owners.first)
      }
    }
  }

  @Test("a button that was not laid out has no place")
  func missingButton() {
    let bare = DemoLayout(
      window: Size(width: 520, height: 240), buttonWidths: [], toggleWidth: 90)
    #expect(bare.frame(of: .complete).size == Size(width: 0, height: 0))
    #expect(bare.control(at: Point(x: 0, y: 0)) == nil)
  }

  @Test("with no panel nothing is covered; with one, what lies inside it")
  func covered() {
    let inside = Point(x: layout.diagnosticsPanel.midX, y: layout.diagnosticsPanel.midY)
    let bar = Point(x: layout.bar.midX, y: layout.bar.midY)
    #expect(!layout.isCovered(inside, by: nil))
    #expect(layout.isCovered(inside, by: .diagnostics))
    #expect(!layout.isCovered(bar, by: .diagnostics))
    #expect(layout.isCovered(bar, by: .help))
    #expect(!layout.isCovered(Point(x: 3, y: 3), by: .help))
  }

  @Test("in right-to-left a window's place is counted from the right", arguments: [1.0, 2, 1.5])
  func leading(_ scale: Double) throws {
    let demo = try DemoDriver {
      $0.direction = .rightToLeft
      $0.scale = DisplayScale(scale)
    }
    #expect(demo.engine.leading(Point(x: 20, y: 7)) == Point(x: 500, y: 7))
    let other = try DemoDriver()
    #expect(other.engine.leading(Point(x: 20, y: 7)) == Point(x: 20, y: 7))
  }
}
