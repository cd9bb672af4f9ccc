import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealApp

@Suite("Every law of the picture can fail")
struct CheckMutationTests {
  private static let sample = RevealSample(
    paint: RevealPaint(
      gradient: Samples.light, track: Samples.track, backdrop: .white),
    size: PixelSize(width: 64, height: 14))
  private static let opaque = RevealSample(
    paint: RevealPaint(gradient: Samples.light, track: Samples.color("dcdce1")),
    size: PixelSize(width: 64, height: 14))

  private static func laws(
    _ sample: RevealSample = sample, _ renderer: RevealRenderer
  ) -> RevealLaws {
    RevealLaws(studies: [BarStudy(sample, renderer: renderer)])
  }

  private static func silhouette(
    _ sample: RevealSample = sample, _ renderer: RevealRenderer
  ) -> SilhouetteLaws {
    SilhouetteLaws(studies: [BarStudy(sample, renderer: renderer)])
  }

  private static func moved(_ sample: RevealSample, by columns: Double) -> RevealSample {
    let fraction = sample.mask.fraction.value + columns / Double(sample.size.width)
    return sample.masked(
      RevealMask(Fraction(clamping: fraction), isResting: sample.mask.isResting))
  }

  @Test("the product passes")
  func product() {
    for sample in [Self.sample, Self.opaque] {
      let reveal = Self.laws(sample) { $0.picture() }
      let silhouette = Self.silhouette(sample) { $0.picture() }
      for finding in [
        reveal.colorsStay(), reveal.maskAtRest(), reveal.maskInFlight(), reveal.ends(),
        reveal.growth(), reveal.mirror(), silhouette.exactness(),
      ] {
        #expect(finding.isPassed, "\(finding.figure)")
      }
    }
    #expect(Self.silhouette(Self.opaque) { $0.picture() }.oneSilhouette().isPassed)
  }

  @Test("no pictures are no proof")
  func nothing() {
    let reveal = RevealLaws(studies: [])
    let silhouette = SilhouetteLaws(studies: [])
    for finding in [
      reveal.colorsStay(), reveal.maskAtRest(), reveal.maskInFlight(), reveal.ends(),
      reveal.growth(), reveal.mirror(), silhouette.oneSilhouette(), silhouette.exactness(),
    ] {
      #expect(!finding.isPassed, "\(finding.figure)")
    }
  }

  @Test("law 1: a colour that is one off at one fraction")
  func colorsStay() {
    let laws = Self.laws { sample in
      var picture = sample.picture()
      if sample.mask.fraction.value == 0.5 { picture[20, 7].green ^= 1 }
      return picture
    }
    #expect(!laws.colorsStay().isPassed)
  }

  @Test("law 2: a mask at rest that is off by one column")
  func maskAtRest() {
    let laws = Self.laws { Self.moved($0, by: 1).picture() }
    #expect(!laws.maskAtRest().isPassed)
    #expect(laws.maskAtRest().figure.hasPrefix("mask off by at most 1 px"))
  }

  @Test("law 2: a mask in flight that snaps to whole columns, or is a twentieth off")
  func maskInFlight() {
    let snapped = Self.laws { $0.masked(RevealMask($0.mask.fraction)).picture() }
    #expect(!snapped.maskInFlight().isPassed)
    #expect(snapped.maskAtRest().isPassed)
    #expect(!Self.laws { Self.moved($0, by: 0.05).picture() }.maskInFlight().isPassed)
  }

  @Test("law 3: a column that is left at the end, or there at the start")
  func ends() {
    let early = Self.laws { sample in
      sample.mask.fraction == .one ? Self.moved(sample, by: -1).picture() : sample.picture()
    }
    #expect(!early.ends().isPassed)
    let dot = Self.laws { sample in
      sample.mask.fraction == .zero ? Self.moved(sample, by: 1).picture() : sample.picture()
    }
    #expect(!dot.ends().isPassed)
  }

  @Test("law 4: a bar that is shorter at a larger fraction")
  func growth() {
    let laws = Self.laws { sample in
      sample.mask.fraction.value == 0.5
        ? sample.masked(RevealMask(Fraction(clamping: 0.3))).picture() : sample.picture()
    }
    #expect(!laws.growth().isPassed)
  }

  @Test("law 5: a bar that does not change sides, or only its mask does")
  func mirror() {
    func leading(_ sample: RevealSample) -> RevealSample {
      var leading = sample
      leading.direction = .leftToRight
      return leading
    }
    #expect(!Self.laws { leading($0).picture() }.mirror().isPassed)
    let maskOnly = Self.laws { sample in
      guard sample.direction == .rightToLeft else { return sample.picture() }
      let whole = leading(sample.masked(RevealMask(.one))).picture()
      let columns = sample.mask.width(ofTrack: whole.size.width).wholeColumns
      let start = PixelPoint(x: whole.size.width - columns, y: 0)
      let part = PixelRect(
        origin: start, size: PixelSize(width: columns, height: whole.size.height))
      return sample.picture().replacing(at: start, with: whole.cropped(to: part))
    }
    #expect(!maskOnly.mirror().isPassed)
  }

  @Test("law 8: a fill that is clipped and then laid over a track that is clipped too")
  func oneSilhouette() {
    let laws = Self.silhouette(Self.opaque) { sample in
      let columns = sample.mask.width(ofTrack: sample.size.width).wholeColumns
      let track = sample.masked(RevealMask(.zero)).picture()
      let whole = sample.masked(RevealMask(.one)).picture()
      var picture = track
      for y in 0..<track.size.height {
        for x in 0..<columns {
          picture[x, y] = Color(whole[x, y]).over(Color(track[x, y])).pixel
        }
      }
      return picture
    }
    #expect(!laws.oneSilhouette().isPassed)
  }

  @Test("law 12: colours that are two off, and an edge of stairs")
  func exactness() {
    let tinted = Self.silhouette { sample in
      let picture = sample.picture()
      return Bitmap(size: picture.size, words: picture.words.map { $0 ^ 2 })
    }
    #expect(!tinted.exactness().isPassed)
    let stairs = Self.silhouette(Self.opaque) { sample in
      let picture = sample.picture()
      return Bitmap(
        size: picture.size,
        words: picture.words.map { $0 >> 24 < 128 ? 0 : $0 | 0xFF00_0000 })
    }
    #expect(!stairs.exactness().isPassed)
  }
}
