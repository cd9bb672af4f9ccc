import Foundation
import RevealTestSupport
import Testing

/// The program under the name of zenity: its progress dialog, with its codes, and nothing else.
@Suite struct ZenityNameTests {
  @Test func progressIsItsOwn() async throws {
    let folder = try named()
    let outcome = try await run(folder, ["--progress", "--auto-close", "--strict"])
    #expect(outcome.ending == .exit(0))
    #expect(!outcome.errors.contains("option"))
    #expect(
      try await run(
        folder, ["--auto-close", "--text", "a", "--progress"], ["ZENITY_OK": "7"]
      ).ending == .exit(7))
  }

  @Test func anUnknownOptionIsToldAndTheDialogShownUnlessStrict() async throws {
    let folder = try named()
    let lenient = try await run(folder, ["--progress", "--auto-close", "--frobnicate"])
    #expect(lenient.ending == .exit(0))
    #expect(lenient.errors.contains("--frobnicate"))
    let strict = try await run(
      folder, ["--progress", "--auto-close", "--frobnicate", "--strict"])
    #expect(strict.ending == .exit(255))
  }

  @Test func whereSIGCHLDIsIgnoredACommandsEndIsStillSeen() async throws {
    let binary = try Product.binary
    let outcome = try await Product.run(
      ["-c", "trap '' CHLD; exec \"$0\" progress --auto-close -- sh -c 'exit 5'", binary],
      binary: "/bin/sh")
    #expect(outcome.ending == .exit(5))
  }

  @Test func otherDialogsGoToTheNextZenity() async throws {
    let folder = try named()
    let next = try ScratchFolder()
    // Written by a process of its own: one that this process writes may be open for writing in
    // whatever another test starts meanwhile, and is then no program.
    let written = try await Product.run(
      [
        "-c", "printf '#!/bin/sh\\necho \"other $*\"\\nexit 9\\n' > \"$0\"; chmod 755 \"$0\"",
        next["zenity"],
      ],
      binary: "/bin/sh")
    #expect(written.ending == .exit(0))
    let outcome = try await run(
      folder, ["--info", "--text", "a b"], ["PATH": "\(folder.path):\(next.path):/usr/bin:/bin"])
    #expect(outcome.ending == .exit(9))
    #expect(outcome.output == "other --info --text a b\n")
  }

  @Test func whereThereIsNoOtherItSaysSo() async throws {
    let folder = try named()
    let outcome = try await run(folder, ["--info"], ["PATH": folder.path])
    #expect(outcome.ending == .exit(255))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("--info"))
  }

  /// A folder in which the program is called zenity.
  private func named() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder["zenity"], withDestinationPath: try Product.binary)
    return folder
  }

  private func run(
    _ folder: ScratchFolder, _ arguments: [String], _ environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await Product.run(
      arguments, environment: environment, binary: folder["zenity"])
  }
}
