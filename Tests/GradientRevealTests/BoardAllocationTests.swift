import Foundation
import RevealTestSupport
import Testing

/// Whether a frame asks for memory is a matter of the optimizer too; so a release build is asked.
@Suite("Frames of an animation")
struct BoardAllocationTests {
  private static let program = Repository.root + "/.build/release/board-benchmark"

  @Test(
    "ask for no memory",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: program),
      "swift build -c release --product board-benchmark"))
  func allocations() throws {
    let lines = try report()
    #expect(lines.count == 17)
    for (name, count) in lines {
      #expect(count == 0, "a thousand frames of a \(name)")
    }
  }

  private func report() throws -> [(name: String, count: Int)] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = ["--allocations"]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      guard words.count == 2, let count = Int(words[0]) else { return nil }
      return (words[1].trimmingCharacters(in: .whitespaces), count)
    }
  }
}
