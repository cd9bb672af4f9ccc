import RevealCore
import RevealRaster
import RevealSDL
import RevealTestSupport
import Testing

@testable import RevealApp

@Suite("Every law of the program can fail")
struct CheckProgramMutationTests {
  private func probe() throws -> DemoProbe {
    try DemoProbe(DemoSettings(), resources: Assets.resources, text: BoxText(), fault: nil)
  }

  @Test("law 6: coarse steps, a late end, an overshoot, another curve")
  func easing() {
    #expect(EasingLaw().finding().isPassed)
    let mistakes: [(EasingAnimator, Instant) -> Double] = [
      { ($0.value(at: $1).value * 100).rounded() / 100 },
      { $0.value(at: $1.advanced(bySeconds: -0.001)).value },
      { $0.value(at: $1).value * 1.001 },
      { $0.value(at: $1).value + ($0.isAnimating(at: $1) ? 1e-6 : 0) },
    ]
    for mistake in mistakes {
      var law = EasingLaw()
      law.value = mistake
      #expect(!law.finding().isPassed)
    }
  }

  @Test("law 7: each figure counts")
  func presentation() throws {
    let good = try PresentationLaw(try probe(), hasText: true)
    #expect(good.finding().isPassed, "\(good.finding().figure)")
    #expect(good.textChange > 0)
    let mistakes: [(inout PresentationLaw) -> Void] = [
      { $0.firstOff = 1 }, { $0.resizeOff = 1 }, { $0.returnOff = 1 }, { $0.isAnimating = true },
      { $0.textLag = 1 }, { $0.textChange = 0 }, { $0.isModelAhead = false },
    ]
    for mistake in mistakes {
      var law = good
      mistake(&law)
      #expect(!law.finding().isPassed)
    }
  }

  @Test("law 9: a bar for what is not known, and a value that is not clamped")
  func unknownValues() throws {
    let good = try UnknownValueLaw(Assets.resources, fault: nil)
    #expect(UnknownValueLaw.finding([good]).isPassed)
    #expect(!UnknownValueLaw.finding([]).isPassed)
    let bar = UnknownValueLaw(ring: good.ring) { value, total in
      good.picture(value.map { $0.isNaN ? 0 : $0 }, total)
    }
    #expect(UnknownValueLaw.finding([bar]).figure.hasPrefix("7 of 8"))
    #expect(UnknownValueLaw.finding([good, bar]).figure.hasPrefix("15 of 16"))
    #expect(!UnknownValueLaw.finding([good, bar]).isPassed)
    let loose = UnknownValueLaw(ring: good.ring) { value, total in
      good.picture(value.map { $0 > 1 ? 0.9 : $0 }, total)
    }
    #expect(!UnknownValueLaw.finding([loose]).isPassed)
  }

  @Test("law 10: each figure counts")
  func idle() throws {
    let good = try IdleLaw(try probe())
    #expect(good.finding().isPassed, "\(good.finding().figure)")
    let mistakes: [(inout IdleLaw) -> Void] = [
      { $0.isFrameDue = true }, { $0.damaged = 1 }, { $0.frames = 1 }, { $0.changes = 999 },
      { $0.paints = 1 }, { $0.uploads = 1 }, { $0.resizePaints = 0 }, { $0.repeatedPaints = 1 },
    ]
    for mistake in mistakes {
      var law = good
      mistake(&law)
      #expect(!law.finding().isPassed)
    }
  }

  @Test("law 11: a single pixel that is one off")
  func sameBytes() throws {
    let text = BoxText()
    let law = RendererLaw(text: text) { commands, surface in
      var picture = Canvas.draw(commands, on: surface, text: text)
      picture[30, 50].blue ^= 1
      return picture
    }
    #expect(!(try law.finding(try probe()).isPassed))
  }

  @Test("indeterminate: a bar behind the ring, a ring that stands, labels that go, a slow return")
  func ring() throws {
    func check() throws -> RingCheck {
      let probe = try probe()
      try DiagnosticStep.half.perform(on: probe)
      return try RingCheck(probe, window: Color.white.pixel, hasText: true)
    }
    let good = try check()
    #expect(good.finding().isPassed, "\(good.finding().figure)")
    let mistakes: [(inout RingCheck) -> Void] = [
      { $0.ring[300, 55] = .clear },
      { $0.later = $0.ring },
      { $0.back[100, 55] = .clear },
      { check in check.ring = check.blank(check.spinner) },
      { check in check.ring = check.blank(check.label) },
      { check in check.ring = check.blank(check.value) },
    ]
    for mistake in mistakes {
      var check = good
      mistake(&check)
      #expect(!check.finding().isPassed)
    }
  }
}

extension RingCheck {
  /// The picture of the ring with nothing in a part of it.
  fileprivate func blank(_ rect: PixelRect) -> Bitmap {
    ring.replacing(at: rect.origin, with: Bitmap(size: rect.size, color: window))
  }
}
