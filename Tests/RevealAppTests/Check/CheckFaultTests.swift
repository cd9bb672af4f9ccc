import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealApp

@Suite("Known mistakes")
struct CheckFaultTests {
  /// The checks that are there for a mistake.
  private static func culprits(_ fault: Fault) -> Set<String> {
    switch fault {
    case .compressed, .movingStops:
      return [
        "25 %", "50 %", "Law 1: colours stay", "Law 1 on shapes", "Law 12: exactness",
        "Law 12 on shapes",
      ]
    case .centred:
      return [
        "25 %", "50 %", "Resize at 50 %", "Law 2: mask at rest", "Law 1 on shapes",
        "Law 12 on shapes",
      ]
    case .capsuleMask:
      return ["25 %", "Law 2: mask at rest"]
    case .trackMasked:
      return [
        "Reset", "25 %", "Law 3: both ends", "Law 3 on shapes", "Law 8: one silhouette",
        "Law 12 on shapes",
      ]
    case .earlyEnd:
      return [
        "Complete", "Law 2: mask at rest", "Law 2 on shapes", "Law 3: both ends",
        "Law 3 on shapes",
      ]
    case .nanAsZero:
      return ["Indeterminate", "Law 9: unknown values"]
    }
  }

  /// Checks of what a mistake does not touch.
  private static func bystanders(_ fault: Fault) -> Set<String> {
    let program: Set<String> = ["Law 6: easing", "Law 10: idle", "Law 11: same bytes"]
    switch fault {
    case .compressed, .centred, .movingStops:
      return program.union(["Reset", "Complete", "Law 3: both ends", "Law 5: mirror image"])
    case .capsuleMask, .earlyEnd:
      return program.union(["Reset", "Indeterminate"])
    case .trackMasked:
      return program.union(["Complete", "Law 1: colours stay"])
    case .nanAsZero:
      return program.union([
        "Reset", "25 %", "50 %", "Complete", "Law 7: what animates", "Law 1 on shapes",
        "Law 12 on shapes",
      ])
    }
  }

  @Test("each is caught, by the checks that are there for it", arguments: Fault.allCases)
  func caught(_ fault: Fault) throws {
    var run = CheckRun(resources: Assets.resources, text: NoText(), fault: fault)
    run.grid = .small
    let report = try run.run()
    let failed = Set(report.lines.filter { !$0.isPassed }.map(\.name))
    #expect(!report.isPassed)
    #expect(failed.isSuperset(of: Self.culprits(fault)), "\(report.text)")
    #expect(failed.isDisjoint(with: Self.bystanders(fault)), "\(report.text)")
  }

  @Test("a mistake is composed as its name says")
  func composition() {
    // Eight columns of one colour each, and how they are written.
    let size = PixelSize(width: 8, height: 2)
    let gray = PixelColor(red: 200, green: 200, blue: 200)
    let columns: [UInt32] = (0..<8).map { 0xFF00_0000 + $0 * 16 }
    let bar = FaultyBar(
      track: Bitmap(size: size, color: gray),
      revealed: Bitmap(size: size, words: columns + columns), backdrop: .clear)
    func text(_ fault: Fault) -> String {
      let picture = bar.picture(fault, RevealMask(Fraction(clamping: 0.5)))
      return (0..<8).map { x in
        let word = picture[x, 0].word
        if let column = columns.firstIndex(of: word) { return "\(column)" }
        return word == gray.word ? "-" : " "
      }.joined()
    }
    #expect(text(.nanAsZero) == "0123----")
    #expect(text(.compressed) == "1356----")
    #expect(text(.movingStops) == "4566----")
    #expect(text(.centred) == "--2345--")
    #expect(text(.trackMasked) == "0123    ")
    #expect(text(.earlyEnd) == "012-----")
  }
}
