import RevealCore
import RevealRaster
import RevealSDL

extension TechniqueScene {
  /// The scene of a still's indicator, without its labels, so many times over.
  ///
  /// What draws it comes from the product's own styles; a value then changes only its masks.
  package init(_ still: Still, bars: Int, moving: Int) {
    var still = still
    still.value = 0.5
    self.init(
      still.size, scale: still.scale, bars: bars, moving: moving, background: still.background
    ) { still.commands(in: $0, text: NoText()) }
  }
}
