import RevealCore
import RevealJobs
import Testing

@Suite("The time that a job will still take")
struct TimeRemainingTests {
  private func steady(
    from first: Double, rate: Double, seconds: Int
  ) -> (TimeRemaining, Instant) {
    var remaining = TimeRemaining()
    for second in 0...seconds {
      remaining.record(
        Fraction(clamping: first + rate * Double(second)), at: Instant(seconds: Double(second)))
    }
    return (remaining, Instant(seconds: Double(seconds)))
  }

  private func seconds(_ estimate: TimeRemaining.Estimate) -> Double? {
    if case .seconds(let seconds) = estimate { seconds } else { nil }
  }

  @Test("a steady job takes what is left over its rate", arguments: [0.0, 0.4, 0.9])
  func steady(_ first: Double) throws {
    let (remaining, now) = steady(from: first, rate: 0.005, seconds: 10)
    let left = try #require(seconds(remaining.estimate(at: now)))
    #expect(abs(left - (1 - first - 0.05) / 0.005) < 1e-6)
  }

  @Test("between reports it counts down, and not below nothing")
  func countsDown() throws {
    let (remaining, now) = steady(from: 0, rate: 0.08, seconds: 10)
    #expect(abs(try #require(seconds(remaining.estimate(at: now))) - 2.5) < 1e-6)
    #expect(
      abs(try #require(seconds(remaining.estimate(at: now.advanced(bySeconds: 1)))) - 1.5) < 1e-6)
    #expect(seconds(remaining.estimate(at: now.advanced(bySeconds: 5))) == 0)
  }

  @Test("it is not guessed from a moment, nor from one report")
  func patience() {
    #expect(steady(from: 0, rate: 0.01, seconds: 2).0.estimate(at: Instant(seconds: 2)) == .unknown)
    var once = TimeRemaining()
    once.record(Fraction(clamping: 0.4), at: .zero)
    #expect(once.estimate(at: Instant(seconds: 60)) == .unknown)
    #expect(once.stalls == nil)
  }

  @Test("a job that has come to its end takes no time")
  func whole() {
    let (remaining, now) = steady(from: 0.5, rate: 0.1, seconds: 5)
    #expect(remaining.estimate(at: now) == .unknown)
  }

  @Test("a job of which nothing is heard for long is stalled, until it is heard again")
  func stalls() throws {
    var (remaining, now) = steady(from: 0, rate: 0.01, seconds: 10)
    let stalls = try #require(remaining.stalls)
    #expect(stalls == now.advanced(bySeconds: 10))
    #expect(remaining.estimate(at: stalls.advanced(bySeconds: -0.1)) != .stalled)
    #expect(remaining.estimate(at: stalls) == .stalled)
    now = stalls.advanced(bySeconds: 2)
    remaining.record(Fraction(clamping: 0.2), at: now)
    #expect(remaining.estimate(at: now) != .stalled)
  }

  @Test("one that reports rarely is given longer")
  func rareReports() throws {
    var remaining = TimeRemaining()
    for minute in 0...5 {
      remaining.record(
        Fraction(clamping: Double(minute) / 100), at: Instant(seconds: Double(minute) * 60))
    }
    let stalls = try #require(remaining.stalls)
    #expect(abs(stalls.seconds(since: Instant(seconds: 300)) - 300) < 1)
  }

  @Test("one that slows down is noticed within a minute")
  func slowsDown() throws {
    var (remaining, now) = steady(from: 0, rate: 0.01, seconds: 20)
    var fraction = 0.2
    for _ in 0..<60 {
      now = now.advanced(bySeconds: 1)
      fraction += 0.002
      remaining.record(Fraction(clamping: fraction), at: now)
    }
    let left = try #require(seconds(remaining.estimate(at: now)))
    let slow = (1 - fraction) / 0.002
    #expect(left > slow * 0.75 && left <= slow)
  }

  @Test("a fraction that falls begins anew")
  func falls() {
    var (remaining, now) = steady(from: 0.5, rate: 0.01, seconds: 20)
    now = now.advanced(bySeconds: 1)
    remaining.record(Fraction(clamping: 0.1), at: now)
    #expect(remaining.estimate(at: now) == .unknown)
  }

  @Test("many reports in a moment are one")
  func burst() throws {
    let (calm, now) = steady(from: 0, rate: 0.01, seconds: 10)
    var busy = TimeRemaining()
    for second in 0...10 {
      for part in 0..<100 {
        let time = Double(second) + Double(part) * 1e-5
        busy.record(Fraction(clamping: Double(second) * 0.01), at: Instant(seconds: time))
      }
    }
    #expect(busy.estimate(at: now) == calm.estimate(at: now))
  }
}

@Suite("A duration as people say it")
struct RoundedDurationTests {
  @Test(
    "it is rounded up, the coarser the longer it is",
    arguments: [
      (0.0, RoundedDuration.seconds(1)), (0.4, .seconds(1)), (3.2, .seconds(4)),
      (9.9, .seconds(10)), (10.1, .seconds(15)), (89, .seconds(90)), (90, .seconds(90)),
      (90.5, .minutes(2)),
      (121, .minutes(3)), (3599, .minutes(60)), (3600, .minutes(60)),
      (3601, .hours(1, minutes: 5)), (7250, .hours(2, minutes: 5)),
      (.infinity, .hours(99, minutes: 0)), (.nan, .hours(99, minutes: 0)), (-5, .seconds(1)),
    ])
  func rounds(_ seconds: Double, _ rounded: RoundedDuration) {
    #expect(RoundedDuration(seconds: seconds) == rounded)
  }

  @Test("the next change is when it is said differently, and not before")
  func changes() {
    for tenths in 11...80_000 {
      let seconds = Double(tenths) / 10
      let change = RoundedDuration.change(after: seconds)
      #expect(change > 0)
      let before = RoundedDuration(seconds: seconds - change + 2e-3)
      #expect(before == RoundedDuration(seconds: seconds), "\(seconds)")
      #expect(
        RoundedDuration(seconds: seconds - change) != RoundedDuration(seconds: seconds)
          || seconds - change < 1, "\(seconds)")
    }
  }
}
