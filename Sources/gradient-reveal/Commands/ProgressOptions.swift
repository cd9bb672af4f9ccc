import RevealApp
import RevealCore
import RevealJobs

/// What the command line of `progress` asks for, but for what cannot be followed.
struct ProgressOptions {
  /// What the display of the job is started with.
  var settings = JobProgramSettings()
  /// What is wrong with the rest.
  private(set) var faults: [String] = []
  /// Whether that is an error, as it is to zenity.
  let isStrict: Bool
  private let options: Options

  init(_ options: Options, resources: Resources) throws {
    self.options = options
    isStrict = options.has("--strict")
    faults = options.ignored.map { "unknown option \"\($0)\"" }
    faults += options.unfinished.map { "\($0) needs a value" }
    try readSource()
    try readGauge()
    readSession()
    try readWindow(resources)
    if let text = settings.session.text.isEmpty ? defaultText(resources) : nil,
      !options.has("--text"), !options.has("--progress-text")
    {
      settings.session.text = text
      settings.session.isTextUsual = options.command == nil
    }
  }

  private mutating func readSource() throws {
    if let command = options.command {
      guard !command.isEmpty else { throw UsageError("-- needs a command after it") }
      settings.command = command
      settings.session.source = .command
      readRaw()
    }
    settings.isInTerminal = options.has("--terminal")
    settings.notifies = options.has("--notify")
    settings.tee = options.has("--tee")
    settings.hangsUpParent = options.has("--auto-kill")
    settings.grace = number("--grace", in: 0...3600) ?? settings.grace
    if options.has("--zenity") { settings.jobProtocol = .zenity }
    if options.has("--raw") { readRaw() }
    let bars = options.texts("--bar").map { String($0.split(separator: ":").first ?? "") }
    let tasks = options.texts("--task") + bars
    if options.has("--tasks") || !tasks.isEmpty { settings.jobProtocol = .tasks(declared: tasks) }
    if let text = options.text("--total") {
      guard let total = JobTotal(text) else {
        throw UsageError(
          option: "--total", given: text,
          accepted: "bytes like 1500000, 1.5MB or 700MiB, or seconds like 90s, are accepted")
      }
      settings.total = total
    }
  }

  /// What tools print for people may say 100 more than once, and nothing before it says something.
  private mutating func readRaw() {
    settings.jobProtocol = .raw
    settings.session.endsAtWhole = false
    settings.session.fraction = nil
  }

  /// `--gauge TEXT HEIGHT WIDTH [PERCENT]`, as dialog and whiptail have it.
  private mutating func readGauge() throws {
    guard options.has("--gauge") else {
      if !options.operands.isEmpty, !options.operands.allSatisfy({ $0.isEmpty }) {
        faults += options.operands.map { "\"\($0)\" is no option; a command comes after --" }
      }
      return
    }
    let isWhiptail = try options.choice("--gauge-style", as: GaugeStyle.self) == .whiptail
    settings.jobProtocol = isWhiptail ? .whiptailGauge : .dialogGauge
    settings.session.endsAtWhole = false
    settings.session.closesWhenDone = true
    settings.session.isCancellable = false
    settings.window.format = .plain
    settings.session.text = LabelEscapes.decoded(options.operands.first ?? "")
    if let percent = options.operands.dropFirst(3).first.flatMap(Int.init) {
      settings.session.fraction = Fraction(clamping: Double(percent) / 100)
    }
  }

  private mutating func readSession() {
    if let text = options.text("--text") ?? options.text("--progress-text") {
      settings.session.text = LabelEscapes.decoded(text)
    }
    settings.session.pulsates = options.has("--pulsate")
    if options.has("--auto-close") { settings.session.closesWhenDone = true }
    if options.has("--no-cancel") || options.has("--no-buttons") {
      settings.session.isCancellable = false
    }
    settings.session.timeout = number("--timeout", in: 0...1e9).flatMap { $0 > 0 ? $0 : nil }
    settings.session.extraButtons = options.texts("--extra-button")
    if let percent = number("--percentage", in: -1e9...1e9) {
      settings.session.fraction = Fraction(clamping: percent / 100)
    }
  }

  private mutating func readWindow(_ resources: Resources) throws {
    settings.window.title = options.text("--title")
    settings.window.width = number("--width", in: 1...16_384)
    settings.window.height = number("--height", in: 1...16_384)
    settings.window.acceptLabel = options.text("--ok-label")
    settings.window.cancelLabel = options.text("--cancel-label")
    if options.has("--no-markup") { settings.window.format = .plain }
    settings.look = try SharedOptions.look(options, resources)
  }

  /// A number; what is none is a fault.
  private mutating func number(_ name: String, in range: ClosedRange<Double>) -> Double? {
    do { return try options.number(name, in: range) } catch {
      faults.append("\(error)")
      return nil
    }
  }

  private func defaultText(_ resources: Resources) -> String? {
    if let command = options.command { return command.joined(separator: " ") }
    let strings = try? resources.strings(settings.look.language)
    return strings.map { strings in strings["job.text"] }
  }

  private enum GaugeStyle: String, CaseIterable {
    case dialog, whiptail
  }
}
