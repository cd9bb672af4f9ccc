import Foundation
import RevealTestSupport
import Testing

/// Where the program finds its data, and what it says where it does not.
@Suite struct AssetTests {
  @Test func anInstalledProgramFindsItsData() async throws {
    let root = try ScratchFolder()
    let bin = try root.makeFolder("bin")
    _ = try root.makeFolder("share")
    let binary = bin + "/gradient-reveal"
    try await copyProgram(to: binary)
    try FileManager.default.copyItem(
      atPath: Repository.root + "/Assets", toPath: root.path + "/share/gradient-reveal")
    let elsewhere = try ScratchFolder()
    let outcome = try await Product.run(
      ["render", "--value", "0.5", "--output", "still.png"],
      environment: ["GRADIENT_REVEAL_ASSETS": ""], folder: elsewhere.path, binary: binary)
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "")
    #expect(elsewhere.names == ["still.png"])
    #expect(
      FileManager.default.contents(atPath: elsewhere.path + "/still.png")?.isEmpty == false)
  }

  @Test func aProgramWithoutItsDataSaysSo() async throws {
    let root = try ScratchFolder()
    let binary = root.path + "/gradient-reveal"
    try await copyProgram(to: binary)
    let outcome = try await Product.run(
      ["render", "--value", "1", "--output", root.path + "/still.png"],
      environment: ["GRADIENT_REVEAL_ASSETS": ""], folder: root.path, binary: binary)
    #expect(outcome.ending == .exit(3))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("GRADIENT_REVEAL_ASSETS"))
    #expect(root.names == ["gradient-reveal"])
  }

  @Test(arguments: [["demo"], ["render", "--value", "1", "--output", "still.png"]])
  func aFolderThatIsNoneIsNamed(_ arguments: [String]) async throws {
    let scratch = try ScratchFolder()
    let outcome = try await Product.run(
      arguments, environment: ["GRADIENT_REVEAL_ASSETS": "/nonexistent"], folder: scratch.path)
    #expect(outcome.ending == .exit(3))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("/nonexistent"))
    #expect(scratch.names == [])
  }

  @Test(arguments: ["", "blue chartreuse-ish\n", "window #ffffff\n", "window #12345\n"])
  func aBrokenPaletteIsNamed(_ palette: String) async throws {
    let scratch = try ScratchFolder()
    let assets = scratch.path + "/assets"
    try FileManager.default.copyItem(atPath: Repository.root + "/Assets", toPath: assets)
    _ = try scratch.write(palette, to: "assets/palettes/light.txt")
    let output = scratch.path + "/still.png"
    let outcome = try await Product.run(
      ["render", "--value", "1", "--output", output],
      environment: ["GRADIENT_REVEAL_ASSETS": assets])
    #expect(outcome.ending == .exit(3))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("light.txt"))
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  /// Not by this process: what it starts meanwhile would hold the copy open for writing, and a
  /// program that is written to cannot be started.
  private func copyProgram(to path: String) async throws {
    let copy = try ChildProcess(
      "cp", [try Product.binary, path], environment: Product.environment(home: "/"))
    #expect(try await copy.outcome().ending == .exit(0))
  }
}
