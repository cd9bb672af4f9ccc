import Foundation
import RevealBench
import RevealCore
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The page")
struct HTMLReportTests {
  private static let shared = Fixtures.benchmark(repetitions: 2, frames: 1_200)

  @Test("is well-formed, complete, and asks for nothing from elsewhere")
  func whole() throws {
    let page = HTMLReport().text(of: Self.shared)
    let reader = MarkupReader(page)
    #expect(reader.error == nil)
    #expect(reader.count("svg") == 2 + 2 * 3)
    #expect(reader.count("title") == 1 + 8)
    #expect(reader.count("desc") == 8)
    #expect(Set(reader.ids).count == reader.ids.count)
    #expect(reader.references.allSatisfy { reader.ids.contains($0) })
    for word in ["http", "//", "src=", "href", "<script", "@import", "url("] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("prefers-color-scheme: dark"))
    #expect(page.contains("@media print"))
    #expect(page.utf8.count < 600_000)
  }

  @Test("escapes whatever it is given")
  func escaping() {
    var report = Fixtures.small
    let evil = "</style><script>alert(\"1\" & '2')</script>\u{0}\u{1B}\u{FFFE}"
    report.environment[evil] = evil
    report.notes = [evil]
    report.settings.indicator = evil
    report.isPartial = true
    report.runs.append(
      Run(
        technique: Technique(rawValue: evil), renderer: evil, repetition: 0,
        frames: report.runs[0].frames, settings: report.settings))
    let page = HTMLReport().text(of: report)
    #expect(MarkupReader(page).error == nil)
    #expect(!page.contains("<script"))
    #expect(page.contains("Partial"))
  }

  @Test("of little is still a page")
  func little() {
    let settings = Settings()
    func report(_ frames: [[FrameRecord]]) -> Report {
      Report(
        version: "1", environment: Environment(), settings: settings,
        runs: frames.enumerated().map { index, frames in
          Run(
            technique: .reveal, renderer: "software", repetition: index, frames: frames,
            settings: settings)
        })
    }
    var loop = MockLoop()
    var huge = FrameRecord.blank
    huge.present = Instant(nanoseconds: .max)
    huge.interval = .max
    let all: [[[FrameRecord]]] = [
      [], [[]], [loop.frames(1)], [loop.frames(2)], [loop.frames(3), []],
      [Array(repeating: .blank, count: 50)], [[huge, huge, huge]],
    ]
    for frames in all {
      let page = HTMLReport().text(of: report(frames))
      #expect(MarkupReader(page).error == nil)
      #expect(!page.contains("nan") && !page.contains("inf\""))
    }
  }

  @Test("without raw frames has the charts that summaries give")
  func summaries() throws {
    var report = Self.shared
    report.runs = report.runs.map(\.withoutFrames)
    #expect(Chart.frameTimes.element(of: report, id: "a") == nil)
    for chart in Chart.allCases where chart != .frameTimes {
      #expect(chart.element(of: report, id: "a") != nil)
    }
    #expect(MarkupReader(HTMLReport().text(of: report)).error == nil)
  }

  @Test("a chart alone is a file of its own", arguments: Chart.allCases)
  func plot(_ chart: Chart) throws {
    let file = try #require(chart.file(of: Self.shared))
    let reader = MarkupReader(file)
    #expect(reader.error == nil)
    #expect(reader.count("svg") == 1)
    #expect(file.hasPrefix("<svg "))
    #expect(file.contains("xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(!file.contains("n/a") && !file.contains("nan"))
    #expect(file.utf8.count < 120_000)
  }
}

/// Reads markup as XML, and remembers what it saw.
private final class MarkupReader: NSObject, XMLParserDelegate {
  private var counts: [String: Int] = [:]
  private(set) var ids: [String] = []
  private(set) var references: [String] = []
  private(set) var error: (any Error)?

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError }
  }

  func count(_ name: String) -> Int { counts[name] ?? 0 }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    if let id = attributes["id"] { ids.append(id) }
    references += (attributes["aria-labelledby"] ?? "").split(separator: " ").map(String.init)
  }
}
