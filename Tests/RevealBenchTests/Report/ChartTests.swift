import Foundation
import RevealBench
import RevealCore
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Charts show what was measured")
struct ChartTests {
  private func report(_ draws: [(Technique, Int64)], pace: Pace = .uncapped) -> Report {
    let settings = Settings(pace: pace)
    return Report(
      version: "1", environment: Environment(), settings: settings,
      runs: draws.map { technique, draw in
        var loop = MockLoop()
        loop.phases.draw = draw
        loop.stalls = [40: 30_000_000]
        return Run(
          technique: technique, renderer: "software", repetition: 0, frames: loop.frames(100),
          settings: settings)
      })
  }

  private func marks(_ chart: Chart, of report: Report) throws -> Marks {
    Marks(try #require(chart.file(of: report)))
  }

  @Test("bars of techniques are as long as their costs")
  func techniques() throws {
    // 13, 26 and 52 µs with all phases.
    let report = report([(.reveal, 8_000), (.repaint, 21_000), (.geometry, 47_000)])
    let marks = try marks(.techniques, of: report)
    let widths = try marks.rects("fill").map { try #require($0["width"]) }
    #expect(widths.count == 3)
    #expect(abs(widths[1] / widths[0] - 2) < 0.001)
    #expect(abs(widths[2] / widths[0] - 4) < 0.001)
    #expect(marks.texts.contains("52.0 µs · 4.00×"))
  }

  @Test("parts of a frame fill the whole bar")
  func phases() throws {
    let marks = try marks(.phases, of: report([(.reveal, 8_000)]))
    let bars = marks.rects("fill").filter { $0["height"] == 16 }
    #expect(bars.count == 4)
    let whole = bars.reduce(0.0) { $0 + ($1["width"] ?? 0) + 1 }
    #expect(abs(whole - 676) < 0.05)
  }

  @Test("the histogram's bars are as high as their parts")
  func histogram() throws {
    let marks = try marks(.histogram, of: report([(.reveal, 8_000)]))
    let heights = marks.rects("fill").compactMap { $0["height"] }
    // 98 of 99 frame times in one bucket, and one that is drawn as a hair.
    #expect(heights == [56, 1])
    #expect(marks.texts.contains("peak 99 %"))
    #expect(marks.texts.contains("budget 16.67 ms"))
  }

  @Test("a stall is seen in the frame times, and said to be late")
  func frameTimes() throws {
    let marks = try marks(.frameTimes, of: report([(.reveal, 8_000)]))
    #expect(marks.texts.contains("1 late"))
    #expect(marks.words.contains("longest 30.01 ms, 1 late"))
  }

  @Test("every mark is within the paper", arguments: Chart.allCases)
  func bounds(_ chart: Chart) throws {
    for pace in [Pace.uncapped, .hertz(60)] {
      let report = report(
        [(.reveal, 8_000), (.repaint, 900_000_000_000), (.compressed, 0)], pace: pace)
      let marks = try marks(chart, of: report)
      for rect in marks.rects("") {
        let (x, y) = (rect["x"] ?? 0, rect["y"] ?? 0)
        #expect(x >= 0 && y >= 0)
        #expect(x + (rect["width"] ?? 0) <= marks.width + 0.01)
        #expect(y + (rect["height"] ?? 0) <= marks.height + 0.01)
      }
      #expect(!marks.points.isEmpty)
      for point in marks.points {
        #expect((-0.01...(marks.width + 0.01)).contains(point.x), "\(point)")
        #expect((-0.01...(marks.height + 0.01)).contains(point.y), "\(point)")
      }
    }
  }
}

/// What lies on a chart.
private final class Marks: NSObject, XMLParserDelegate {
  private(set) var texts: [String] = []
  private(set) var words = ""
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// The ends of lines, the corners of paths, and where texts stand.
  private(set) var points: [(x: Double, y: Double)] = []
  private var found: [(style: String, numbers: [String: Double])] = []
  private var text = ""

  init(_ file: String) {
    super.init()
    let parser = XMLParser(data: Data(file.utf8))
    parser.delegate = self
    _ = parser.parse()
  }

  func rects(_ style: String) -> [[String: Double]] {
    found.filter { $0.style.hasPrefix(style) }.map(\.numbers)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    text = ""
    let numbers = attributes.compactMapValues(Double.init)
    if name == "svg" { (width, height) = (numbers["width"] ?? 0, numbers["height"] ?? 0) }
    points += Self.points(of: name, attributes, numbers)
    if name == "rect" { found.append((attributes["class"] ?? "", numbers)) }
  }

  private static func points(
    of name: String, _ attributes: [String: String], _ numbers: [String: Double]
  ) -> [(x: Double, y: Double)] {
    func point(_ x: String, _ y: String) -> (x: Double, y: Double) {
      (numbers[x] ?? .nan, numbers[y] ?? .nan)
    }
    switch name {
    case "line": return [point("x1", "y1"), point("x2", "y2")]
    case "text": return [point("x", "y")]
    case "path":
      let corners = (attributes["d"] ?? "").split { "MLZ".contains($0) }
      return corners.map { corner in
        let pair = corner.split(separator: " ").map { Double($0) ?? .nan }
        return pair.count == 2 ? (pair[0], pair[1]) : (.nan, .nan)
      }
    default: return []
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "text" { texts.append(text) }
    if name == "desc" { words = text }
  }
}
