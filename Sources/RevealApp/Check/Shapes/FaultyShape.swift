import RevealCore
import RevealRaster

/// Draws, with the product's means, what a program with a known mistake would show of a shape.
enum FaultyShape {
  /// What draws every shape with a mistake; as it is where the mistake has no meaning there.
  static func renderer(_ fault: Fault) -> RevealRenderer {
    { sample in
      var sample = sample
      let fraction = sample.mask.fraction.value
      switch fault {
      case .compressed:
        sample.paint.gradient = sample.paint.gradient.moved { $0 * fraction }
      case .movingStops:
        sample.paint.gradient = sample.paint.gradient.moved { $0 + fraction - 1 }
      case .centred:
        guard case .arc(let arc) = sample.paint.shape, arc.isClosed else { break }
        sample.paint.shape = .arc(
          Arc(
            lineWidth: arc.lineWidth, lineCap: arc.lineCap,
            start: arc.start + arc.sweep * (-fraction / 2)))
      case .trackMasked:
        sample.paint.track = .clear
      case .earlyEnd:
        sample.mask = RevealMask(
          Fraction(clamping: fraction - 0.02), isResting: sample.mask.isResting)
      case .capsuleMask, .nanAsZero:
        break
      }
      return sample.picture()
    }
  }
}

extension Gradient {
  /// The same colours at other places.
  fileprivate func moved(_ place: (Double) -> Double) -> Gradient {
    Gradient(
      stops: zip(colors, locations).map { Stop(color: $0, location: place($1)) }, space: space)
  }
}
