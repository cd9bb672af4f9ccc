import RevealCore
import Testing

@testable import RevealApp

@Suite("When a job's window looks for events")
struct AttentionTests {
  /// The frames of 10 s, at a rate, in which it looks.
  private func looks(_ attention: inout Attention, atRate rate: Double) -> [Int] {
    (1...Int(10 * rate)).filter { frame in
      let time = Instant(seconds: Double(frame) / rate)
      guard attention.isDue(at: time) else { return false }
      attention.looked(at: time, found: false)
      return true
    }
  }

  @Test("at once, and after a wait for events")
  func afterWaits() {
    var attention = Attention()
    #expect(attention.isDue(at: .zero))
    attention.looked(at: .zero, found: false)
    #expect(!attention.isDue(at: .zero))
    attention.waited()
    #expect(attention.isDue(at: .zero))
  }

  @Test(
    "while nobody does anything, never more than a thirtieth of a second and a frame apart",
    arguments: [24.0, 60, 144, 1000])
  func resting(_ rate: Double) {
    var attention = Attention()
    let frames = looks(&attention, atRate: rate)
    let gaps = zip(frames, frames.dropFirst()).map { Double($1 - $0) / rate }
    #expect(gaps.allSatisfy { $0 <= 0.03 + 1 / rate })
    #expect(gaps.allSatisfy { $0 >= 0.03 || $0 == 1 / rate && rate < 1 / 0.03 })
  }

  @Test("at every frame for a second after somebody did something")
  func busy() {
    var attention = Attention()
    attention.looked(at: .zero, found: true)
    let frames = looks(&attention, atRate: 60)
    #expect(Array(frames.prefix(59)) == Array(1...59))
    #expect(frames.count < 59 + 9 * 31)
  }
}
