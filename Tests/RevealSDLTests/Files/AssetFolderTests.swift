import RevealTestSupport
import Testing

@testable import RevealSDL

@Suite("Finding the assets")
struct AssetFolderTests {
  let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  @Test("an installation has them beside the program's folder")
  func installation() throws {
    try makeAssets("share/gradient-reveal")
    try Files.makeFolder(scratch["bin"])
    let found = try AssetFolder.locate(given: nil, program: scratch["bin/"])
    #expect(found.path == scratch["bin/../share/gradient-reveal"])
  }

  @Test("a build has them some folders above, the nearest first")
  func build() throws {
    try makeAssets("Assets")
    try Files.makeFolder(scratch["a/b/c/d"])
    #expect(
      try AssetFolder.locate(given: nil, program: scratch["a/b/c/d/"]).path
        == scratch["a/b/c/d/../../../../Assets"])
    try makeAssets("a/b/Assets")
    #expect(
      try AssetFolder.locate(given: nil, program: scratch["a/b/c/d/"]).path
        == scratch["a/b/c/d/../../Assets"])
  }

  @Test("those of an installation come before those of a build")
  func order() throws {
    try makeAssets("share/gradient-reveal")
    try makeAssets("bin/Assets")
    #expect(
      try AssetFolder.locate(given: nil, program: scratch["bin/"]).path
        == scratch["bin/../share/gradient-reveal"])
  }

  @Test("the environment's word counts before all others")
  func given() throws {
    try makeAssets("Assets")
    try makeAssets("mine")
    let found = try AssetFolder.locate(given: scratch["mine"], program: scratch.path + "/")
    #expect(found.path == scratch["mine"])
  }

  @Test("where the environment names a folder without palettes, no other is taken")
  func givenWrong() throws {
    try makeAssets("Assets")
    #expect(throws: EnvironmentError.noAssets(searched: [scratch["none"]])) {
      try AssetFolder.locate(given: scratch["none"], program: scratch.path + "/")
    }
  }

  @Test("where there are none, what was searched and what to do is told")
  func none() throws {
    do {
      _ = try AssetFolder.locate(given: nil, program: scratch["a/b/c/d/e/f/g/h/"])
      Issue.record("there are no assets")
    } catch {
      #expect(error.description.contains(scratch["a/b/c/d/e/f/g/h/../share/gradient-reveal"]))
      #expect(error.description.contains("GRADIENT_REVEAL_ASSETS"))
    }
  }

  @Test("files are read by their name, and a missing one is told with its place")
  func files() throws {
    try makeAssets("Assets")
    let folder = AssetFolder(path: scratch["Assets"])
    #expect(try folder.text("palettes/light.txt") == "text")
    #expect(try folder.bytes("palettes/light.txt") == Array("text".utf8))
    #expect(folder.names(in: "palettes") == ["light"])
    #expect(folder.names(in: "none").isEmpty)
    #expect(
      throws: EnvironmentError.brokenAsset(
        path: scratch["Assets/none.txt"], reason: "no such file or folder")
    ) { try folder.text("none.txt") }
  }

  @Test("only text files have a name")
  func onlyTexts() throws {
    try makeAssets("Assets")
    try Files.write([], to: scratch["Assets/palettes/light.txt~"])
    try Files.makeFolder(scratch["Assets/palettes/more"])
    #expect(AssetFolder(path: scratch["Assets"]).names(in: "palettes") == ["light"])
  }

  private func makeAssets(_ name: String) throws {
    try Files.makeFolder(scratch[name + "/palettes"])
    try Files.write(Array("text".utf8), to: scratch[name + "/palettes/light.txt"])
  }
}
