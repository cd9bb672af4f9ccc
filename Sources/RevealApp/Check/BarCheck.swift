import RevealCore
import RevealRaster

/// Judges the bar at the end of one of the determinate steps.
struct BarCheck {
  let step: DiagnosticStep
  let picture: Bitmap
  let expectation: BarExpectation
  let mask: RevealMask

  func finding() -> Finding {
    let reading = BarReading(picture, expectation, mask)
    let off = max(reading.colorOff, reading.edgeOff, reading.seamOff)
    let isRight = reading.isMaskRight && reading.areColorsRight
    let figure = "\(reading.maskFigure), colour off by at most \(off.figure)/255"
    let last = expectation.size.width - 1
    switch step {
    case .reset, .indeterminate:
      return Finding(isRight, figure)
    case .quarter:
      // Neighbouring columns may have one 8-bit colour.
      let reach = reach()
      return Finding(
        isRight && reach <= 0.25 + 2 / Double(last + 1),
        "\(figure), ramp seen up to \((reach * 100).figure) %")
    case .half, .resized:
      // The last revealed column's centre lies half a column before the middle.
      let boundary = Int(reading.expectedWidth) - 1
      let off = color(of: boundary).distance(to: expectation.color(at: 0.5))
      return Finding(
        isRight && off <= Limits.coverage, "\(figure), boundary \(off.figure)/255 from the middle")
    case .complete:
      let off = color(of: last).distance(to: expectation.revealed[middle * (last + 1) + last])
      let left = last + 1 - reading.most
      return Finding(
        isRight && off <= Limits.coverage && left == 0,
        "\(figure), \(left) px of track left, last column \(off.figure)/255 off")
    }
  }

  private var middle: Int { picture.size.height / 2 }

  private func color(of column: Int) -> PremultipliedColor {
    PremultipliedColor(picture[column, middle])
  }

  /// How much of the ramp is to be seen: the furthest column whose colour the picture has.
  private func reach() -> Double {
    let columns = expectation.size.width
    let ramp = (0..<columns).map { expectation.revealed[middle * columns + $0] }
    var furthest = 0
    for word in Set((0..<columns).map { picture[$0, middle].word }) {
      let color = PremultipliedColor(PixelColor(word: word))
      var nearest = 0
      var least = Limits.color
      for column in 0..<columns {
        let off = color.distance(to: ramp[column])
        if off <= least {
          least = off
          nearest = column + 1
        }
      }
      furthest = max(furthest, nearest)
    }
    return Double(furthest) / Double(columns)
  }
}

extension Double {
  /// The number as a figure of a report.
  var figure: String { DecimalText.string(self, places: 1) }
}
