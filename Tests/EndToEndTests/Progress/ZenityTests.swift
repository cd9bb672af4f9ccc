import Foundation
import RevealTestSupport
import Testing

extension WindowTests {
  /// The same script with the real zenity and with this program has the same end.
  @Suite(.enabled(if: isInstalled, "zenity is not installed"))
  struct ZenityTests {
    /// What ends by itself.
    static let scripts = [
      "echo 30 | $P --auto-close", "echo 100 | $P --auto-close", "$P --auto-close < /dev/null",
      "( echo 100; sleep 1.5 ) | $P --auto-close",
      "( echo 100; sleep 1.5 ) | $P --auto-close --pulsate",
      "sleep 0.3 | $P --pulsate --auto-close --no-cancel",
      "while echo; do sleep 0.1; done | $P --timeout 1",
      "while echo; do sleep 0.1; done | $P --timeout=1 --no-cancel",
      "echo 30 | $P --auto-close --percentage=20",
      "( echo 10; printf '50\\r'; echo '# a & b'; echo; echo 99.9 ) | $P --auto-close",
      "echo 30 | ZENITY_OK=7 $P --auto-close", "echo 30 | DIALOG_OK=8 $P --auto-close",
      "echo 30 | ZENITY_OK=7 DIALOG_OK=8 $P --auto-close", "echo 30 | ZENITY_OK=-1 $P --auto-close",
      "echo 30 | $P --auto-close --frobnicate $STRICT",
      "echo 30 | $P --auto-close --percentage=x $STRICT",
      "echo 30 | $P --auto-close $STRICT --title",
      "echo 30 | ZENITY_ERROR=9 $P --auto-close --frobnicate $STRICT",
      "echo 30 | $P --auto-close --width 300 --height=200 --window-icon=/x --ok-label=a --cancel-label b",
      "yes | $P --pulsate & sleep 1; kill $!; wait $!", "sleep 3 | $P & sleep 1; kill -INT $!; :",
    ]

    @Test func scriptsEndAlike() async throws {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for script in Self.scripts {
          group.addTask {
            async let theirs = Self.run(script, "zenity --progress", strict: "")
            async let ours = Self.run(script, "\"$GR\" progress", strict: "--strict")
            do {
              let (theirs, ours) = try await (theirs, ours)
              #expect(theirs.ending == ours.ending, "\(script)")
              #expect(theirs.output == ours.output, "\(script)")
            } catch {
              Issue.record("\(script): \(error)")
            }
          }
        }
        try await group.waitForAll()
      }
    }

    @Test(arguments: [
      ("Escape", ""), ("Escape", "ZENITY_ESC=4"), ("alt+F4", ""), ("Tab space", "ZENITY_CANCEL=6"),
    ])
    func keysEndAlike(_ keys: String, _ variable: String) async throws {
      var endings: [Ending] = []
      for program in ["zenity --progress", "\"$GR\" progress"] {
        let pipe = try HeldPipe()
        let job = try JobScript(
          "export \(variable.isEmpty ? "NONE=1" : variable); exec \(program) --auto-close --title \"$T\"",
          input: pipe.reading)
        try await job.focusedWindow()
        for key in keys.split(separator: " ") { try await job.press(String(key)) }
        endings.append(try await job.outcome().ending)
        withExtendedLifetime(pipe) {}
      }
      #expect(endings.first == endings.last)
    }

    private static func run(_ script: String, _ program: String, strict: String) async throws
      -> Outcome
    {
      let text = script.replacingOccurrences(of: "$P", with: program + " --text=x")
        .replacingOccurrences(of: "$STRICT", with: strict)
      return try await JobScript(text).outcome(within: .seconds(40))
    }
  }
}

private let isInstalled = ["/usr/bin/zenity", "/usr/local/bin/zenity"].contains {
  FileManager.default.isExecutableFile(atPath: $0)
}
