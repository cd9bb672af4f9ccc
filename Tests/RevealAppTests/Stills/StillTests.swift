import RevealCore
import RevealRaster
import RevealSDL
import RevealTestSupport
import Testing

@testable import RevealApp

@Suite("A still")
struct StillTests {
  @Test(
    "without labels is exactly width times scale by height times scale, halves up",
    arguments: [
      0.25, 0.5, 1, 1.25, 1.5, 2, 3.3, 16,
    ])
  func size(_ scale: Double) throws {
    for (width, height) in [(32.0, 14.0), (1, 1), (10.3, 7.7), (2.5, 1.5), (33, 0.5), (4, 9)] {
      var still = try still(0.4)
      still.size = Size(width: width, height: height)
      still.scale = DisplayScale(scale)
      let expected = PixelSize(
        width: Int((width * scale + 0.5).rounded(.down)),
        height: Int((height * scale + 0.5).rounded(.down)))
      for indicator in StillIndicator.allCases {
        still.indicator = indicator
        #expect(still.draw(text: NoText()).size == expected, "\(width)×\(height) \(indicator)")
      }
    }
  }

  @Test("with labels is a line's height and a space higher for each")
  func labels() throws {
    var still = try still(0.4)
    still.label = "Sample"
    #expect(still.draw(text: BoxText()).size == PixelSize(width: 320, height: 35))
    still.currentValueLabel = "40%"
    #expect(still.draw(text: BoxText()).size == PixelSize(width: 320, height: 56))
    still.label = nil
    #expect(still.draw(text: BoxText()).size == PixelSize(width: 320, height: 35))
  }

  @Test("labels lie above and below the bar, and leave it as it is")
  func labelPlaces() throws {
    var still = try still(0.4)
    let bare = still.draw(text: NoText())
    still.label = "Sample"
    still.currentValueLabel = "40%"
    let labelled = still.draw(text: BoxText())
    #expect(labelled.cropped(to: PixelRect(x: 0, y: 21, width: 320, height: 14)) == bare)
    #expect(
      labelled.cropped(to: PixelRect(x: 0, y: 0, width: 30, height: 13)).words.contains { $0 != 0 })
    #expect(
      labelled.cropped(to: PixelRect(x: 0, y: 43, width: 30, height: 13)).words.contains { $0 != 0 }
    )
  }

  @Test(
    "shows a ring where the value is not known",
    arguments: [
      (nil, 1.0), (.nan, 1), (.infinity, 1), (-.infinity, 1), (0.5, 0), (0.5, -1), (0.5, .nan),
      (0.5, .infinity), (0, 0),
    ] as [(Double?, Double)])
  func indeterminate(_ value: Double?, _ total: Double) throws {
    var ring = try still(nil)
    ring.indicator = .spinner
    var still = try still(value)
    still.total = total
    #expect(still.draw(text: NoText()) == ring.draw(text: NoText()))
  }

  @Test(
    "pins a value that is out of range", arguments: [(-5.0, 0.0), (-0.0, 0), (7, 1), (1e300, 1)])
  func clamped(_ value: Double, _ expected: Double) throws {
    #expect(try still(value).draw(text: NoText()) == still(expected).draw(text: NoText()))
  }

  @Test("counts the value against the total")
  func total() throws {
    var still = try still(3)
    still.total = 12
    #expect(still.draw(text: NoText()) == (try self.still(0.25)).draw(text: NoText()))
  }

  @Test("in right-to-left is the mirror image", arguments: [0.0, 0.3, 1])
  func mirrored(_ value: Double) throws {
    var still = try still(value)
    let picture = still.draw(text: NoText())
    still.direction = .rightToLeft
    #expect(still.draw(text: NoText()) == picture.mirrored)
  }

  @Test(
    "over a colour is what the transparent one is when laid on it, within rounding",
    arguments: [
      0.0, 0.37, 1,
    ])
  func background(_ value: Double) throws {
    var still = try still(value)
    let clear = still.draw(text: NoText())
    still.background = .white
    let opaque = still.draw(text: NoText())
    for (transparent, solid) in zip(clear.words, opaque.words) {
      let laid = Color(PixelColor(word: transparent)).over(.white).pixel
      let seen = PixelColor(word: solid)
      #expect(seen.alpha == 255)
      for (a, b) in [(laid.red, seen.red), (laid.green, seen.green), (laid.blue, seen.blue)] {
        #expect(abs(Int(a) - Int(b)) <= 1)
      }
    }
  }

  @Test("has clear corners over nothing, and the background's over a colour")
  func corners() throws {
    var still = try still(1)
    #expect(still.draw(text: NoText())[0, 0].alpha == 0)
    still.background = Samples.color("123456")
    #expect(still.draw(text: NoText())[0, 0] == Samples.color("123456").pixel)
  }

  private func still(_ value: Double?) throws -> Still { try .sample(value) }
}

extension Still {
  /// A bar in the light palette.
  static func sample(_ value: Double?) throws -> Still {
    var still = Still(palette: try Assets.resources.palette(Theme()))
    still.gradient = Samples.light
    still.value = value
    return still
  }
}
