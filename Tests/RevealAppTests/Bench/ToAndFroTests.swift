import RevealCore
import Testing

@testable import RevealApp

@Suite("The animation of a benchmark")
struct ToAndFroTests {
  @Test("goes to and fro as the product's does, and is where it should be")
  func ideal() {
    let start = Instant(nanoseconds: 123_456_789)
    var animation = ToAndFro(at: start)
    for step in 0..<1_000 {
      let time = start.advanced(bySeconds: Double(step) * 0.00377)
      let value = animation.mask(at: time).fraction.value
      #expect(abs(value - ToAndFro.ideal(from: start, at: time)) < 1e-9)
    }
    #expect(ToAndFro.ideal(from: start, at: start.advanced(bySeconds: 0.25)) == 1)
    #expect(ToAndFro.ideal(from: start, at: start.advanced(bySeconds: 0.5)) == 0)
    #expect(ToAndFro.ideal(from: start, at: start.advanced(bySeconds: -1)) == 0)
  }

  @Test("after a stall it goes on where it should be by then")
  func stall() {
    var animation = ToAndFro(at: .zero)
    for time in [0.1, 0.26, 7.3, 7.6, 1_000.1] {
      let moment = Instant(seconds: time)
      let value = animation.mask(at: moment).fraction.value
      #expect(abs(value - ToAndFro.ideal(from: .zero, at: moment)) < 1e-9)
    }
  }
}
