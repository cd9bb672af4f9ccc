import RevealApp
import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

extension DemoWindow {
  /// What the window shows inside a rectangle in points.
  func picture(of rect: Rect) async throws -> Bitmap {
    let picture = try await picture()
    return picture.cropped(to: pixels(rect, inWidth: picture.size.width))
  }

  /// Expects the window to show a picture before long, in the given parts or in whole.
  func expect(
    _ expected: Bitmap, _ what: String, in parts: [Rect]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var shown = try await picture()
    func difference() -> BitmapDifference? {
      guard let parts, shown.size == expected.size else {
        return BitmapDifference(expected: expected, actual: shown)
      }
      let differences = parts.map { part in
        let area = pixels(part, inWidth: shown.size.width)
        return BitmapDifference(
          expected: expected.cropped(to: area), actual: shown.cropped(to: area))
      }
      return differences.first { !$0.isEmpty }
    }
    try await expectNoDifference(what, sourceLocation) {
      shown = try await picture()
      return difference()
    }
  }

  /// Expects the bar to show a picture before long.
  func expectBar(
    _ expected: Bitmap, _ what: String, panel: DemoState.Panel? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await expectNoDifference("the bar \(what)", sourceLocation) {
      BitmapDifference(
        expected: expected, actual: try await picture(of: try await layout(panel: panel).bar))
    }
  }

  /// Expects the bar to rest at a value in hundredths before long, in light colours.
  func expectBar(
    at hundredths: Int, panel: DemoState.Panel? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let width = try await layout().bar.size.width
    let still = try await Product.render(
      "--value", "\(hundredths)", "--total", "100", "--width", "\(width)", "--background", "white",
      "--scale", "\(scale.pixelsPerPoint)", "--direction",
      direction == .leftToRight ? "ltr" : "rtl")
    try await expectBar(
      still, "at \(hundredths) %", panel: panel, sourceLocation: sourceLocation)
  }

  private func expectNoDifference(
    _ what: String, _ sourceLocation: SourceLocation,
    _ difference: () async throws -> BitmapDifference?
  ) async throws {
    var last: BitmapDifference?
    do {
      try await eventually(what) {
        last = try await difference()
        return last?.isEmpty ?? true
      }
    } catch is Failure where last != nil {
      Issue.record(
        "\(what): \(last.map { "\($0)" } ?? "")", sourceLocation: sourceLocation)
    }
  }
}
