import RevealCore
import Testing

@Suite("An animation")
struct AnimationTests {
  @Test(
    "lasts no time where its duration is negative or no number",
    arguments: [-1, -0.0, 0, Double.nan, .infinity, -.infinity])
  func normalised(_ duration: Double) {
    #expect(Animation(curve: .linear, duration: duration).duration == 0)
    #expect(Animation(curve: .linear, duration: duration).duration.sign == .plus)
  }

  @Test("of the reveal eases in and out over a quarter of a second")
  func reveal() {
    #expect(Animation.reveal == Animation(curve: .easeInOut, duration: 0.25))
  }

  @Test("a moment's seconds are exact to a nanosecond")
  func instants() {
    let start = Instant(seconds: 1_000_000)
    let later = start.advanced(bySeconds: 0.25)
    #expect(later.nanoseconds - start.nanoseconds == 250_000_000)
    #expect(later.seconds(since: start) == 0.25)
    #expect(start.seconds(since: later) == -0.25)
    #expect(start < later)
  }

  @Test("a moment from any number is defined")
  func hostileInstants() {
    #expect(Instant(seconds: .nan) == .zero)
    #expect(Instant(seconds: .infinity) == Instant(seconds: 9e9))
    #expect(Instant(seconds: -1e300) == Instant(seconds: -9e9))
    // Beyond the clock's range the number wraps; nothing traps.
    _ = Instant(nanoseconds: .max).advanced(bySeconds: 9e9)
    _ = Instant(nanoseconds: .max).seconds(since: Instant(nanoseconds: .min))
  }
}
