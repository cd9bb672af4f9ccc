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
    let status = JobStatus(session, note: session.timeNote(at: time))
    var words = [texts.text(of: status), texts.note(status.note)]
    words.append(texts.label(of: session, format))
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
}
