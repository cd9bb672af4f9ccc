import RevealCore
import RevealRaster

/// The laws on shapes other than bars: rings, discs, dials and markers.
struct ShapeLaws {
  let studies: [ShapeStudy]
  private let readings: [[ShapeReading]]

  init(studies: [ShapeStudy]) {
    self.studies = studies
    readings = studies.map { study in
      study.frames.map { ShapeReading($0, study.expectation) }
    }
  }

  /// Law 1: a pixel that is revealed whole, in its own colour, has it at every fraction.
  func colorsStay() -> Finding {
    var largest = 0
    var count = 0
    for study in studies {
      guard let whole = study.frames.last?.picture else { continue }
      for frame in study.frames where frame.picture.size == whole.size {
        for (index, pixel) in frame.pixels.enumerated()
        where !pixel.isCut && pixel.revealed == 1 && !pixel.isMixed {
          // Where a marker stands at the end there is none of the line in the last picture.
          guard study.isRevealed || study.frames.last?.pixels[index].revealed == 1 else { continue }
          let off = PremultipliedColor(PixelColor(word: frame.picture.words[index]))
            .distance(to: PremultipliedColor(PixelColor(word: whole.words[index])))
          largest = max(largest, Int(off.rounded(.up)))
          count += 1
        }
      }
    }
    return Finding(
      largest == 0 && count > 0, "\(largest)/255 at most, over \(count) revealed px")
  }

  /// Law 2: the line ends at its length times the fraction, at rest as in flight.
  func lineEnd() -> Finding {
    let off = pairs { $0.isRevealed }.map(\.endOff)
    let largest = off.max() ?? 0
    return Finding(
      largest <= 0.1 && !off.isEmpty,
      "end off by at most \(DecimalText.string(largest, places: 2)) px, over \(off.count) pictures")
  }

  /// Law 3: at 0 there is only track, at 1 the whole, with no cap, seam or gap.
  func ends() -> Finding {
    var off = 0.0
    for (study, readings) in zip(studies, readings) where study.isRevealed {
      guard let first = readings.first, let last = readings.last else { continue }
      off = max(off, first.colorOff, first.edgeOff, last.colorOff, last.edgeOff)
    }
    return Finding(
      !studies.isEmpty && off <= Limits.coverage,
      "colour off by at most \(off.figure)/255 at 0 and 1")
  }

  /// Law 4: coverage never shrinks; looked at where one opaque colour lies on another.
  func growth() -> Finding {
    var shrink = 0.0
    var count = 0
    for study in studies where study.isRevealed && study.sample.paint.gradient.colors.count == 1 {
      let (track, whole) = (study.expectation.track, study.expectation.first)
      for (less, more) in zip(study.frames, study.frames.dropFirst()) {
        for (before, after) in zip(less.picture.words, more.picture.words) {
          func part(_ word: UInt32) -> Double {
            let color = PremultipliedColor(PixelColor(word: word))
            let opacity = color.components.w / 255
            return (color.part(from: track, to: whole) ?? 0) * (opacity == 1 ? 1 : 0)
          }
          shrink = max(shrink, (part(before) - part(after)) * 255)
        }
        count += 1
      }
    }
    return Finding(
      shrink <= Limits.coverage && count > 0,
      "coverage shrinks by at most \(shrink.figure)/255")
  }

  /// Law 5: bars with a marker are mirrored, and what turns runs clockwise in both directions.
  func direction() -> Finding {
    let off = studies.map(\.directionOff).max() ?? 255
    return Finding(off == 0, "\(off)/255 at most from the same, or a bar's mirror image")
  }

  /// Law 8: every pixel lies between what is behind and what is painted there.
  func noFringe() -> Finding {
    var excess = 0.0
    var count = 0
    for study in studies {
      let hull = ShapeHull(study.expectation)
      for frame in study.frames {
        excess = max(excess, hull.excess(frame.picture))
        count += frame.picture.words.count
      }
    }
    return Finding(
      excess <= Limits.color && count > 0,
      "colour outside of its neighbours by at most \(excess.figure)/255, over \(count) px")
  }

  /// Law 12: colours are the ramp's, and what ends within a pixel has its exact area.
  func exactness() -> Finding {
    let all = pairs { _ in true }
    let color = all.map(\.colorOff).max() ?? 0
    let edge = all.map(\.edgeOff).max() ?? 0
    return Finding(
      !all.isEmpty && color <= Limits.color && edge <= Limits.coverage,
      "colour off by at most \(color.figure)/255, where something ends by \(edge.figure)/255")
  }

  private func pairs(_ condition: (ShapeStudy) -> Bool) -> [ShapeReading] {
    zip(studies, readings).filter { condition($0.0) }.flatMap(\.1)
  }
}
