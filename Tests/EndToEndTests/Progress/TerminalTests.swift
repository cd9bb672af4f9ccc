import Foundation
import RevealTestSupport
import Testing

/// A job in a terminal, which it leaves as it found it.
@Suite(.enabled(if: hasScript, "script, of util-linux, is not installed"))
struct JobInTerminalTests {
  private static let job = "( echo '# copying'; echo 30; sleep 0.6; echo 60; sleep 0.5 )"

  @Test func itDrawsInOneLineAndTakesThatAway() async throws {
    let outcome = try await Self.run(
      "\(Self.job) | \"$GR\" progress --terminal; echo \"status $?\"")
    let shown = outcome.output
    #expect(shown.contains("\u{1B}[38;2;") && shown.contains("copying"))
    #expect(shown.contains("status 0"))
    let hidden = try #require(shown.range(of: "\u{1B}[?25l"))
    let back = try #require(shown.range(of: "\r\u{1B}[K\u{1B}[?25h", options: .backwards))
    #expect(hidden.upperBound < back.lowerBound)
    // Not a line was begun, and nothing stands after the line is taken away.
    #expect(!shown[hidden.lowerBound..<back.upperBound].contains("\n"))
    #expect(shown[back.upperBound...].hasPrefix("status"))
  }

  @Test func aSignalBringsTheCursorBack() async throws {
    let outcome = try await Self.run(
      """
      sleep 3 | "$GR" progress --terminal --pulsate & sleep 1
      kill -TERM $!; wait $! 2>/dev/null; echo "status $?"
      """)
    #expect(outcome.output.contains("status 143"))
    let hidden = try #require(outcome.output.range(of: "\u{1B}[?25l"))
    #expect(outcome.output[hidden.upperBound...].contains("\u{1B}[?25h"))
  }

  @Test func coloursAreLeftOutWhereNoneAreWanted() async throws {
    let outcome = try await Self.run(
      "\(Self.job) | \"$GR\" progress --terminal", environment: ["NO_COLOR": "1"])
    #expect(outcome.output.contains("copying"))
    #expect(!outcome.output.contains("\u{1B}[3") && !outcome.output.contains("\u{1B}[4"))
  }

  @Test func aTerminalThatCannotGoBackHasPlainLines() async throws {
    let outcome = try await Self.run(
      "\(Self.job) | \"$GR\" progress --terminal", environment: ["TERM": "dumb"])
    #expect(outcome.output.contains("60%"))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test func aCommandThatFailsIsToldBelow() async throws {
    let outcome = try await Self.run(
      """
      "$GR" progress --terminal -- sh -c 'echo 30%; sleep 0.5; echo no space left >&2; exit 4'
      echo "status $?"
      """)
    #expect(outcome.output.contains("no space left"))
    #expect(outcome.output.contains("status 4"))
  }

  private static func run(
    _ script: String, environment: [String: String] = [:]
  ) async throws -> Outcome {
    let home = try ScratchFolder()
    let base = [
      "GR": try Product.binary, "TERM": "xterm-256color", "COLORTERM": "truecolor",
      "SHELL": "/bin/sh", "JOB": script,
    ]
    let process = try ChildProcess(
      "script", ["-qec", "eval \"$JOB\"", "/dev/null"],
      environment: Product.environment(home: home.path, base.merging(environment) { $1 }))
    return try await process.outcome(within: .seconds(40))
  }
}

private let hasScript = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
