import RevealCore
import RevealJobs

/// What is written about a job, in the language's words.
struct JobTexts {
  let strings: Strings

  /// How far a job is, or how it ended.
  func text(of status: JobStatus) -> String {
    switch status.phase {
    case .stopping: return strings["job.stopping"]
    case .failed(let code): return failure(code)
    case .finished(let fraction):
      if let counts = status.counts { return text(of: counts) }
      guard let fraction else { return strings["job.done"] }
      return strings.filled("job.ended", percent(fraction))
    case .running:
      let state = status.percent.map(percent) ?? strings["in-progress"]
      guard let counts = status.counts else { return state }
      return strings.filled("job.tasks", state, text(of: counts))
    }
  }

  /// The words about the time.
  func note(_ note: JobSession.TimeNote?) -> String {
    switch note {
    case .remaining(let duration): strings.filled("job.left", text(duration))
    case .elapsed(let duration): strings.filled("job.elapsed", text(duration))
    case .stalled: strings["job.stalled"]
    case nil: ""
    }
  }

  /// A window's title: how far the job is comes first, so that a task list shows it.
  func title(_ title: String, of headline: JobHeadline) -> String {
    switch headline.outcome {
    case .failed: strings.filled("job.failed-title", title)
    case .done: strings.filled("job.done-title", title)
    case nil: headline.percent.map { percent($0) + " " + title } ?? title
    }
  }

  /// The text of a button.
  func title(of button: JobButton, in state: JobViewState) -> String {
    let options = state.options
    switch button {
    case .extra(let number): return state.session.settings.extraButtons[number]
    case .cancel where state.session.stop?.isSlow == true: return strings["job.stop-now"]
    case .cancel: return options.cancelLabel ?? strings["job.cancel"]
    case .accept:
      return options.acceptLabel ?? (state.isFailed ? strings["job.close"] : strings["job.ok"])
    }
  }

  /// A fraction in hundredths; what is not all is never called 100 %.
  func percent(_ fraction: Fraction) -> String {
    percent(Self.hundredths(fraction))
  }

  private func percent(_ hundredths: Int) -> String {
    strings.filled("percent", String(hundredths))
  }

  /// The hundredths as which a fraction is told.
  static func hundredths(_ fraction: Fraction) -> Int {
    fraction < .one ? min(Percent(fraction).value, 99) : 100
  }

  /// What a job is doing, in one line in which nothing moves a cursor; empty where the label is the
  /// usual one, and the job is over.
  func label(of session: JobSession, _ format: ParagraphPaint.Format) -> String {
    if session.phase != .running, session.isLabelUsual { return "" }
    return Self.oneLine(format == .markup ? MarkupText.plain(session.label) : session.label)
  }

  private static func oneLine(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }.map { TerminalText.harmless(String($0)) }
    return words.joined(separator: " ")
  }

  /// What a task that failed says of that, in such a line.
  func failure(of task: JobTask) -> String { Self.oneLine(line(of: task)) }

  /// What a task is called, and what it is doing or why it failed.
  func line(of task: JobTask) -> String {
    let detail = task.outcome == .failed ? task.failure : task.label
    return detail.isEmpty ? task.name : "\(task.name) – \(detail)"
  }

  /// How a task came out, or how far it is.
  func status(of task: JobTask) -> String {
    switch task.outcome {
    case .done: return percent(.one)
    case .failed: return strings["job.task-failed"]
    case nil: return task.meter.isIndeterminate ? "" : percent(task.meter.fraction)
    }
  }

  /// The codes that stand for signals, 128 below; a program may end with larger ones by itself.
  private static let signalled: ClosedRange<Int32> = 129...192

  /// How a command ended that did not end well.
  func failure(_ code: Int32) -> String {
    Self.signalled.contains(code)
      ? strings.filled("job.signalled", String(code - 128))
      : strings.filled("job.failed", String(code))
  }

  private func text(of counts: JobStatus.Counts) -> String {
    let done = strings.filled("job.counts", String(counts.done), String(counts.all))
    guard counts.failed > 0 else { return done }
    return strings.filled("job.counts-failed", done, String(counts.failed))
  }

  private func text(_ duration: RoundedDuration) -> String {
    switch duration {
    case .hours(let hours, let minutes):
      strings.filled("duration.hours", String(hours), String(minutes))
    case .minutes(let minutes): strings.filled("duration.minutes", String(minutes))
    case .seconds(let seconds): strings.filled("duration.seconds", String(seconds))
    }
  }
}
