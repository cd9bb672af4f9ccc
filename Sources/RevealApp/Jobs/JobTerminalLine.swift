import RevealCore
import RevealJobs

/// A job as one line of a terminal: the bar, how far it is, the time, and what it is doing.
struct JobTerminalLine {
  private static let widestBar = 40
  private static let leastBar = 4
  private static let framesPerTurn = 10
  /// What turns where nobody knows how far the job is.
  private static let spinner = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

  private let bar: TerminalBar
  private let columns: Int
  private let texts: JobTexts
  private let format: ParagraphPaint.Format

  /// Makes a line for a terminal of so many columns; the last one stays free, for it would wrap.
  init(
    columns: Int, depth: ColorDepth, look: JobLook, format: ParagraphPaint.Format
  ) {
    self.columns = max(columns - 1, 1)
    self.format = format
    texts = JobTexts(strings: look.strings)
    let cells = min(max(columns / 3, Self.leastBar), Self.widestBar)
    bar = TerminalBar(
      cells: cells, gradient: look.gradient, track: look.palette[.track],
      background: look.palette[.window], depth: depth)
  }

  /// The line of a moment, without its end.
  func text(_ session: JobSession, at time: Instant, motion: SpinnerMotion) -> String {
    var words = [texts.status(of: session), texts.note(session.timeNote(at: time))]
    words.append(Self.line(format == .markup ? MarkupText.plain(session.label) : session.label))
    let text = words.filter { !$0.isEmpty }.joined(separator: "  ")
    if session.meter.isIndeterminate {
      let seconds = time.seconds(since: session.meter.spinnerStart)
      let step = motion.phase(atSeconds: seconds) * Self.framesPerTurn / SpinnerMotion.phases
      let turning = String(Self.spinner[step])
      guard columns > 2 else { return turning }
      return turning + " " + TerminalText.truncated(text, to: columns - 2)
    }
    let fraction = session.meter.presented.value(at: time)
    guard bar.cells + 1 < columns else { return TerminalText.truncated(text, to: columns) }
    return bar.text(fraction) + " " + TerminalText.truncated(text, to: columns - bar.cells - 1)
  }

  /// A text in one line, in which nothing moves the cursor.
  private static func line(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }.map { TerminalText.harmless(String($0)) }
    return words.joined(separator: " ")
  }
}

/// A job as plain lines, where there is no terminal to draw on: few of them, each with news.
struct JobPlainLines {
  /// A line is due when the job has come so much further, in hundredths.
  private static let step = 10
  /// The seconds after which a new label is worth a line: twice as many each time, up to a minute.
  private static let intervals = (first: 1.0, longest: 60.0)

  /// The least seconds between two lines.
  private static let gap = 0.5

  private let texts: JobTexts
  private let format: ParagraphPaint.Format
  private var percent: Int?
  private var label = ""
  private var time: Instant?
  private var interval = intervals.first
  private var isHeldBack = false

  init(_ texts: JobTexts, format: ParagraphPaint.Format) {
    self.texts = texts
    self.format = format
  }

  /// The line that is due at a moment; nil where none is.
  mutating func line(_ session: JobSession, at now: Instant) -> String? {
    let label = format == .markup ? MarkupText.plain(session.label) : session.label
    let percent =
      session.meter.isIndeterminate ? nil : Percent(session.meter.fraction).value / Self.step
    if let time, now.seconds(since: time) < Self.gap {
      isHeldBack = percent != self.percent || label != self.label
      return nil
    }
    isHeldBack = false
    if percent == self.percent, let time {
      guard label != self.label, now.seconds(since: time) >= interval else { return nil }
      interval = min(interval * 2, Self.intervals.longest)
    }
    self.percent = percent
    self.label = label
    time = now
    return words(session, label)
  }

  /// When to ask again although nothing new comes; nil where there is no need to.
  var nextLine: Instant? { isHeldBack ? time?.advanced(bySeconds: Self.gap) : nil }

  /// The last line: how the job ended.
  func last(_ session: JobSession) -> String {
    words(session, format == .markup ? MarkupText.plain(session.label) : session.label)
  }

  private func words(_ session: JobSession, _ label: String) -> String {
    [texts.status(of: session), label].filter { !$0.isEmpty }.joined(separator: "  ")
  }
}
