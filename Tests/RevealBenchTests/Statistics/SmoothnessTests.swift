import RevealBench
import Testing

@Suite("How evenly frames come")
struct SmoothnessTests {
  private static let budget = 1_000.0 / 60

  @Test("a frame that waits for k refreshes misses k − 1")
  func missed() {
    let times = [1, 1, 2, 3, 1, 2, 1.4, 1.6].map { $0 * Self.budget }
    let missed = MissedFrames(times, budget: Self.budget)
    #expect(missed.total == 1 + 2 + 1 + 1)
    #expect(missed.lateFrames == 4)
    #expect(missed.longestStandstill == 2)
    #expect(missed.longestRun == 2)
  }

  @Test("jank is more than twice the budget, not twice itself")
  func jank() {
    let found = Smoothness([20, 20.001, 19.9, 400], budget: 10)
    #expect(found.jank == 2)
    #expect(found.stutter == .missing("needs ≥ 19 frames, has 4"))
  }

  @Test("a frame stutters by more than 4 ms and a fifth over those around it")
  func stutter() {
    var times = Array(repeating: 10.0, count: 40)
    times[5] = 14
    times[20] = 14.01
    times[30] = 30
    #expect(Stutter(times).frames == [20, 30])
    // At 40 ms a fifth is 8 ms.
    var slow = Array(repeating: 40.0, count: 40)
    slow[3] = 47.9
    slow[39] = 48.1
    #expect(Stutter(slow).frames == [39])
  }

  @Test("a scene that becomes slow as a whole does not stutter for long")
  func slowScene() {
    let times = Array(repeating: 10.0, count: 30) + Array(repeating: 30.0, count: 30)
    #expect(Stutter(times).frames.isEmpty)
  }

  @Test("fewer frames than the window say nothing")
  func tooFew() {
    let times = Array(repeating: 10.0, count: 17) + [90]
    #expect(Stutter(times).frames.isEmpty)
    #expect(Stutter(times + [10]).frames == [17])
    #expect(Smoothness([], budget: 10).frames == 0)
  }

  @Test("no number is too great, and no budget too small")
  func hostile() {
    let missed = MissedFrames([1e300, .infinity, .nan, -1e300, 5], budget: 1e-9)
    #expect(missed.total == 2 * (1_000_000_000 - 1))
    #expect(MissedFrames([10], budget: 0).total == 0)
  }
}
