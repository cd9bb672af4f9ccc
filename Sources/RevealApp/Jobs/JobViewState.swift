import RevealCore
import RevealJobs

/// All that a job's window shows: the job itself, and what the user does with the window.
struct JobViewState {
  /// The job.
  var session: JobSession
  /// What is wanted of the window.
  let options: JobWindowOptions
  /// The last lines of a job that failed.
  var log: [String] = []
  /// The button that has the keyboard.
  var focus: JobButton?
  /// Whether that is shown: only while the keyboard is what the user uses.
  var isFocusVisible = false
  /// Where the pointer is, in leading coordinates; nil where it is not over the window.
  var pointer: Point?
  /// The button that the pointer holds down.
  var pressed: JobButton?
  /// How far the list of tasks is scrolled, in points.
  var scroll = 0.0

  init(session: JobSession, options: JobWindowOptions) {
    self.session = session
    self.options = options
  }

  /// What decides where everything lies, beside the settings: not how far the job is.
  struct LayoutSubject: Hashable {
    let label: String
    let log: [String]
    let rowCount: Int
    let isFailed: Bool
    let isStopSlow: Bool
  }

  /// What there is to lay out.
  var toLayOut: LayoutSubject {
    LayoutSubject(
      label: session.label, log: log, rowCount: session.tasks.all.count, isFailed: isFailed,
      isStopSlow: session.stop?.isSlow == true)
  }

  /// The buttons that are there.
  var buttons: [JobButton] {
    var buttons = session.settings.extraButtons.indices.map(JobButton.extra)
    if session.settings.isCancellable { buttons.append(.cancel) }
    if !session.settings.closesWhenDone || isFailed { buttons.append(.accept) }
    return buttons
  }

  /// Whether a button does something.
  func isEnabled(_ button: JobButton) -> Bool {
    switch button {
    case .extra: session.leaving == nil
    case .cancel: session.canCancel
    case .accept: session.isAcceptable
    }
  }

  /// Whether the job failed.
  var isFailed: Bool { if case .failed = session.phase { true } else { false } }

  /// How the ring turns.
  var spinnerMotion: SpinnerMotion {
    session.settings.reducesMotion ? .reduced : .full
  }

  /// The tasks that have a row, by their numbers, with how much of it is there.
  func rows(at time: Instant) -> [(task: Int, presence: Double)] {
    let tasks = session.tasks.all
    return tasks.indices.compactMap { task in
      let presence = tasks[task].presence(at: time).value
      return presence > 0 ? (task, presence) : nil
    }
  }
}

/// What is wanted of a job's window.
package struct JobWindowOptions: Hashable, Sendable {
  /// The title, before which the percentage stands.
  package var title: String?
  /// The size in points; what is nil follows from what is shown.
  package var width: Double?
  package var height: Double?
  /// The texts of the usual buttons; nil for the language's own.
  package var acceptLabel: String?
  package var cancelLabel: String?
  /// Whether labels are markup.
  package var format = ParagraphPaint.Format.markup

  /// Makes the options that apply where nothing is said.
  package init() {}
}
