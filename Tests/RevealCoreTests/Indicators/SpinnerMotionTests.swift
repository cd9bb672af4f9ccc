import RevealCore
import RevealTestSupport
import Testing

@Suite("A turning ring")
struct SpinnerMotionTests {
  static let motions: [SpinnerMotion] = [.full, .reduced]

  @Test("shows every phase in a turn, in order", arguments: motions)
  func everyPhase(_ motion: SpinnerMotion) {
    let count = SpinnerMotion.phases
    let shown = (0..<count).map { index in
      motion.phase(atSeconds: motion.secondsPerTurn * (Double(index) + 0.5) / Double(count))
    }
    #expect(shown == Array(0..<count))
  }

  @Test("begins anew with each turn, before its start too", arguments: motions)
  func periodic(_ motion: SpinnerMotion) {
    for turn in [-3, -1, 1, 2, 1_000, 100_000] {
      for phase in 0..<SpinnerMotion.phases {
        let part = (Double(phase) + 0.5) / Double(SpinnerMotion.phases)
        let seconds = motion.secondsPerTurn * (Double(turn) + part)
        #expect(motion.phase(atSeconds: seconds) == phase)
      }
    }
  }

  @Test("never freezes: the next change is later, and shows the next phase", arguments: motions)
  func nextChange(_ motion: SpinnerMotion) {
    let step = motion.secondsPerTurn / Double(SpinnerMotion.phases)
    var random = SplitMix(seed: 31)
    for _ in 0..<500 {
      let seconds = random.pick([1, 100, 86_400, 1e6]) * random.number(in: -0.1...1)
      let phase = motion.phase(atSeconds: seconds)
      let next = motion.nextChange(afterSeconds: seconds)
      #expect(next > seconds)
      #expect(next - seconds < step * 1.001)
      #expect(motion.phase(atSeconds: next) == (phase + 1) % SpinnerMotion.phases)
    }
  }

  @Test("goes from change to change through a whole turn", arguments: motions)
  func chain(_ motion: SpinnerMotion) {
    var seconds = 0.0
    for index in 1...(3 * SpinnerMotion.phases) {
      seconds = motion.nextChange(afterSeconds: seconds)
      #expect(motion.phase(atSeconds: seconds) == index % SpinnerMotion.phases)
    }
    #expect(abs(seconds - 3 * motion.secondsPerTurn) < 1e-9)
  }

  @Test("turns slower where less motion is wanted, but turns")
  func reduced() {
    #expect(SpinnerMotion.reduced.secondsPerTurn >= 3 * SpinnerMotion.full.secondsPerTurn)
    #expect(SpinnerMotion.reduced.secondsPerTurn.isFinite)
  }

  @Test("has a phase at any time whatever", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func hostile(_ seconds: Double) {
    for motion in Self.motions {
      #expect((0..<SpinnerMotion.phases).contains(motion.phase(atSeconds: seconds)))
    }
  }
}
