import RevealBench
import Testing

@Suite("Numbers as files and people read them")
struct NumberTextTests {
  @Test("have no more decimals than they need")
  func short() {
    #expect(NumberText.short(50, places: 3) == "50")
    #expect(NumberText.short(0.25, places: 9) == "0.25")
    #expect(NumberText.short(100, places: 0) == "100")
    #expect(NumberText.short(.nan, places: 2) == "n/a")
  }

  @Test("of nanoseconds are exact")
  func exact() {
    #expect(NumberText.exact(1_234_567, per: 1_000) == "1234.567")
    #expect(NumberText.exact(5, per: 1_000_000) == "0.000005")
    #expect(NumberText.exact(-1_500, per: 1_000) == "-1.500")
    #expect(NumberText.exact(.min, per: 1_000) == "-9223372036854775.808")
  }

  @Test("fit where they must")
  func fitting() {
    #expect(NumberText.fitting(123.45, width: 6, places: 1) == "123.5")
    #expect(NumberText.fitting(12_345.6, width: 6, places: 1) == "12346")
    #expect(NumberText.fitting(1_234_567, width: 6, places: 1) == "1235k")
    #expect(NumberText.fitting(123_456_789, width: 6, places: 1) == "123.5M")
    #expect(NumberText.fitting(9e18, width: 7, places: 1).count <= 7)
  }

  @Test("are grouped by threes")
  func grouped() {
    #expect(NumberText.grouped(0) == "0")
    #expect(NumberText.grouped(999) == "999")
    #expect(NumberText.grouped(-1_234_567) == "-1\u{A0}234\u{A0}567")
  }

  @Test("of times have the unit that suits them")
  func units() {
    #expect(TimeUnit.label(0.012_34) == "12.3 µs")
    #expect(TimeUnit.label(16.666_7) == "16.67 ms")
    #expect(TimeUnit.label(1_234.5) == "1234.5 ms")
    #expect(TimeUnit(fitting: [5, 0.2]) == .microseconds)
    #expect(TimeUnit(fitting: []) == .milliseconds)
    #expect(TimeUnit.milliseconds.text(.missing("why")) == "n/a")
  }
}
