import RevealCore
import RevealJobs

/// A job as plain lines, where there is no terminal to draw on: few of them, each with news.
struct JobPlainLines {
  /// A line is due when the job has come so much further, in hundredths.
  private static let step = 10
  /// The seconds after which a new label is worth a line: twice as many each time, up to a minute.
  private static let intervals = (first: 1.0, longest: 60.0)

  /// The least seconds between two lines.
  private static let gap = 0.5

  /// So many failures are told: as many as a terminal has room for.
  private static let mostFailures = 20

  private let texts: JobTexts
  private let format: ParagraphPaint.Format
  private var percent: Int?
  private var label = ""
  private var time: Instant?
  private var interval = intervals.first
  private var isHeldBack = false
  private var said = ""

  init(_ texts: JobTexts, format: ParagraphPaint.Format) {
    self.texts = texts
    self.format = format
  }

  /// The line that is due at a moment; nil where none is.
  mutating func line(_ session: JobSession, at now: Instant) -> String? {
    let label = texts.label(of: session, format)
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
    said = words(session, label)
    return said
  }

  /// When to ask again although nothing new comes; nil where there is no need to.
  var nextLine: Instant? { isHeldBack ? time?.advanced(bySeconds: Self.gap) : nil }

  /// The last line: how the job ended; nil where that was said.
  func last(_ session: JobSession) -> String? {
    let words = words(session, texts.label(of: session, format))
    return words == said ? nil : words
  }

  /// The tasks that failed, each with what it said of it; of very many the first.
  func failures(_ session: JobSession) -> [String] {
    let failed = session.tasks.all.lazy.filter { $0.outcome == .failed }
    let rest = session.tasks.failedCount - Self.mostFailures
    return failed.prefix(Self.mostFailures).map(texts.failure) + (rest > 0 ? ["… \(rest)"] : [])
  }

  private func words(_ session: JobSession, _ label: String) -> String {
    [texts.text(of: JobStatus(session)), label].filter { !$0.isEmpty }.joined(separator: "  ")
  }
}
