import RevealCore
import RevealTestSupport
import Testing

@Suite("A mask")
struct RevealMaskTests {
  /// Every width up to some, then some up to 2,000.
  static let widths = Array(1...24) + [64, 100, 101, 320, 321, 520, 640, 999, 1_000, 1_999, 2_000]

  private func width(_ fraction: Double, of columns: Int, resting: Bool = true) -> MaskWidth {
    RevealMask(Fraction(clamping: fraction), isResting: resting).width(ofTrack: columns)
  }

  @Test("of a quarter, a half and the whole of 320 columns is 80, 160 and 320 wide")
  func design() {
    let cases: [(Double, Int)] = [(0, 0), (0.01, 3), (0.25, 80), (0.5, 160), (1, 320)]
    for (fraction, columns) in cases {
      #expect(width(fraction, of: 320).wholeColumns == columns)
    }
  }

  @Test("at rest ends on the nearest pixel boundary, halves up", arguments: widths)
  func resting(_ columns: Int) {
    var isRight = true
    for step in 0...1_000 {
      let fraction = Double(step) / 1_000
      let width = width(fraction, of: columns)
      let nearest = (Double(columns) * fraction).rounded(.toNearestOrAwayFromZero)
      isRight =
        isRight && width.edgeCoverage == 0 && width.edgeOpacity == 0
        && Double(width.wholeColumns) == nearest
    }
    #expect(isRight)
  }

  @Test("at rest just below a half stays below it")
  func justBelowHalf() {
    #expect(width(0.5, of: 1).wholeColumns == 1)
    #expect(width((0.5).nextDown, of: 1).wholeColumns == 0)
  }

  @Test("in flight is exactly the fraction of the track", arguments: widths)
  func inFlight(_ columns: Int) {
    var isRight = true
    for step in 0...1_000 {
      let fraction = Double(step) / 1_000
      let width = width(fraction, of: columns, resting: false)
      isRight =
        isRight && width.pixels == Double(columns) * fraction
        && (0..<1).contains(width.edgeCoverage)
        && abs(Double(width.edgeOpacity) / 255 - width.edgeCoverage) <= 0.5 / 255
    }
    #expect(isRight)
  }

  @Test("never shrinks as the fraction grows", arguments: [true, false])
  func monotone(_ resting: Bool) {
    for columns in Self.widths {
      let widths = (0...1_500).map {
        width(Double($0) / 1_500, of: columns, resting: resting).pixels
      }
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test("of nothing is empty, of the whole is the track, in flight too", arguments: widths)
  func ends(_ columns: Int) {
    for resting in [true, false] {
      #expect(width(0, of: columns, resting: resting).pixels == 0)
      #expect(width(1, of: columns, resting: resting).wholeColumns == columns)
      #expect(width(1, of: columns, resting: resting).edgeCoverage == 0)
    }
  }

  @Test("of a track without columns is empty")
  func noTrack() {
    #expect(width(1, of: 0).pixels == 0)
    #expect(width(1, of: -5, resting: false).pixels == 0)
  }

  @Test("keeps the proportion when the track grows in mid-flight")
  func resize() {
    for columns in Self.widths {
      let part = width(0.37, of: columns, resting: false).pixels / Double(columns)
      #expect(abs(part - 0.37) < 1e-12)
    }
  }
}
