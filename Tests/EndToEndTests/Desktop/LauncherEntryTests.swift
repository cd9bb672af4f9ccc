import Foundation
import RevealTestSupport
import Testing

extension WindowTests {
  /// What a job tells the desktop over a session bus of the test's own.
  @Suite struct LauncherEntryTests {
    @Test func docksAreToldHowFarTheJobIs() async throws {
      let heard = try await listen(to: "sh -c 'echo 25%; sleep 0.7; echo 75%; sleep 0.7'")
      for expected in [
        "application://gradient-reveal.desktop", "double 0.25", "double 0.75",
        "member=Update",
      ] {
        #expect(heard.contains(expected), "\(expected)")
      }
      // In the end the entry's bar is taken away.
      let visible = heard.components(separatedBy: "progress-visible").last
      #expect(visible?.contains("boolean false") == true)
    }

    @Test func theEndIsNotifiedOfWhereTheWindowIsNotUsed() async throws {
      let scratch = try ScratchFolder()
      let job = "sh -c 'echo 25%; until test -e \(scratch["go"]); do sleep 0.02; done'"
      let heard = try await listen(to: job, options: "--notify") { display in
        let window = try await waitFor("the window should open") {
          try await display.tool("xdotool", "search", "--onlyvisible", "--name", "sh")
            .split(separator: "\n").last.map(String.init)
        }
        _ = try await display.tool("xdotool", "windowminimize", "--sync", window)
        try await Task.sleep(for: .milliseconds(100))
        _ = try scratch.write("", to: "go")
      }
      #expect(heard.contains("member=Notify"))
      #expect(heard.contains("string \"Done\""))
    }

    /// What goes over the bus while a job is shown.
    private func listen(
      to job: String, options: String = "",
      meanwhile: (VirtualDisplay) async throws -> Void = { _ in }
    ) async throws -> String {
      let display = try #require(VirtualDisplay.current)
      let scratch = try ScratchFolder()
      let script = """
        dbus-monitor --session "interface='com.canonical.Unity.LauncherEntry'" \
          "interface='org.freedesktop.Notifications'" > '\(scratch["heard"])' &
        monitor=$!
        until test -s '\(scratch["heard"])'; do sleep 0.02; done
        '\(try Product.binary)' progress --auto-close \(options) -- \(job)
        status=$?
        sleep 0.2
        kill $monitor
        exit $status
        """
      let process = try ChildProcess(
        "dbus-run-session", ["--", "sh", "-c", script], environment: display.environment())
      try await meanwhile(display)
      #expect(try await process.outcome().ending == .exit(0))
      return try String(contentsOfFile: scratch["heard"], encoding: .utf8)
    }
  }
}
