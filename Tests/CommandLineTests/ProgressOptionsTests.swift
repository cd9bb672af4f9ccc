import RevealApp
import RevealCore
import RevealJobs
import Testing

@testable import gradient_reveal

@MainActor
@Suite("The options of progress")
struct ProgressOptionsTests {
  private func read(_ arguments: [String]) throws -> ProgressOptions {
    try ProgressOptions(
      Options(arguments, of: ProgressOptions.description), resources: Program.resources)
  }

  /// All that the job's display is told, as words.
  private func told(_ arguments: [String]) throws -> String {
    let options = try read(arguments)
    let wanted = options.settings
    return """
      \(wanted.session) \(wanted.window) \(wanted.jobProtocol) \(String(describing: wanted.total)) \
      \(wanted.command ?? []) \(wanted.tee) \(wanted.hangsUpParent) \(wanted.isInTerminal) \
      \(wanted.grace) \(wanted.look) \(options.isStrict) \(options.faults)
      """
  }

  nonisolated static let valued = [
    ("--text", "a = b"), ("--title", "A title"), ("--percentage", "42"), ("--timeout", "3"),
    ("--ok-label", "Fine"), ("--cancel-label", "No"), ("--extra-button", "Details"),
    ("--width", "500"), ("--height", "300"), ("--total", "700MiB"), ("--task", "a"),
    ("--grace", "2"), ("--scale", "2"), ("--direction", "rtl"),
    ("--appearance", "dark"), ("--contrast", "high"), ("--gradient", "red, blue"),
  ]

  nonisolated static let bare = [
    "--pulsate", "--auto-close", "--auto-kill", "--no-cancel", "--no-markup", "--raw", "--gauge",
    "--tasks", "--tee", "--terminal", "--strict", "--reduce-motion",
  ]

  @Test("a value stands after the name or after \"=\", and means the same", arguments: valued)
  func values(_ name: String, _ value: String) throws {
    let joined = try told(["\(name)=\(value)"])
    #expect(try joined == told([name, value]))
    #expect(try joined != told([]))
    #expect(try read([name, value]).faults.isEmpty)
    #expect(try told([name, value, "--auto-close"]) == told(["--auto-close", "\(name)=\(value)"]))
  }

  @Test("a flag does something, and zenity's dialog kind nothing", arguments: bare)
  func flags(_ name: String) throws {
    #expect(try told([name]) != told([]))
    #expect(try told([name]) == told(["--progress", name]))
    #expect(try told([name]) == told([name, "--progress"]))
    #expect(try read([name]).faults.isEmpty)
  }

  @Test("the order of all options makes no difference")
  func order() throws {
    let all =
      Self.valued.map { ["\($0.0)=\($0.1)"] }
      + Self.bare.filter { $0 != "--gauge" }.map { [$0] }
    #expect(try told(all.flatMap(\.self)) == told(all.reversed().flatMap(\.self)))
  }

