import RevealCore

/// Paints a reveal that is not a bar's: the layers once, and under a mask only what it touched.
///
/// A bar's mask has a straight edge that follows the pixel grid, and so it is copied in columns. A
/// ring's end turns: its pixels are mixed from the layers by the exact area that the mask covers.
final class LayerPainter: LivePainter {
  let geometry: RevealGeometry
  private let silhouette: SilhouetteMask
  private let rest, whole, accent: Bitmap
  private let region: RevealMaskRegion

  /// Paints the layers of a reveal.
  init(_ recipe: RevealRecipe) {
    geometry = RevealGeometry(recipe)
    silhouette = SilhouetteMask(geometry)
    region = RevealMaskRegion(geometry)
    let painter = RevealPainter(recipe: recipe)
    rest = painter.layer(.rest, geometry, silhouette)
    whole = painter.layer(.whole, geometry, silhouette)
    accent = painter.layer(.accent, geometry, silhouette)
  }

  /// The pixels of a part of the picture under a mask; no reveal has a phase.
  func paint(_ state: PictureState, in rect: PixelRect, into words: inout [UInt32]) {
    guard case .mask(let mask) = state else { return }
    words.removeAll(keepingCapacity: true)
    region.show(mask)
    for row in rect.minY..<max(rect.maxY, rect.minY) {
      for column in rect.minX..<rect.maxX {
        let weights = region.weights(
          column: column, row: row, silhouette: silhouette[column, row])
        let index = row * geometry.size.width + column
        words.append(mixed(weights, index))
      }
    }
  }

  private func mixed(_ weights: RevealMaskRegion.Weights, _ index: Int) -> UInt32 {
    if weights.whole == 1 { return whole.words[index] }
    if weights.accent == 1 { return accent.words[index] }
    let track = max(1 - weights.whole - weights.accent, 0)
    if track == 1 { return rest.words[index] }
    var sum = PremultipliedSum()
    sum.add(rest.words[index], track)
    sum.add(whole.words[index], weights.whole)
    sum.add(accent.words[index], weights.accent)
    return sum.word
  }
}

/// A weighted sum of straight-alpha pixels, taken premultiplied.
private struct PremultipliedSum {
  private var alpha = 0.0
  private var colors = SIMD3<Double>(repeating: 0)

  mutating func add(_ word: UInt32, _ weight: Double) {
    guard weight > 0 else { return }
    let color = PixelColor(word: word)
    let part = Double(color.alpha) * weight
    alpha += part
    colors += SIMD3(Double(color.red), Double(color.green), Double(color.blue)) * part
  }

  /// The sum as a pixel with straight alpha.
  var word: UInt32 {
    // Halves go up, however they were rounded before: a pixel that the mask leaves alone stays.
    func byte(_ value: Double) -> UInt8 { UInt8(min(max((value + 1e-9).rounded(), 0), 255)) }
    // What cannot be seen has no colour, or mere rounding would tell equal pictures apart.
    guard byte(alpha) > 0 else { return 0 }
    let mean = colors / alpha
    return PixelColor(
      red: byte(mean.x), green: byte(mean.y), blue: byte(mean.z), alpha: byte(alpha)
    ).word
  }
}
