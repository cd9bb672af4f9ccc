import Foundation
import RevealBench
import RevealTestSupport
import Testing

/// The benchmark's page in a real browser, with no network.
@Suite(
  .serialized, .enabled(if: Browser.isInstalled, "needs chromium: sh Scripts/deps.sh browser"))
struct ReportPageTests {
  @Test func everyChartIsThereAndTextIsReadableInBothAppearancesWideAndNarrow() async throws {
    let page = try await ReportPage()
    for width in [1280, 400] {
      for isDark in [false, true] {
        let place: Comment = "\(width) px wide, \(isDark ? "dark" : "light")"
        try await page.browser.show(width: width, isDark: isDark)
        let look = try await page.look()
        #expect(look.charts.map(\.title) == Chart.allCases.map(\.title), place)
        for chart in look.charts {
          #expect(chart.width > 200 && chart.height > 50, "\(chart.title), \(place)")
          #expect(chart.marks > 0, "\(chart.title), \(place)")
        }
        #expect(look.contentWidth <= look.windowWidth, place)
        #expect(look.isDark == isDark, place)
        #expect(look.texts > 100, place)
        #expect(look.faint == [], place)
        #expect(look.requests == 0, place)
      }
    }
    #expect(page.browser.complaints == [])
  }

  @Test func itPrints() async throws {
    let page = try await ReportPage()
    let document = String(decoding: try await page.browser.printed(), as: Unicode.ASCII.self)
    #expect(document.hasPrefix("%PDF-"))
    let pages = document.components(separatedBy: "/Type /Page\n").count - 1
    #expect((2...12).contains(pages))
    #expect(page.browser.complaints == [])
  }
}

/// The page of a short benchmark in memory.
private struct ReportPage {
  let browser: Browser
  private let scratch: ScratchFolder

  init() async throws {
    scratch = try ScratchFolder()
    let file = scratch.path + "/report.html"
    let outcome = try await Product.run(
      ["bench", "--renderer", "software", "--frames", "200", "--repetitions", "2"]
        + ["--report", file])
    guard outcome.ending == .exit(0) else { throw Failure("\(outcome.ending) \(outcome.errors)") }
    browser = try await Browser(opening: file)
  }

  /// What the browser made of it.
  struct Look: Decodable {
    struct Chart: Decodable {
      let title: String
      let width, height: Double
      let marks: Int
    }
    let charts: [Chart]
    let windowWidth, contentWidth, texts, requests: Int
    let isDark: Bool
    /// Texts whose contrast is below 4.5, and how much it is.
    let faint: [String]
  }

  func look() async throws -> Look { try await browser.value(Self.script) }

  private static let script = """
    (async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const channels = (color) => color.match(/[\\d.]+/g).map(Number);
      const luminance = (color) => {
        const [red, green, blue] = channels(color).slice(0, 3).map((level) => level / 255)
          .map((level) => level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrast = (one, other) => {
        const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      const isOpaque = (color) => color != 'none' && (channels(color)[3] ?? 1) == 1;
      // What lies under a text: a mark that it is drawn onto, else the nearest background.
      const ground = (element) => {
        const box = element.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (element instanceof SVGElement) {
          const under = [...element.ownerSVGElement.querySelectorAll('rect')].findLast((mark) => {
            const style = getComputedStyle(mark), area = mark.getBoundingClientRect();
            return isOpaque(style.fill) && style.fillOpacity == 1 &&
              area.left <= x && x <= area.right && area.top <= y && y <= area.bottom;
          });
          if (under) return getComputedStyle(under).fill;
        }
        for (let parent = element; parent; parent = parent.parentElement) {
          const color = getComputedStyle(parent).backgroundColor;
          if (isOpaque(color)) return color;
        }
        return 'rgb(255, 255, 255)';
      };
      const faint = [];
      let texts = 0;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        const words = walker.currentNode.data.trim();
        if (!words || element.matches('title, desc, style')) continue;
        texts += 1;
        const style = getComputedStyle(element);
        const ratio = contrast(
          element instanceof SVGElement ? style.fill : style.color, ground(element));
        if (!(ratio >= 4.5)) faint.push(`${words}: ${ratio.toFixed(2)}`);
      }
      const root = document.documentElement;
      return {
        charts: [...document.querySelectorAll('svg')].map((chart) => {
          const box = chart.getBoundingClientRect();
          return {
            title: chart.closest('[aria-label]').getAttribute('aria-label'),
            width: box.width, height: box.height,
            marks: [...chart.querySelectorAll('.fill, .line, .thin, .band')].filter((mark) => {
              const { width, height } = mark.getBoundingClientRect();
              return width > 0 && height > 0;
            }).length,
          };
        }),
        windowWidth: root.clientWidth, contentWidth: root.scrollWidth, texts, faint,
        requests: performance.getEntriesByType('resource').length,
        isDark: luminance(getComputedStyle(document.body).backgroundColor) < 0.5,
      };
    })()
    """
}
