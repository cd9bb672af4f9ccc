import FoundationEssentials
import Testing

@testable import RevealApp

@Suite("The report of the self-check")
struct CheckReportTests {
  private static let lines = [
    CheckReport.Line(name: "25 %", isPassed: true, figure: "mask 118 of 472 px"),
    CheckReport.Line(name: "Complete", isPassed: false, figure: "mask 468 of 472 px"),
  ]

  @Test("the text has a line for each check, aligned, and ends with the sums")
  func text() {
    let report = CheckReport(fault: nil, lines: Self.lines)
    #expect(
      report.text == """
        pass  25 %      mask 118 of 472 px
        fail  Complete  mask 468 of 472 px
        1 passed, 1 failed
        """)
    #expect(!report.isPassed)
    #expect(CheckReport(fault: nil, lines: [Self.lines[0]]).isPassed)
  }

  @Test("a report without a check has not passed")
  func empty() {
    #expect(!CheckReport(fault: nil, lines: []).isPassed)
  }

  private struct Decoded: Decodable, Equatable {
    struct Check: Decodable, Equatable {
      let name: String
      let passed: Bool
      let figure: String
    }
    let schema: Int
    let fault: String?
    let checks: [Check]
    let passed: Int
    let failed: Int
  }

  @Test("the JSON has the same, the fault always", arguments: [nil, Fault.capsuleMask])
  func json(_ fault: Fault?) throws {
    let json = try CheckReport(fault: fault, lines: Self.lines).json()
    let decoded = try JSONDecoder().decode(Decoded.self, from: Data(json.utf8))
    #expect(
      decoded
        == Decoded(
          schema: 1, fault: fault?.rawValue,
          checks: [
            .init(name: "25 %", passed: true, figure: "mask 118 of 472 px"),
            .init(name: "Complete", passed: false, figure: "mask 468 of 472 px"),
          ], passed: 1, failed: 1))
    #expect(json.contains(fault == nil ? "\"fault\" : null" : "\"fault\" : \"capsule-mask\""))
  }
}
