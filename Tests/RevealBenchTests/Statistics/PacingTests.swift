import RevealBench
import RevealCore
import Testing

@Suite("Pacing")
struct PacingTests {
  @Test("that is not what was asked for is told so")
  func effective() {
    let simulated = Pacing(Sample([16, 16, 16, 30]), requested: .vsync, requestedHertz: 60)
    #expect(simulated.effectiveHertz == .value(62.5))
    #expect(simulated.isKept == false)
    #expect(simulated.text == "vsync (60.00 Hz), but came at 62.50 Hz")
    let kept = Pacing(Sample([20.1]), requested: .hertz(50), requestedHertz: 50)
    #expect(kept.isKept == true)
    #expect(kept.text == "50 Hz, came at 49.75 Hz")
    let free = Pacing(Sample([0.02]), requested: .uncapped, requestedHertz: nil)
    #expect(free.isKept == nil)
    #expect(free.text == "uncapped, came at 50000 Hz")
  }

  @Test("without frames says so")
  func nothing() {
    let none = Pacing(Sample([]), requested: .vsync, requestedHertz: 60)
    #expect(none.isKept == nil)
    #expect(none.text == "vsync (60.00 Hz), no frames came")
    let still = Pacing(Sample([0]), requested: .vsync, requestedHertz: 60)
    #expect(still.effectiveHertz == .missing("the frames took no time"))
  }

  @Test("is read as it is written")
  func text() {
    for pace in [Pace.vsync, .uncapped, .hertz(60), .hertz(59.94), .hertz(1)] {
      #expect(Pace(pace.text) == pace)
    }
    #expect(Pace("144") == .hertz(144))
    for wrong in ["", "fast", "0", "-60", "nan", "inf", "1e9", "1e2", "0x40", "60Hz", "+60", "٦٠"] {
      #expect(Pace(wrong) == nil)
    }
  }

  @Test("gives the budget, else the display does, else 60 Hz")
  func budget() {
    #expect(Settings(pace: .hertz(50), refreshHertz: 144).budget == 20)
    #expect(Settings(pace: .vsync, refreshHertz: 100).budget == 10)
    #expect(Settings(pace: .uncapped, refreshHertz: 200).budget == 5)
    #expect(abs(Settings(pace: .vsync, refreshHertz: 0).budget - 1_000 / 60) < 1e-12)
    #expect(Settings(pace: .vsync).budgetSource == "60 Hz, for the display names no rate")
  }
}
