import RevealTestSupport
import Testing

/// With no display the job is shown as lines on standard error; everything else stays the same.
@Suite struct JobWithoutDisplayTests {
  struct Case: Sendable {
    let script: String
    let output: String
  }

  static let cases = [
    Case(script: "echo 30 | \"$GR\" progress --auto-close; echo $?", output: "0\n"),
    // There is nobody who could press OK.
    Case(script: "echo 30 | \"$GR\" progress; echo $?", output: "0\n"),
    Case(script: "( echo 100; sleep 1 ) | \"$GR\" progress --auto-close; echo $?", output: "0\n"),
    // A writer that goes on for as long as somebody reads, so that the time is what ends it.
    Case(
      script: "while echo; do sleep 0.1; done | \"$GR\" progress --timeout 1; echo $?",
      output: "5\n"),
    Case(script: "\"$GR\" progress -- sh -c 'echo 10%; exit 7'; echo $?", output: "7\n"),
    Case(script: "\"$GR\" progress -- true; echo $?", output: "0\n"),
    Case(script: "\"$GR\" progress --tee -- seq 1 3; echo $?", output: "1\n2\n3\n0\n"),
    Case(script: "\"$GR\" progress --auto-close <&-; echo $?", output: "0\n"),
    Case(
      script: """
        sleep 5 | "$GR" progress --pulsate & sleep 0.5; kill $!; wait $!; echo $?
        """, output: "143\n"),
    Case(script: "yes 2>/dev/null | \"$GR\" progress --timeout 1; echo $?", output: "5\n"),
    Case(
      script: "echo 50 | ZENITY_OK=9 \"$GR\" progress --terminal --auto-close; echo $?",
      output: "9\n"),
  ]

  @Test(arguments: cases.map(\.script))
  func statuses(_ script: String) async throws {
    let expected = Self.cases.first { $0.script == script }?.output
    let outcome = try await Self.run(script)
    #expect(outcome.output == expected)
  }

  @Test func aReaderOfTheLinesThatGoesAwayEndsNoJob() async throws {
    let outcome = try await Self.run(
      """
      exec 3>&1
      { "$GR" progress -- sh -c \\
        'for n in 1 2 3 4 5 6 7 8 9; do echo ${n}0%; sleep 0.1; done; exit 4' 2>&1 3>&-
        echo "status $?" >&3; } | true
      """)
    #expect(outcome.output == "status 4\n")
  }

  @Test func aReaderOfTheLinesThatStandsStillHoldsNoJobUp() async throws {
    let outcome = try await Self.run(
      """
      mkfifo "$HOME/lines"
      sleep 300 < "$HOME/lines" & reader=$!
      exec 4> "$HOME/lines"
      head -c 65536 /dev/zero >&4
      "$GR" progress -- sh -c \
        'for n in 1 2 3 4 5 6 7 8 9; do echo ${n}0%; sleep 0.1; done; exit 4' 2>&4
      echo $?
      kill $reader
      """)
    #expect(outcome.output == "4\n")
  }

  @Test func theLinesTellHowFarTheJobIs() async throws {
    let home = try ScratchFolder()
    let pipe = try HeldPipe()
    let job = try ChildProcess(
      try Product.binary, ["progress"], environment: Product.environment(home: home.path),
      input: pipe.reading)
    for percent in [10, 11, 12, 50, 99] {
      try pipe.write("# copying\n\(percent)\n")
      guard percent % 10 == 0 || percent == 99 else { continue }
      try await eventually("\(percent) % should be told") {
        job.errors.contains("\(percent)%  copying\n")
      }
    }
    try pipe.end()
    let outcome = try await job.outcome()
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output == "")
    #expect(!outcome.errors.contains("\u{1B}"))
    #expect((3...6).contains(outcome.errorLines.count), "\(outcome.errors)")
  }

  @Test func aCommandThatFailsIsToldWithItsLastLines() async throws {
    let outcome = try await Self.run(
      "exec \"$GR\" progress -- sh -c 'echo \"no space left\" >&2; exit 3'")
    #expect(outcome.ending == .exit(3))
    #expect(outcome.errors.contains("no space left"))
    #expect(outcome.errors.contains("3"))
  }

  private static func run(_ script: String) async throws -> Outcome {
    let home = try ScratchFolder()
    let process = try ChildProcess(
      "sh", ["-c", script],
      environment: Product.environment(home: home.path, ["GR": try Product.binary]))
    return try await process.outcome(within: .seconds(30))
  }
}
