import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@Suite("A reveal's colours are the exact ones")
struct ColorAccuracyTests {
  private func middleRow(_ given: RevealCase, _ fraction: Fraction) -> [PixelColor] {
    let picture = given.picture(RevealMask(fraction))
    let row = (0..<picture.size.width).map { picture[$0, picture.size.height / 2] }
    return given.direction == .leftToRight ? row : row.reversed()
  }

  /// Without silhouette and outline what is seen is the paint alone.
  static let cases = RevealCase.grid.map { given in
    var paint = given.paint
    paint.shape = .bar(.radius(0))
    paint.outline = .clear
    return RevealCase(
      width: given.width, height: given.height, scale: given.scale, direction: given.direction,
      gradientName: given.gradientName, paint: paint)
  }

  @Test("within half a step of the ramp at the column's centre", arguments: cases)
  func ramp(_ given: RevealCase) {
    let row = middleRow(given, .one)
    var worst = 0.0
    for (index, pixel) in row.enumerated() {
      let place = (Double(index) + 0.5) / Double(row.count)
      var exact = given.paint.gradient.color(at: place).over(given.paint.track)
      if let backdrop = given.paint.backdrop { exact = exact.over(backdrop) }
      let found = Color(pixel)
      worst = max(
        worst, abs(found.red - exact.red), abs(found.green - exact.green),
        abs(found.blue - exact.blue), abs(found.opacity - exact.opacity))
    }
    #expect(worst * 255 <= 0.500_001)
  }

  @Test("end in the ramp's last colour at the trailing edge", arguments: cases)
  func lastColumn(_ given: RevealCase) throws {
    let row = middleRow(given, .one)
    let last = try #require(row.last)
    let ramp = try #require(given.paint.gradient.columns(row.count).last)
    let over = ramp.over(given.paint.track)
    let exact = given.paint.backdrop.map { over.over($0) } ?? over
    #expect(last.distance(to: exact.pixel) == 0)
  }

  @Test("begin with the design's: blue at the left, purple half way, orange at the right")
  func design() {
    let given = RevealCase(
      width: 320,
      paint: RevealPaint(gradient: Samples.light, track: Samples.track, shape: .bar(.radius(0))))
    let row = middleRow(given, .one)
    let stops = Samples.light.colors.map(\.pixel)
    #expect(row[0].distance(to: stops[0]) <= 1)
    #expect(row[160].distance(to: stops[1]) <= 1)
    #expect(row[319].distance(to: stops[2]) <= 1)
    #expect(row[80].distance(to: PixelColor(red: 88, green: 102, blue: 238)) <= 1)
  }

  @Test("of the track are the track's", arguments: cases)
  func track(_ given: RevealCase) {
    let over = given.paint.backdrop.map { given.paint.track.over($0) } ?? given.paint.track
    #expect(middleRow(given, .zero).allSatisfy { $0 == over.pixel })
  }

  @Test("do not depend on who draws them, or how often")
  func deterministic() {
    let given = RevealCase(width: 64, scale: 1.5)
    let mask = RevealMask(Fraction(clamping: 0.4), isResting: false)
    #expect(BitmapDifference(expected: given.picture(mask), actual: given.picture(mask)).isEmpty)
  }
}
