import RevealCore
import RevealRaster

/// The laws of what is revealed, measured on the pictures of many bars.
struct RevealLaws {
  let studies: [BarStudy]

  /// Law 1: a revealed pixel has the same colour at every fraction that reveals it.
  func colorsStay() -> Finding {
    var largest = 0
    var pixels = 0
    for study in studies {
      guard let whole = study.resting.last?.picture else { continue }
      for frame in study.resting + study.moving {
        let columns = Int(study.expectation.width(of: frame.mask))
        let part = PixelRect(x: 0, y: 0, width: columns, height: whole.size.height)
        largest = max(
          largest, frame.picture.cropped(to: part).largestDifference(from: whole.cropped(to: part)))
        pixels += columns * whole.size.height
      }
    }
    return Finding(
      largest == 0 && pixels > 0, "\(largest)/255 at most, over \(pixels) revealed px")
  }

  /// Law 2: at rest the mask ends on the pixel nearest to the track's width × the fraction.
  func maskAtRest() -> Finding {
    let readings = studies.flatMap { $0.resting.map(\.reading) }
    let off = readings.map { reading in
      let width = Int(reading.expectedWidth)
      return max(abs(reading.fewest - width), abs(reading.most - width))
    }
    let misplaced = readings.reduce(0) { $0 + $1.misplaced }
    let largest = off.max() ?? 0
    return Finding(
      !readings.isEmpty && largest == 0 && misplaced == 0,
      "mask off by at most \(largest) px, \(misplaced) px on the wrong side, "
        + "over \(readings.count) pictures")
  }

  /// Law 2: in flight the mask's width is exact, by the coverage of the column where it ends.
  func maskInFlight() -> Finding {
    let readings = studies.flatMap { $0.moving.map(\.reading) }
    let misplaced = readings.reduce(0) { $0 + $1.misplaced }
    let seam = readings.map(\.seamOff).max() ?? 0
    let parts = readings.count { $0.expectedWidth != $0.expectedWidth.rounded() }
    return Finding(
      misplaced == 0 && seam <= Limits.coverage && parts > 0,
      "edge column off by at most \(seam.figure)/255, \(misplaced) px on the wrong side, "
        + "over \(parts) pictures")
  }

  /// Law 3: fraction 0 shows the track only; fraction 1 the whole ramp to the trailing edge.
  func ends() -> Finding {
    var misplaced = 0
    var off = 0.0
    for study in studies {
      for frame in [study.resting.first, study.resting.last, study.moving.first, study.moving.last]
      {
        guard let reading = frame?.reading else { continue }
        misplaced += reading.misplaced
        off = max(off, reading.colorOff, reading.edgeOff)
      }
    }
    return Finding(
      !studies.isEmpty && misplaced == 0 && off <= Limits.coverage,
      "\(misplaced) px on the wrong side at 0 and 1, colour off by at most \(off.figure)/255")
  }

  /// Law 4: the coverage never shrinks anywhere as the fraction grows.
  func growth() -> Finding {
    var shrink = 0.0
    for study in studies {
      for frames in [study.resting, study.moving] {
        for (less, more) in zip(frames, frames.dropFirst()) {
          shrink = max(shrink, Self.shrink(from: less.picture, to: more.picture, study.expectation))
        }
      }
    }
    return Finding(
      !studies.isEmpty && shrink <= Limits.coverage,
      "coverage shrinks by at most \(shrink.figure)/255")
  }

  /// Law 5: right-to-left is the exact mirror image of left-to-right.
  func mirror() -> Finding {
    let off = studies.map(\.mirrorOff).max() ?? 255
    return Finding(off == 0, "\(off)/255 at most from the mirror image")
  }

  /// The most by which any pixel of a picture is less revealed than in another, in 255ths.
  private static func shrink(
    from less: Bitmap, to more: Bitmap, _ expectation: BarExpectation
  ) -> Double {
    guard less.size == expectation.size, more.size == less.size else { return 255 }
    var largest = 0.0
    for index in less.words.indices where less.words[index] != more.words[index] {
      func part(_ word: UInt32) -> Double? {
        PremultipliedColor(PixelColor(word: word))
          .part(from: expectation.track[index], to: expectation.revealed[index])
      }
      guard let before = part(less.words[index]), let after = part(more.words[index]) else {
        continue
      }
      largest = max(largest, (before - after) * 255)
    }
    return largest
  }
}
