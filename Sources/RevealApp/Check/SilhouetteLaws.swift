import RevealCore
import RevealRaster

/// The laws of the silhouette and of exactness, measured on the pictures of many bars.
struct SilhouetteLaws {
  let studies: [BarStudy]

  /// Law 8: track and fill are clipped together, so that what shows through the silhouette's edge
  /// is the same at every fraction.
  ///
  /// It is looked at where track and gradient are opaque and nothing is behind: there the opacity
  /// of a pixel is its silhouette's coverage and nothing else.
  func oneSilhouette() -> Finding {
    var largest = 0
    var pixels = 0
    for study in studies where Self.isOpaqueOnNothing(study.sample.paint) {
      guard let track = study.resting.first?.picture else { continue }
      for frame in study.resting + study.moving where frame.picture.size == track.size {
        for (word, first) in zip(frame.picture.words, track.words) {
          largest = max(largest, abs(Int(word >> 24) - Int(first >> 24)))
        }
        pixels += track.words.count
      }
    }
    return Finding(
      largest == 0 && pixels > 0,
      "opacity changes by at most \(largest)/255 with the fraction, over \(pixels) px")
  }

  /// Law 12: colours are the ramp's, and the edge's coverage is the exact area.
  func exactness() -> Finding {
    var color = 0.0
    var coverage = 0.0
    for study in studies {
      for frame in study.resting { color = max(color, frame.reading.colorOff) }
      guard let whole = study.resting.last?.picture else { continue }
      coverage = max(coverage, Self.coverageOff(whole, study.expectation))
    }
    return Finding(
      !studies.isEmpty && color <= Limits.color && coverage <= Limits.coverage,
      "colour off by at most \(color.figure)/255, coverage by \(coverage.figure)/255")
  }

  private static func isOpaqueOnNothing(_ paint: RevealPaint) -> Bool {
    paint.backdrop == nil && paint.track.opacity == 1
      && paint.gradient.colors.allSatisfy { $0.opacity == 1 }
  }

  /// How far the coverage of any pixel is from the silhouette's, in 255ths.
  private static func coverageOff(_ whole: Bitmap, _ expectation: BarExpectation) -> Double {
    guard whole.size == expectation.size else { return 255 }
    var largest = 0.0
    for y in 0..<whole.size.height {
      for x in 0..<whole.size.width {
        let exact = expectation.silhouette[x, y]
        if exact == 1 { continue }
        let location = (Double(x) + 0.5) / Double(whole.size.width)
        let found = PremultipliedColor(whole[x, y])
          .part(from: expectation.behind, to: expectation.color(at: location))
        if let found { largest = max(largest, abs(found - exact) * 255) }
      }
    }
    return largest
  }
}
