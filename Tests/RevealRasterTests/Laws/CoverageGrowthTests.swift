import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@Suite("The coverage of a reveal never shrinks as the fraction grows")
struct CoverageGrowthTests {
  private func expectGrowth(_ given: RevealCase, _ fractions: [Double], isResting: Bool) {
    var last: Bitmap?
    for fraction in fractions {
      let picture = given.picture(
        RevealMask(Fraction(clamping: fraction), isResting: isResting))
      defer { last = picture }
      guard let last else { continue }
      let shrunk = zip(last.words, picture.words).filter { $0 >> 24 > $1 >> 24 }.count
      #expect(shrunk == 0, "at \(fraction), resting: \(isResting)")
    }
  }

  /// Only without a backdrop is there an opacity to be seen.
  static let cases = RevealCase.small.map { $0.over(nil) }

  @Test("at rest and in flight", arguments: cases)
  func grid(_ given: RevealCase) {
    for isResting in [true, false] {
      expectGrowth(given, RevealCase.fractions, isResting: isResting)
    }
  }

  @Test("through the columns of an end, in steps of a fifth of a column", arguments: [1.0, 2])
  func fine(_ scale: Double) {
    for gradient in [Samples.light, Samples.translucent] {
      let given = RevealCase(
        width: 16 / scale, scale: scale, direction: .rightToLeft,
        paint: RevealPaint(gradient: gradient, track: Samples.track))
      let steps = 16 * 5
      let fractions = (0...steps).map { Double($0) / Double(steps) }
      expectGrowth(given, fractions, isResting: false)
    }
  }

  @Test("where all but nothing of the edge column is revealed")
  func almostWholeColumn() {
    let given = RevealCase(width: 20)
    let fractions = [0.99, 0.997, 0.998, 0.999, 1, 1.001].map { (1 + $0) / 20 }
    expectGrowth(given, fractions, isResting: false)
  }
}
