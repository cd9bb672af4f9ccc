import RevealJobs
import Testing

@Suite("dialog's gauge protocol")
struct DialogGaugeTests {
  static let numbers: [(String, Double)] = [
    ("50", 50), (" 50 ", 50), ("50 files", 50), ("", 0), ("  ", 0), ("150", 100), ("007", 7),
    ("50\r", 50),
  ]

  @Test("reads whole percents", arguments: numbers)
  func number(_ line: String, _ percent: Double) {
    #expect(events(line + "\n", as: .dialogGauge).percents == [percent])
  }

  @Test(
    "passes over all else",
    arguments: ["50%", "50.5", "-1", "text", "#text", "pulsate:", "12:30", "64bytes"])
  func nothing(_ line: String) {
    #expect(events(line + "\n", as: .dialogGauge).isEmpty)
  }

  @Test("has blocks of percent and label")
  func block() {
    #expect(
      events("XXX\n41\nCopying \n the rest\\nof it\nXXX\n", as: .dialogGauge)
        == [.percent(41), .label("Copying the rest\nof it")])
    // As dialog 1.3 shows them.
    #expect(
      events("XXX\n41\none\n\nthree\nXXX\n", as: .dialogGauge)
        == [.percent(41), .label("one\n\nthree")])
    #expect(
      events("XXXanything\nno percent\nXXX more\n", as: .dialogGauge) == [.label("no percent")])
    #expect(
      events("XXX\n100\nXXX\n7\n", as: .dialogGauge) == [
        .percent(100), .whole, .label(""), .percent(7),
      ])
  }

  @Test("uses what was read of a block at the end")
  func cutBlock() {
    #expect(events("XXX\n41\nCopy", as: .dialogGauge) == [.percent(41), .label("Copy")])
    #expect(events("XXX\n", as: .dialogGauge).isEmpty)
    #expect(events("50", as: .dialogGauge) == [.percent(50)])
  }

  @Test("does not read a line that has not ended")
  func tail() {
    #expect(glance("50", as: .dialogGauge).isEmpty)
    #expect(glance("XXX\n41\nCopy", as: .dialogGauge).isEmpty)
  }
}

@Suite("whiptail's gauge protocol")
struct WhiptailGaugeTests {
  static let numbers: [(String, Double)] = [
    ("50", 50), (" 50", 50), ("+5", 5), ("", 0), ("-5", 100), ("-0", 0), ("100", 100),
    ("150", 100), ("99999999999999999999", 100),
  ]

  @Test("reads whole numbers as strtoul does", arguments: numbers)
  func number(_ line: String, _ percent: Double) {
    #expect(events(line + "\n", as: .whiptailGauge).percents == [percent])
  }

  @Test(
    "passes over all else", arguments: ["50%", "50 ", "50.5", "text", "50\r", "XXXX 5", "- 5"])
  func nothing(_ line: String) {
    #expect(events(line + "\n", as: .whiptailGauge).isEmpty)
  }

  @Test("has blocks of percent and lines of the label")
  func block() {
    #expect(
      events("XXX\n41\none\ntwo\\nthree\nXXX\n50\n", as: .whiptailGauge)
        == [.percent(41), .label("one\ntwo\nthree"), .percent(50)])
    #expect(events("XXX\n41%\ntext\nXXX\n", as: .whiptailGauge) == [.label("text")])
    #expect(
      events("XXX\n41\nXXX text\nXXX\n", as: .whiptailGauge) == [.percent(41), .label("XXX text")])
    #expect(events("XXX\n41\nCopy", as: .whiptailGauge) == [.percent(41), .label("Copy")])
  }

  @Test("has whole numbers at the end, unlike whiptail")
  func end() {
    #expect(events("50", as: .whiptailGauge) == [.percent(50)])
  }
}
