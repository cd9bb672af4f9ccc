import RevealRaster
import RevealSDL
import RevealTestSupport
import Testing

/// Scripts on a virtual clock, with no display.
@Suite struct HeadlessScriptTests {
  private static let checkpoints = Repository.root + "/Assets/scripts/checkpoints.txt"

  @Test func theCheckpointsAreTheSameBytesTwice() async throws {
    let first = try await pictures(ofRun: Self.checkpoints)
    let second = try await pictures(ofRun: Self.checkpoints)
    #expect(first.count == 9)
    #expect(first == second)
    for (name, bytes) in first {
      #expect(PNG.decode(bytes) != nil, "\(name) is no picture")
    }
  }

  @Test func withoutAShotNoFolderIsNeeded() async throws {
    let outcome = try await run("key 2\nwait 1\nexpect progress 0.5\nexpect shown 0.5\n")
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output + outcome.errors == "")
  }

  @Test func anExpectationThatIsNotMetNamesItsLine() async throws {
    let outcome = try await run("# first\n\nkey 2\nexpect progress 0.75\nkey 4\n")
    #expect(outcome.ending == .exit(1))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("line 4"))
    #expect(outcome.errors.contains("0.5"))
    #expect(outcome.errors.contains("0.75"))
  }

  @Test(arguments: [
    "frobnicate", "key", "key Hyper+Q", "key F13", "click Nothing", "click", "drag slider 0.1",
    "drag wheel 0 1", "resize 800", "resize 0 300", "resize nan 300", "wait -1", "wait inf",
    "wait", "shot", "shot ../out.png", "shot /tmp/out.png", "shot out.jpg", "shot .png",
    "expect", "expect progress", "expect speed 1", "expect shown 0.5 ± -1", "expect shown x",
  ])
  func aBrokenLineIsNamed(_ line: String) async throws {
    let scratch = try ScratchFolder()
    let output = scratch.path + "/pictures"
    let outcome = try await run("shot before.png\n\n\(line)\n", "--output", output)
    #expect(outcome.ending == .exit(2))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("line 3"))
    #expect(scratch.names == [], "a script that cannot be read must not begin")
  }

  @Test func quittingEndsAScript() async throws {
    let outcome = try await run("key Ctrl+Q\nexpect progress 0.99\n")
    #expect(outcome.ending == .exit(0))
  }

  @Test func aScriptThatIsMissingIsAnError() async throws {
    for file in ["/nonexistent/script.txt", "/"] {
      let outcome = try await Product.run(["demo", "--headless", "--script", file])
      #expect(outcome.ending == .exit(2))
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.errors.contains(file))
    }
  }

  @Test(arguments: [
    ["--headless"], ["--script", checkpoints], ["--output", "/tmp"],
    ["--headless", "--script", checkpoints], ["--headless", "--script"],
  ])
  func whatBelongsTogetherIsNamed(_ options: [String]) async throws {
    let outcome = try await Product.run(["demo"] + options)
    #expect(outcome.ending == .exit(2))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("--"))
  }

  @Test(arguments: ["/proc/pictures", "/dev/null/pictures"])
  func anOutputThatCannotBeWrittenIsAnError(_ folder: String) async throws {
    let outcome = try await Product.run(
      ["demo", "--headless", "--script", Self.checkpoints, "--output", folder])
    #expect(outcome.ending == .exit(2))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains(folder))
  }

  private func run(_ script: String, _ options: String...) async throws -> Outcome {
    let scratch = try ScratchFolder()
    let file = try scratch.write(script, to: "script.txt")
    return try await Product.run(["demo", "--headless", "--script", file] + options)
  }

  private func pictures(ofRun script: String) async throws -> [String: [UInt8]] {
    let scratch = try ScratchFolder()
    let outcome = try await Product.run(
      ["demo", "--headless", "--script", script, "--output", scratch.path])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output + outcome.errors == "")
    var pictures: [String: [UInt8]] = [:]
    for name in scratch.names { pictures[name] = try Files.read(scratch.path + "/" + name) }
    return pictures
  }
}
