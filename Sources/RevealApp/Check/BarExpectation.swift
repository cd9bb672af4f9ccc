import RevealCore
import RevealRaster

/// What a bar has to look like, worked out from the gradient and the palette alone.
///
/// It shares no step with the renderer, so that both cannot be wrong in the same way. It knows no
/// outline; checks look at bars without one.
struct BarExpectation {
  let size: PixelSize
  let gradient: Gradient
  let silhouette: Silhouette
  /// The pixels of the track alone, row by row from the leading top corner.
  let track: [PremultipliedColor]
  /// The pixels of the whole reveal.
  let revealed: [PremultipliedColor]

  private let trackColor: Color
  private let backdrop: Color

  init(_ sample: RevealSample) {
    let size = sample.size
    let paint = sample.paint
    self.size = size
    gradient = paint.gradient
    trackColor = paint.track
    backdrop = paint.backdrop ?? .clear
    let shorter = Double(min(size.width, size.height))
    let silhouette: Silhouette
    switch paint.shape {
    case .bar(.radius(let points)):
      silhouette = Silhouette(
        size: size, radius: min(points * sample.scale.pixelsPerPoint, shorter / 2))
    default: silhouette = Silhouette(size: size, radius: shorter / 2)
    }
    self.silhouette = silhouette
    let backdrop = PremultipliedColor(backdrop)
    let columns = (0..<size.width).map { x in
      paint.gradient.color(at: (Double(x) + 0.5) / Double(size.width)).over(paint.track)
    }
    func clipped(_ color: (Int) -> Color) -> [PremultipliedColor] {
      let inside = (0..<size.width).map { x in
        PremultipliedColor(color(x).over(paint.backdrop ?? .clear))
      }
      return (0..<size.width * size.height).map { index in
        let x = index % size.width
        let coverage = silhouette[x, index / size.width]
        return coverage == 1 ? inside[x] : backdrop.mixed(with: inside[x], part: coverage)
      }
    }
    track = clipped { _ in paint.track }
    revealed = clipped { columns[$0] }
  }

  /// The colour that a whole revealed pixel has where the gradient is at a place.
  func color(at location: Double) -> PremultipliedColor {
    PremultipliedColor(gradient.color(at: location).over(trackColor).over(backdrop))
  }

  /// What is behind the bar.
  var behind: PremultipliedColor { PremultipliedColor(backdrop) }

  /// The width in pixels that a mask must have.
  func width(of mask: RevealMask) -> Double {
    let exact = Double(size.width) * mask.fraction.value
    return mask.isResting ? exact.rounded() : exact
  }
}
