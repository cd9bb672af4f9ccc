import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealApp

/// Every indicator as people are to see it; each sheet is looked at before it is put on file.
@Suite("A golden sheet")
struct GoldenStillTests {
  private static let fractions = [0, 0.01, 0.25, 0.5, 0.99, 1]
  /// The background around the pictures of a sheet, in pixels.
  private static let gap = 4

  @Test(
    "of an indicator at 0, 1, 25, 50, 99 and 100 %", arguments: StillIndicator.allCases,
    LayoutDirection.allCases)
  func sheet(_ indicator: StillIndicator, _ direction: LayoutDirection) throws {
    for appearance in Appearance.allCases {
      for scale in [1, 2] {
        let palette = try Assets.resources.palette(Theme(appearance: appearance))
        var still = Still(palette: palette)
        still.indicator = indicator
        still.size =
          indicator.isRound ? Size(width: 32, height: 32) : Size(width: 64, height: 14)
        still.scale = DisplayScale(Double(scale))
        still.direction = direction
        if indicator == .arc { still.lineWidth = 5 }
        still.background = palette[.window]
        expectGolden(
          Self.sheet(still, isRound: indicator.isRound),
          named: "\(indicator.rawValue)-\(appearance.rawValue)-\(direction.rawValue)@\(scale)x")
      }
    }
  }

  /// The pictures side by side, or below each other where they are bars.
  private static func sheet(_ still: Still, isRound: Bool) -> Bitmap {
    let pictures = fractions.map { fraction in
      var still = still
      still.value = still.indicator == .spinner ? nil : fraction
      // A turning ring has moments instead of values.
      still.time = fraction
      return still.draw(text: NoText())
    }
    let size = pictures[0].size
    let columns = isRound ? pictures.count : 1
    let rows = pictures.count / columns
    var sheet = Bitmap(
      size: PixelSize(
        width: (size.width + gap) * columns + gap, height: (size.height + gap) * rows + gap),
      color: still.background.pixel)
    for (index, picture) in pictures.enumerated() {
      sheet = sheet.replacing(
        at: PixelPoint(
          x: gap + index % columns * (size.width + gap),
          y: gap + index / columns * (size.height + gap)), with: picture)
    }
    return sheet
  }
}
