import RevealTestSupport
import Testing

extension WindowTests {
  /// How scripts find out that the user wants to stop: at once, and never by 0.
  @Suite struct CancelTests {
    /// A writer that dies of the closed pipe, as the only thing that tells it.
    private static let writer = "while echo 5 && echo '# x' && sleep 0.05; do :; done"

    @Test func aClickOnCancelIs1() async throws {
      let job = try JobScript(
        "\(Self.writer) | \"$GR\" progress --title \"$T\" --auto-close; echo \"status $?\"")
      try await job.clickLastButton()
      let outcome = try await job.outcome()
      #expect(outcome.output == "status 1\n")
      #expect(outcome.errors == "")
    }

    @Test(arguments: ["Escape", "alt+F4", "ctrl+q"])
    func leavingIs1(_ key: String) async throws {
      let job = try JobScript(
        """
        trap 'echo hung up; exit 9' HUP
        \(Self.writer) | "$GR" progress --title "$T" --auto-close --auto-kill; echo "status $?"
        """)
      try await job.press(key)
      #expect(try await job.outcome().output == "status 1\n")
    }

    @Test func autoKillHangsUpOnTheScript() async throws {
      let job = try JobScript(
        """
        trap 'echo hung up; exit 9' HUP
        \(Self.writer) | "$GR" progress --title "$T" --auto-close --auto-kill; echo "status $?"
        """)
      try await job.clickLastButton()
      let outcome = try await job.outcome()
      #expect(outcome.output == "hung up\n")
      #expect(outcome.ending == .exit(9))
    }

    /// As winetricks has it: a status above 128 of the subshell means Cancel.
    @Test func autoKillOfASubshellIs129() async throws {
      let job = try JobScript(
        """
        ( \(Self.writer) | "$GR" progress --title "$T" --auto-close --auto-kill; : )
        echo "status $?"
        """)
      try await job.clickLastButton()
      #expect(try await job.outcome().output == "status 129\n")
    }

    @Test func whatMayNotBeCancelledGoesOutOfSight() async throws {
      let pipe = try HeldPipe()
      let job = try JobScript.direct("--no-cancel", "--auto-close", input: pipe.reading)
      for key in ["Escape", "alt+F4"] {
        try await job.press(key)
        try await eventually("the window should be out of sight after \(key)") {
          try await job.shownWindow() == nil
        }
        #expect(job.process.ending == nil)
        let id = try await job.display.tool("xdotool", "search", "--name", job.title)
        try await job.display.tool(
          "xdotool", "windowactivate", String(id.split(separator: "\n").first ?? ""))
      }
      try pipe.write("100\n")
      #expect(try await job.outcome().ending == .exit(0))
      withExtendedLifetime(pipe) {}
    }

    @Test func theEndIsAcceptedByOK() async throws {
      let job = try JobScript("echo 30 | \"$GR\" progress --title \"$T\"; echo $?")
      _ = try await job.window()
      try await Task.sleep(for: .milliseconds(300))
      #expect(job.process.ending == nil)
      try await job.press("Return")
      #expect(try await job.outcome().output == "0\n")
    }

    @Test func theEndIsAcceptedByAClickOnOK() async throws {
      let pipe = try HeldPipe()
      let job = try JobScript.direct(input: pipe.reading)
      // Before the end it does nothing.
      try await job.clickLastButton()
      #expect(job.process.ending == nil)
      try pipe.write("100\n")
      try await eventually("100 should be shown") { try await job.shownTitle().hasPrefix("100") }
      try await job.clickLastButton()
      #expect(try await job.outcome().ending == .exit(0))
      withExtendedLifetime(pipe) {}
    }

    @Test func escapeAfterTheEndIsStill1() async throws {
      let job = try JobScript("\"$GR\" progress --title \"$T\" < /dev/null; echo $?")
      try await job.press("Escape")
      #expect(try await job.outcome().output == "1\n")
    }

    @Test func anExtraButtonTellsItsLabel() async throws {
      let job = try JobScript(
        """
        \(Self.writer) | "$GR" progress --title "$T" --extra-button 'More & more' --extra-button B
        echo "status $?"
        """)
      try await job.press("Tab", "space")
      #expect(try await job.outcome().output == "More & more\nstatus 1\n")
    }

    @Test func theEnvironmentHasOtherCodes() async throws {
      let job = try JobScript(
        "\(Self.writer) | \"$GR\" progress --title \"$T\" --auto-close; echo \"status $?\"",
        environment: ["ZENITY_ESC": "42", "DIALOG_ESC": "43", "ZENITY_CANCEL": "44"])
      try await job.press("Escape")
      #expect(try await job.outcome().output == "status 42\n")
    }

    @Test func aTimeThatIsOverIs5() async throws {
      let pipe = try HeldPipe()
      let job = try JobScript.direct("--timeout", "1", "--auto-close", input: pipe.reading)
      _ = try await job.window()
      #expect(try await job.outcome().ending == .exit(5))
      withExtendedLifetime(pipe) {}
    }
  }
}
