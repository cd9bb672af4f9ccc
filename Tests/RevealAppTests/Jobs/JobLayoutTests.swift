import RevealCore
import Testing

@testable import RevealApp

@Suite("The layout of a job's window")
struct JobLayoutTests {
  private static let buttons: [JobButton] = [.extra(0), .extra(1), .extra(2), .cancel, .accept]

  private static func content(
    _ label: Double, _ log: Double, _ hasList: Bool, _ count: Int, _ textWidth: Double
  ) -> JobLayout.Content {
    var content = JobLayout.Content()
    content.labelHeight = label
    content.logHeight = log
    content.rowCount = hasList ? 20 : 0
    content.buttons = buttons.suffix(count).map { .init(button: $0, textWidth: textWidth) }
    return content
  }

  private static let contents = [0.0, 16, 96, 1000].flatMap { label in
    [0.0, 70].flatMap { log in
      [false, true].flatMap { hasList in
        [(0, 0.0), (1, 40), (2, 300), (5, 40), (5, 130), (3, 2000)].map {
          content(label, log, hasList, $0.0, $0.1)
        }
      }
    }
  }

  private static let widths = [1.0, 30, 100, 239, 240, 400, 1000]

  @Test("nothing overlaps and nothing leaves the window, whatever its size", arguments: widths)
  func separate(_ width: Double) {
    for height in [1.0, 10, 25, 40, 60, 100, 140, 180, 300, 1000] {
      for content in Self.contents {
        check(Size(width: width, height: height), content)
      }
    }
  }

  private func check(_ window: Size, _ content: JobLayout.Content) {
    let layout = JobLayout(window: window, content)
    let blocks = [layout.label, layout.status, layout.log, layout.list] + layout.buttons.values
    let shown = blocks.filter { $0.size.height > 0 }
    for rect in shown + [layout.bar, layout.spinner] where !Self.isInside(rect, window) {
      Issue.record("\(rect) leaves \(window): \(content)")
    }
    for bar in [layout.bar, layout.spinner] where bar.size.height > 0 {
      for rect in shown where Self.overlap(rect, bar) {
        Issue.record("\(rect) overlaps the bar \(bar) in \(window): \(content)")
      }
    }
    for (index, rect) in shown.enumerated() {
      for other in shown[(index + 1)...] where Self.overlap(rect, other) {
        Issue.record("\(rect) overlaps \(other) in \(window): \(content)")
      }
    }
    if window.height >= 40, layout.bar.size.height < BarMetrics.height {
      Issue.record("no bar in \(window): \(content)")
    }
  }

  private static func isInside(_ rect: Rect, _ window: Size) -> Bool {
    let slack = 1e-9
    return rect.minX >= -slack && rect.minY >= -slack && rect.maxX <= window.width + slack
      && rect.maxY <= window.height + slack
  }

  private static func overlap(_ left: Rect, _ right: Rect) -> Bool {
    let slack = 1e-9
    return left.minX < right.maxX - slack && right.minX < left.maxX - slack
      && left.minY < right.maxY - slack && right.minY < left.maxY - slack
  }

  @Test("at its ideal height everything is there, as large as it wants to be")
  func ideal() {
    for width in [240.0, 400, 1000] {
      for content in Self.contents {
        let height = JobLayout.idealHeight(content, inWidth: width)
        let layout = JobLayout(window: Size(width: width, height: height), content)
        #expect(layout.label.size.height == content.labelHeight)
        #expect(layout.log.size.height == content.logHeight)
        #expect(layout.bar.size.height == BarMetrics.height)
        #expect(layout.status.size.height == JobMetrics.lineHeight)
        #expect(layout.buttons.count == content.buttons.count)
        #expect(!content.hasList || layout.list.size.height >= 5.9 * JobMetrics.rowHeight)
      }
    }
  }

  @Test("at its least height bar, words and all buttons are there")
  func least() {
    for content in Self.contents {
      let height = JobLayout.leastHeight(content, inWidth: 240)
      let layout = JobLayout(window: Size(width: 240, height: height), content)
      #expect(layout.bar.size.height == BarMetrics.height)
      #expect(layout.status.size.height == JobMetrics.lineHeight)
      #expect(layout.buttons.count == content.buttons.count)
    }
  }

  @Test("buttons stand at the trailing end in their order, those that end the job last")
  func order() throws {
    let content = Self.content(16, 0, false, 3, 40)
    let layout = JobLayout(window: Size(width: 400, height: 200), content)
    let extra = try #require(layout.buttons[.extra(2)])
    let cancel = try #require(layout.buttons[.cancel])
    let accept = try #require(layout.buttons[.accept])
    #expect(extra.maxX < cancel.minX && cancel.maxX < accept.minX)
    #expect(extra.minY == accept.minY)
    #expect(accept.maxX == 400 - JobMetrics.padding)
  }

  @Test("buttons that do not fit into one row take more, the usual ones in the last")
  func rows() throws {
    let content = Self.content(16, 0, false, 5, 130)
    let height = JobLayout.idealHeight(content, inWidth: 400)
    let layout = JobLayout(window: Size(width: 400, height: height), content)
    let accept = try #require(layout.buttons[.accept])
    let cancel = try #require(layout.buttons[.cancel])
    let first = try #require(layout.buttons[.extra(0)])
    #expect(accept.minY == cancel.minY && first.maxY < accept.minY)
    #expect(height > JobLayout.idealHeight(Self.content(16, 0, false, 1, 130), inWidth: 400))
  }

  @Test("a button is where it is seen, and only there")
  func hits() {
    let content = Self.content(16, 0, false, 2, 40)
    let layout = JobLayout(window: Size(width: 400, height: 200), content)
    for (button, frame) in layout.buttons {
      #expect(layout.button(at: Point(x: frame.midX, y: frame.midY)) == button)
      #expect(layout.button(at: Point(x: frame.midX, y: frame.minY - 1)) == nil)
      #expect(layout.button(at: Point(x: frame.maxX + 1, y: frame.midY)) == nil)
    }
  }
}
