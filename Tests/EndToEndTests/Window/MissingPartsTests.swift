import Foundation
import RevealRaster
import RevealTestSupport
import Testing

extension WindowTests {
  /// A machine or an installation that lacks something.
  @Suite struct MissingPartsTests {
    @Test func withoutFontsThereIsABarAndOneWarning() async throws {
      let scratch = try ScratchFolder()
      let fonts = try scratch.write(
        "<?xml version=\"1.0\"?><fontconfig></fontconfig>", to: "fonts.conf")
      let window = try await DemoWindow.open(environment: ["FONTCONFIG_FILE": fonts])
      for (key, hundredths) in [("2", 50), ("4", 100), ("1", 25)] {
        try await window.key(key)
        try await window.expectBar(at: hundredths)
      }
      try await window.key("F1", "F1", "F2", "i", "F2", "i")
      try await window.expectBar(at: 25)
      window.process.send(15)
      let outcome = try await window.outcome()
      #expect(outcome.ending == .signal(15))
      let warnings = outcome.errorLines.filter { $0.hasPrefix("gradient-reveal: ") }
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("fonts-dejavu-core") == true)
      #expect(outcome.errorLines.count == 1, "others speak too: \(outcome.errors)")
    }

    @Test func anIconThatIsMissingIsNoMatter() async throws {
      let scratch = try ScratchFolder()
      let assets = scratch.path + "/assets"
      try FileManager.default.copyItem(atPath: Repository.root + "/Assets", toPath: assets)
      try FileManager.default.removeItem(atPath: assets + "/icon")
      let window = try await DemoWindow.open(environment: ["GRADIENT_REVEAL_ASSETS": assets])
      try await window.expectBar(at: 25)
      try await window.close()
    }

    @Test func aPaletteThatBreaksMeanwhileIsAWarning() async throws {
      let scratch = try ScratchFolder()
      let assets = scratch.path + "/assets"
      try FileManager.default.copyItem(atPath: Repository.root + "/Assets", toPath: assets)
      let window = try await DemoWindow.open(environment: ["GRADIENT_REVEAL_ASSETS": assets])
      try await window.expectBar(at: 25)
      try FileManager.default.removeItem(atPath: assets + "/palettes/dark.txt")
      try await window.key("d")
      try await eventually("a warning should name the palette") {
        window.process.errors.contains("dark.txt")
      }
      try await window.key("2")
      try await window.expectBar(at: 50)
      window.process.send(15)
      #expect(try await window.outcome().errorLines.count == 1)
    }
  }
}
