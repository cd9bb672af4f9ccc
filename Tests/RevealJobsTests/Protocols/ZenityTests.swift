import RevealCore
import RevealJobs
import Testing

@Suite("A line of zenity's protocol")
struct ZenityTests {
  static let numbers: [(String, Double)] = [
    ("50", 50), ("50%", 50), ("50.5", 50.5), ("50,5", 50.5), ("007", 7), ("0", 0), ("99.9", 99.9),
    ("66.6667%", 66.6667), ("33.333333333333336", 33.333333333333336),
    ("0.8333333333", 0.833_333_333_3),
    ("50 ", 50), ("50 %", 50), ("50.", 50), ("50 done", 50), ("50 # step 2 of 3", 50),
    ("45% of 300 MB", 45), ("5/10", 50), ("3 / 12", 25), ("0/7", 0),
  ]

  @Test("that begins with a number is percent", arguments: numbers)
  func number(_ line: String, _ percent: Double) {
    #expect(events(line + "\n", as: .zenity) == [.percent(percent)])
    #expect(events(line, as: .zenity) == [.percent(percent)])
  }

  @Test(
    "that reaches 100 says so",
    arguments: ["100", "100.0", "100%", "1000", "100,00", "10/10", "1/1"])
  func whole(_ line: String) {
    #expect(events(line + "\n", as: .zenity) == [.percent(100), .whole])
  }

  @Test(
    "that comes just short of 100 does not say so",
    arguments: ["99.9999999", "99.99999999999999999999999", "99.999%"])
  func almost(_ line: String) {
    let events = events(line + "\n", as: .zenity)
    #expect(events.count == 1)
    #expect(events != [.percent(100)])
    #expect(events.percents.allSatisfy { $0 > 99.99 })
  }

  @Test(
    "that is anything else says nothing",
    arguments: [
      "", " ", " 50", "-5", "+5", ".5", "text", "[50]", "1e2", "0x10", "12:30", "1.5.2", "100abc",
      "2026-11-30 10:15:02 saved", "64 bytes from 192.0.2.1: time=11.2 ms", "12 of 30 files",
      "7/3", "0/0", "5/10/2026", "1.2.3", "3.14-rc1", "12/ab", "50.5.5%", "pulsate", "pulsating",
      "Running SELinux fix…", "1234567 objects", "http://localhost/50%", "1 41 100 /dev/sda2",
      "2/3 of it",
    ])
  func nothing(_ line: String) {
    #expect(events(line + "\n", as: .zenity).isEmpty)
  }

  static let pulses: [(String, Bool)] = [
    ("pulsate:", true), ("pulsate:true", true), ("pulsate: no", true), ("pulsate:false", false),
    ("pulsate: FALSE", false), ("pulsate:false ", true), ("pulsatexyz: false", false),
  ]

  @Test("sets pulsating", arguments: pulses)
  func pulsating(_ line: String, _ isPulsating: Bool) {
    #expect(events(line + "\n", as: .zenity) == [.pulsating(isPulsating)])
  }

  static let labels: [(String, String)] = [
    ("# Copying", "Copying"), ("#Copying", "Copying"), ("#  a  b \t", "a  b"), ("#", ""),
    ("## two", "# two"), (#"# a\nb"#, "a\nb"), (#"# a\tb\\c\"d\x"#, #"a b\c"dx"#),
    (#"# \303\251"#, "é"), (#"# a\7\033[31mred\033[0m"#, "ared"), (#"# end\"#, "end"),
    ("# Fish & Chips <3", "Fish & Chips <3"), ("# 50", "50"), (#"# C:\temp\new"#, "C: emp\new"),
    ("# a\u{1B}]0;title\u{07}b", "ab"), ("# a\u{7F}\u{85}b", "ab"),
  ]

  @Test("is a label", arguments: labels)
  func label(_ line: String, _ label: String) {
    #expect(events(line + "\n", as: .zenity) == [.label(label)])
  }

  @Test("ends at \\n, \\r, \\r\\n, NUL and U+2029")
  func terminators() {
    #expect(
      events("1\n2\r3\r\n4\u{0}5\u{2029}6", as: .zenity).percents == [1, 2, 3, 4, 5, 6])
    #expect(events("# ©é\u{2028}\n", as: .zenity).labels == ["©é\u{2028}"])
  }

  @Test("that ends with \\r is read at once")
  func returns() {
    var reader = JobReader(.zenity)
    var record = JobRecorder()
    [UInt8]("50\r".utf8).withUnsafeBytes { reader.read($0, into: &record) }
    #expect(record.events == [.percent(50)])
    [UInt8]("\n# a\n".utf8).withUnsafeBytes { reader.read($0, into: &record) }
    #expect(record.events == [.percent(50), .label("a")])
  }

  @Test("may go down, and 100 stays said")
  func down() {
    #expect(
      events("90\n100\n90\n40\n", as: .zenity)
        == [.percent(90), .percent(100), .whole, .percent(90), .percent(40)])
  }

  @Test("that has not ended is read as far as it is certain")
  func tail() {
    #expect(glance("5", as: .zenity).isEmpty)
    #expect(glance("10\n5", as: .zenity) == [.percent(10)])
    #expect(glance("1/3", as: .zenity).isEmpty)
    #expect(glance("\r41%", as: .zenity) == [.provisional(41)])
    #expect(glance("100%", as: .zenity) == [.provisional(100)])
    #expect(glance("50 ", as: .zenity) == [.provisional(50)])
    #expect(glance("50 bytes", as: .zenity).isEmpty)
    #expect(glance("# Copy", as: .zenity) == [.label("Copy")])
    #expect(glance("pulsate:f", as: .zenity).isEmpty)
  }

  @Test("without an end is kept small, and says nothing")
  func endless() {
    let digits = [UInt8](repeating: UInt8(ascii: "5"), count: 300_000)
    #expect(events(digits + [0x0A] + [UInt8]("7\n".utf8), as: .zenity) == [.percent(7)])
    #expect(events(digits, as: .zenity, chunk: 1000).isEmpty)
  }

  @Test("may be invalid UTF-8")
  func invalid() {
    #expect(events([0x23, 0x61, 0xFF, 0xC3, 0x0A], as: .zenity) == [.label("a\u{FFFD}\u{FFFD}")])
  }
}
