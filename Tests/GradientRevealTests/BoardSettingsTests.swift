import GradientReveal
import RevealRaster
import RevealTestSupport
import Testing

@Suite("A board after its renderer's settings changed")
struct BoardSettingsTests {
  @Test("leaves nothing behind where reading begins on the other side")
  func direction() throws {
    try expectFresh { $0.direction = .rightToLeft }
  }

  @Test("grows with the pixels of a point")
  func scale() throws {
    try expectFresh { $0.scale = DisplayScale(2) }
  }

  @Test("has the colours of another palette")
  func palette() throws {
    try expectFresh { $0.palette = .system(Theme(appearance: .dark)) }
  }

  /// After a change the board is damaged as a whole, and looks like one made afterwards.
  private func expectFresh(_ change: (IndicatorRenderer) -> Void) throws {
    try BoardHost.lend(320, 260) { host in
      let indicators = IndicatorRenderer(host.renderer)
      let board = try make(indicators)
      _ = try board.draw(at: .zero)
      change(indicators)
      #expect(board.needsFrame)
      let damage = try board.draw(at: Instant(seconds: 1))
      #expect(!board.needsFrame)
      let size = indicators.scale.pixels(board.size)
      #expect(damage == [PixelRect(origin: PixelPoint(x: 0, y: 0), size: size)])
      let fresh = try make(indicators)
      _ = try fresh.draw(at: Instant(seconds: 1))
      let difference = BitmapDifference(
        expected: try host.picture(of: fresh), actual: try host.picture(of: board))
      #expect(difference.isEmpty, "\(difference)")
    }
  }

  private func make(_ indicators: IndicatorRenderer) throws -> IndicatorBoard {
    let board = try IndicatorBoard(
      on: indicators, size: IndicatorBoard.samplesSize, background: Samples.color("f0f0f2"))
    _ = board.addSamples()
    return board
  }
}