  @Test("every option of the help is read here")
  func complete() {
    let tested = Set(Self.valued.map(\.0) + Self.bare)
    let known = Set(ProgressOptions.description.options.map(\.name))
    // Notices of the desktop have tests of their own; the rest has no meaning by itself.
    #expect(
      known.subtracting(tested).isSubset(of: [
        "--time-remaining", "--gauge-style", "--notify", "--lang",
      ]))
    #expect(tested.isSubset(of: known))
  }

  @Test("values arrive where they belong")
  func meaning() throws {
    let options = try read([
      "--progress", "--title", "T", "--text=a\\nb", "--percentage=40", "--auto-close", "--pulsate",
      "--no-cancel", "--timeout", "86400", "--extra-button", "x", "--extra-button=y", "--width",
      "400", "--height=200", "--auto-kill", "--ok-label=o", "--cancel-label", "c", "--no-markup",
    ])
    let wanted = options.settings
    #expect(options.faults.isEmpty)
    #expect(wanted.session.text == "a\nb")
    #expect(wanted.session.fraction == Fraction(clamping: 0.4))
    #expect(wanted.session.closesWhenDone && wanted.session.pulsates)
    #expect(!wanted.session.isCancellable && wanted.hangsUpParent)
    #expect(wanted.session.timeout == 86_400)
    #expect(wanted.session.extraButtons == ["x", "y"])
    #expect(wanted.window.title == "T" && wanted.window.format == .plain)
    #expect(wanted.window.width == 400 && wanted.window.height == 200)
    #expect(wanted.window.acceptLabel == "o" && wanted.window.cancelLabel == "c")
  }

  @Test(
    "what scripts give to zenity and yad is taken without a word",
    arguments: [
      ["--icon-name=x"], ["--icon-name", "x"], ["--window-icon=/a.svg"], ["--window-icon", "/a"],
      ["--icon", "x"], ["--attach=123"], ["--attach", "1"], ["--modal"], ["--app-id=a"],
      ["--no-wrap"], ["--ellipsize"], ["--display=:0"], ["--display", ":0"], ["--class=a"],
      ["--name", "a"], ["--center"], ["--on-top"], ["--time-remaining"], ["--undecorated"],
    ])
  func silent(_ arguments: [String]) throws {
    #expect(try told(arguments) == told([]))
    #expect(try told(arguments + ["--auto-close"]) == told(["--auto-close"]))
  }

  @Test(
    "what is not known is told, and the rest is followed",
    arguments: [
      (["--frobnicate"], ["unknown option \"--frobnicate\""]),
      (["--frob=1"], ["unknown option \"--frob=1\""]),
      (["--textabc"], ["unknown option \"--textabc\""]),
      (["--autoclose"], ["unknown option \"--autoclose\""]),
      (["-x"], ["unknown option \"-x\""]),
      (
        ["stray"], ["\"stray\" is no option; a command comes after --"]
      ),
      (["--width"], ["--width needs a value"]),
    ])
  func unknown(_ arguments: [String], _ warnings: [String]) throws {
    let options = try read(["--auto-close"] + arguments)
    #expect(options.faults == warnings)
    #expect(options.settings.session.closesWhenDone)
  }

  @Test("an empty word, as from a variable that is not set, is nothing to speak of")
  func empty() throws {
    #expect(try read(["", "--auto-close"]).faults.isEmpty)
  }

  @Test(
    "a number that is none is told and left out",
    arguments: [
      "--percentage=abc", "--percentage=", "--percentage=5x", "--timeout=soon", "--timeout=-1",
      "--width=wide", "--width=0", "--height=nan", "--width=1e9", "--grace=-1", "--grace=inf",
    ])
  func badNumbers(_ argument: String) throws {
    let options = try read([argument])
    #expect(options.faults.count == 1)
    let name = argument.prefix { $0 != "=" }
    #expect(options.faults.first?.contains(name) == true)
    #expect(try "\(options.settings.session)" == "\(read([]).settings.session)")
    #expect(try options.settings.window == read([]).settings.window)
  }

  @Test(
    "a percentage is held to 0…100",
    arguments: [("-5", 0.0), ("0", 0), ("50.5", 0.505), ("100", 1), ("250", 1)])
  func percentages(_ text: String, _ fraction: Double) throws {
    let options = try read(["--percentage", text])
    #expect(options.settings.session.fraction == Fraction(clamping: fraction))
  }

  @Test("no time limit is none, and so is 0")
  func timeout() throws {
    #expect(try read([]).settings.session.timeout == nil)
    #expect(try read(["--timeout=0"]).settings.session.timeout == nil)
    #expect(try read(["--timeout=0.5"]).settings.session.timeout == 0.5)
  }

  @Test("what follows -- is the command, whatever it looks like")
  func command() throws {
    let options = try read(["--auto-close", "--", "rsync", "--title", "-a", "--", "x"])
    #expect(options.settings.command == ["rsync", "--title", "-a", "--", "x"])
    #expect(options.settings.session.source == .command)
    #expect(options.settings.session.text == "rsync --title -a -- x")
    #expect(options.settings.session.fraction == nil && !options.settings.session.endsAtWhole)
    #expect(options.faults.isEmpty)
    #expect(try read(["--text=mine", "--", "ls"]).settings.session.text == "mine")
    #expect(throws: UsageError("-- needs a command after it")) { try read(["--"]) }
  }

  @Test(
    "a gauge has a text, a size that means nothing here, and a percentage",
    arguments: [
      (["--gauge", "Copying", "10", "70", "25"], "Copying", 0.25),
      (["--title", "T", "--gauge", "Copying", "10", "70"], "Copying", 0),
      (["--gauge", "a\\nb", "0", "0", "100"], "a\nb", 1), (["--gauge", ""], "Running…", 0),
      (["--gauge", "a", "10", "70", "many"], "a", 0), (["--gauge", "a", "1", "2", "-5"], "a", 0),
    ])
  func gauge(_ arguments: [String], _ text: String, _ fraction: Double) throws {
    let wanted = try read(arguments).settings
    #expect(wanted.session.text == text)
    #expect(wanted.session.fraction == Fraction(clamping: fraction))
    #expect(wanted.session.closesWhenDone && !wanted.session.isCancellable)
    #expect(!wanted.session.endsAtWhole)
    #expect("\(wanted.jobProtocol)" == "\(JobProtocol.dialogGauge)")
  }

  @Test("a gauge may have whiptail's rules, and no others")
  func gaugeStyle() throws {
    let whiptail = try read(["--gauge", "--gauge-style=whiptail", "a", "1", "2", "3"])
    #expect("\(whiptail.settings.jobProtocol)" == "\(JobProtocol.whiptailGauge)")
    #expect(throws: UsageError.self) { try read(["--gauge", "--gauge-style=xdialog"]) }
  }

  @Test("strict ends with zenity's code; nothing is shown")
  func strict() {
    #expect(Program.run(["progress", "--strict", "--frobnicate"]) == 255)
    #expect(Program.run(["progress", "--strict", "--percentage=abc"]) == 255)
    #expect(Program.run(["progress", "--strict", "--title"]) == 255)
  }
}
