import RevealRaster
import RevealSDL
import Testing

extension WindowTests {
  /// How real scripts feed the window, each with the exit status that they count on.
  @Suite struct FeedingTests {
    struct Idiom: Sendable, CustomTestStringConvertible {
      let name: String
      let script: String
      var shell = "sh"
      var output = ""
      var testDescription: String { name }
    }

    static let idioms = [
      Idiom(
        name: "a block in a subshell",
        script: """
          ( echo 10; echo '# one'; seen; echo 50; echo '# <b>two</b> & three'; sleep 0.2
            echo 100; sleep 0.1 ) | "$GR" progress --title "$T" --text=x --percentage=0 --auto-close
          """),
      Idiom(
        name: "a tool through awk",
        script: """
          for p in 10 40 66.6667 99; do echo "a/b $p"; seen; done |
            awk '{ print $2 "%"; print "#sending " $1 " & <dir>"; fflush() }' |
            "$GR" progress --title="$T" --text "Copying" --width 400 --auto-close --no-cancel
          """),
      Idiom(
        name: "a silent command",
        script: """
          seen | "$GR" progress --icon-name=x --progress --pulsate --auto-close --no-cancel \\
            --window-icon=/x.svg --title "$T" --text="<span foreground='red'><b>x</b></span>"
          """),
      Idiom(
        name: "a fifo that a descriptor holds",
        script: """
          mkfifo "$D/f"
          "$GR" progress --title "$T" --auto-kill --auto-close --display="$DISPLAY" < "$D/f" &
          exec 3> "$D/f"; echo 20 >&3; seen; echo 100 >&3; wait $!
          """),
      Idiom(
        name: "tail on a fifo, closed by 100 with the input still open",
        script: """
          mkfifo "$D/f"
          tail --pid=$$ -f "$D/f" | ( "$GR" progress --title "$T" --pulsate --auto-close || exit 9 ) &
          seen; printf '100\\n' > "$D/f"; wait $!
          """),
      Idiom(
        name: "a process substitution that a signal ends",
        script: """
          exec {fd}> >(exec "$GR" progress --title "$T" --text=x)
          pid=$!; echo 30 >&$fd; seen; kill -- $pid; wait $pid; echo $?
          """, shell: "bash", output: "143\n"),
      Idiom(
        name: "numbers on standard error",
        script: """
          mkfifo "$D/f"
          ( for n in 10 50 90; do echo $n >&2; seen; done ) 2> "$D/f" &
          "$GR" progress --title "$T" --gauge 'Copying\\n...' 10 70 < "$D/f"
          """),
      Idiom(
        name: "blocks of a gauge",
        script: """
          { printf 'XXX\\n10\\none\\nXXX\\n'; seen; printf '100\\nXXX\\n5\\ntwo\\nXXX\\n'; } |
            "$GR" progress --title "$T" --gauge Copying 10 70 0
          """),
      Idiom(
        name: "endless fake input, killed by its number",
        script: """
          yes | "$GR" progress --title "$T" --pulsate --auto-kill & seen
          kill $!; wait $! 2>/dev/null; echo $?
          """, output: "143\n"),
      Idiom(
        name: "a log as labels",
        script: """
          { seq 1 20000; seen; } | while read -r line; do echo "# line $line"; done |
            "$GR" progress --title "$T" --pulsate --auto-close
          """),
      Idiom(
        name: "a countdown that decides",
        script: """
          for n in 3 2 1; do echo $n; seen; done |
            "$GR" progress --title "$T" --auto-close && echo goes
          """, output: "goes\n"),
      Idiom(
        name: "one that feeds another",
        script: """
          ( echo 10
            ( echo 50; seen; echo '# inner' ) | "$GR" progress --title inner --auto-close
            echo 'some text'; sleep 0.3; echo 100
          ) | "$GR" progress --title "$T" --auto-close --extra-button More
          """),
      Idiom(
        name: "a writer that goes on after the window has closed",
        script: """
          ( echo 10; seen; echo 100; sleep 0.5; echo '# more'; echo 7; : ) 2>/dev/null |
            "$GR" progress --title "$T" --auto-close
          """),
    ]

