import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealApp

@Suite("Every law of a shape can fail")
struct ShapeMutationTests {
  private static let ring = RevealSample(
    paint: RevealPaint(
      gradient: Samples.light, track: Samples.track,
      shape: .ring(lineWidth: 6, lineCap: .round), backdrop: .white),
    size: PixelSize(width: 30, height: 31))
  private static let solid = RevealSample(
    paint: RevealPaint(
      gradient: Samples.solid, track: Samples.color("dcdce1"), shape: .arc(.dial(lineWidth: 7))),
    size: PixelSize(width: 31, height: 30))
  private static let marker = RevealSample(
    paint: RevealPaint(
      gradient: Samples.light, track: Samples.track,
      indication: .marker(Marker(color: .black, gap: 2)), backdrop: .white),
    size: PixelSize(width: 50, height: 7))

  private static func laws(
    _ sample: RevealSample = ring, _ renderer: RevealRenderer
  ) -> ShapeLaws {
    ShapeLaws(studies: [ShapeStudy(sample, renderer: renderer)])
  }

  private static func moved(_ sample: RevealSample, by fraction: Double) -> RevealSample {
    sample.masked(RevealMask(Fraction(clamping: sample.mask.fraction.value + fraction)))
  }

  @Test("the product passes")
  func product() {
    for sample in [Self.ring, Self.solid, Self.marker] {
      let laws = Self.laws(sample) { $0.picture() }
      for finding in [
        laws.colorsStay(), laws.direction(), laws.noFringe(), laws.exactness(),
      ] {
        #expect(finding.isPassed, "\(finding.figure)")
      }
    }
    for sample in [Self.ring, Self.solid] {
      let laws = Self.laws(sample) { $0.picture() }
      #expect(laws.lineEnd().isPassed, "\(laws.lineEnd().figure)")
      #expect(laws.ends().isPassed, "\(laws.ends().figure)")
    }
    #expect(Self.laws(Self.solid) { $0.picture() }.growth().isPassed)
  }

  @Test("no pictures are no proof")
  func nothing() {
    let laws = ShapeLaws(studies: [])
    for finding in [
      laws.colorsStay(), laws.lineEnd(), laws.ends(), laws.growth(), laws.direction(),
      laws.noFringe(), laws.exactness(),
    ] {
      #expect(!finding.isPassed, "\(finding.figure)")
    }
  }

  @Test("law 1: a colour that is one off at one fraction")
  func colorsStay() {
    let laws = Self.laws { sample in
      var picture = sample.picture()
      if sample.mask.fraction.value == 0.74 { picture[27, 15].green ^= 1 }
      return picture
    }
    #expect(!laws.colorsStay().isPassed)
  }

  @Test("law 2: a line that is half a percent too long or too short", arguments: [0.005, -0.005])
  func lineEnd(_ off: Double) {
    for sample in [Self.ring, Self.solid] {
      #expect(!Self.laws(sample) { Self.moved($0, by: off).picture() }.lineEnd().isPassed)
    }
  }

  @Test("law 2: a line that is too short in flight, and right at rest")
  func lineEndInFlight() {
    for sample in [Self.ring, Self.solid] {
      let laws = Self.laws(sample) { sample in
        sample.mask.isResting ? sample.picture() : Self.moved(sample, by: -0.01).picture()
      }
      #expect(!laws.lineEnd().isPassed)
    }
  }

  @Test("law 3: a dot at 0, a gap or caps at 1")
  func ends() {
    let dot = Self.laws { sample in
      sample.mask.fraction == .zero ? Self.moved(sample, by: 0.001).picture() : sample.picture()
    }
    #expect(!dot.ends().isPassed)
    let gap = Self.laws { sample in
      sample.mask.fraction == .one ? Self.moved(sample, by: -0.001).picture() : sample.picture()
    }
    #expect(!gap.ends().isPassed)
  }

  @Test("law 4: a line that is shorter at a larger fraction")
  func growth() {
    let laws = Self.laws(Self.solid) { sample in
      sample.mask.fraction.value == 0.74 ? Self.moved(sample, by: -0.5).picture() : sample.picture()
    }
    #expect(!laws.growth().isPassed)
  }

  @Test("law 5: a ring that runs counter-clockwise, a marker that does not change sides")
  func direction() {
    let ring = Self.laws { sample in
      sample.direction == .rightToLeft ? sample.picture().mirrored : sample.picture()
    }
    #expect(!ring.direction().isPassed)
    let marker = Self.laws(Self.marker) { sample in
      var leading = sample
      leading.direction = .leftToRight
      return leading.picture()
    }
    #expect(!marker.direction().isPassed)
  }

  @Test("law 8: a dark rim")
  func noFringe() {
    let laws = Self.laws { sample in
      let picture = sample.picture()
      let white = Color.white.pixel.word
      return Bitmap(
        size: picture.size,
        words: picture.words.map { $0 == white ? Color.black.pixel.word : $0 })
    }
    #expect(!laws.noFringe().isPassed)
  }

  @Test("law 12: colours that are two off, an edge of stairs, a marker at another place")
  func exactness() {
    let tinted = Self.laws { sample in
      let picture = sample.picture()
      return Bitmap(size: picture.size, words: picture.words.map { $0 ^ 2 })
    }
    #expect(!tinted.exactness().isPassed)
    let stairs = Self.laws(Self.solid) { sample in
      let picture = sample.picture()
      return Bitmap(
        size: picture.size, words: picture.words.map { $0 >> 24 < 128 ? 0 : $0 | 0xFF00_0000 })
    }
    #expect(!stairs.exactness().isPassed)
    #expect(!Self.laws(Self.marker) { Self.moved($0, by: 0.01).picture() }.exactness().isPassed)
  }

  @Test("a mistake that has no meaning on a shape changes nothing")
  func faults() {
    let sample = Self.ring.masked(RevealMask(Fraction(clamping: 0.4)))
    for fault in Fault.allCases {
      let isChanged = FaultyShape.renderer(fault)(sample) != sample.picture()
      #expect(isChanged == ![.capsuleMask, .nanAsZero].contains(fault), "\(fault)")
    }
  }
}