    /// All at once, as they would take most of a minute one after the other.
    @Test func realScriptsEndAsTheyCountOn() async throws {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for idiom in Self.idioms {
          group.addTask {
            // A writer waits until the window was seen, however long that takes.
            let seen = "seen() { while [ ! -e \"$D/seen\" ]; do sleep 0.05; done; }\n"
            let script = try JobScript(seen + idiom.script, shell: idiom.shell)
            do {
              _ = try await script.window()
              try Files.write([], to: script.file("seen"))
              let outcome = try await script.outcome()
              #expect(outcome.ending == .exit(0), "\(idiom.name)")
              #expect(outcome.output == idiom.output, "\(idiom.name)")
              #expect(outcome.errors == "", "\(idiom.name)")
              #expect(try await script.shownWindow() == nil, "\(idiom.name)")
            } catch {
              Issue.record("\(idiom.name): \(error)")
            }
          }
        }
        try await group.waitForAll()
      }
    }

    @Test func aProgramThatHoldsThePipeEndsItBy100() async throws {
      let pipe = try HeldPipe()
      let job = try JobScript.direct(
        "--progress", "--pulsate", "--no-cancel", "--auto-close", "--text", "x",
        input: pipe.reading)
      _ = try await job.window()
      try pipe.write("100\n")
      #expect(try await job.outcome().ending == .exit(0))
      withExtendedLifetime(pipe) {}
    }

    @Test(arguments: [Int32(2), 15, 1])
    func aProgramThatHoldsThePipeEndsItByASignal(_ signal: Int32) async throws {
      let pipe = try HeldPipe()
      let job = try JobScript.direct("--auto-close", input: pipe.reading)
      _ = try await job.window()
      try pipe.write("\n33.333333333333336\n#x\n\n")
      try await eventually("the title should tell the percentage") {
        try await job.shownTitle().hasPrefix("33")
      }
      job.process.send(signal)
      let outcome = try await job.outcome()
      #expect(outcome.ending == .signal(signal))
      #expect(outcome.output + outcome.errors == "")
      withExtendedLifetime(pipe) {}
    }

    @Test func aWindowThatWasMadeLowerGrowsOnlyForMore() async throws {
      let pipe = try HeldPipe()
      let job = try JobScript.direct("--text", "x", input: pipe.reading)
      let window = try await job.focusedWindow()
      let ideal = try await job.size()
      let low = ideal.height - 20
      try await job.display.tool("xdotool", "windowsize", window, "\(ideal.width)", "\(low)")
      try await eventually("the window should be lower") { try await job.size().height == low }
      try pipe.write("# y\n30\n")
      try await eventually("the label should be there") {
        try await job.shownTitle().hasPrefix("30")
      }
      #expect(try await job.size().height == low)
      try pipe.write("# one\\ntwo\\nthree\n")
      try await eventually("the window should show three lines") {
        try await job.size().height > ideal.height
      }
      job.process.send(15)
      _ = try await job.outcome()
      withExtendedLifetime(pipe) {}
    }

    /// The gradient is revealed: what the whole bar shows, half of it shows in its half.
    @Test func halfOfTheBarIsHalfOfTheWholeBar() async throws {
      let half = try HeldPipe()
      let whole = try HeldPipe()
      let first = try JobScript.direct("--text", "x", "--no-cancel", input: half.reading)
      try half.write("50\n")
      let halfShown = try await settledPicture(of: first, title: "50")
      first.process.send(15)
      _ = try await first.outcome()
      let second = try JobScript.direct("--text", "x", "--no-cancel", input: whole.reading)
      try whole.write("99.99\n")
      let wholeShown = try await settledPicture(of: second, title: "99")
      second.process.send(15)
      _ = try await second.outcome()
      #expect(halfShown.size == wholeShown.size)
      let width = halfShown.size.width
      var barRows = 0
      for y in 0..<min(halfShown.size.height, wholeShown.size.height) {
        let row = y * width
        let differing = (0..<width).filter {
          halfShown.words[row + $0] != wholeShown.words[row + $0]
        }
        // Only the bar differs over so wide a stretch.
        guard let first = differing.first, let last = differing.last, differing.count > 100 else {
          continue
        }
        barRows += 1
        #expect(abs(first - width / 2) <= 2 && last < width - 20)
      }
      #expect(barRows >= 8)
      withExtendedLifetime((half, whole)) {}
    }

    private func settledPicture(of job: JobScript, title: String) async throws -> Bitmap {
      try await job.focusedWindow()
      try await eventually("the title should begin with \(title)") {
        try await job.shownTitle().hasPrefix(title)
      }
      var last = try await job.picture()
      try await eventually("the bar should rest") {
        try await Task.sleep(for: .milliseconds(300))
        let now = try await job.picture()
        defer { last = now }
        return now.words == last.words
      }
      return last
    }
  }
}
