import RevealCore

/// What is wanted of the display of a job.
public struct JobSettings: Hashable, Sendable {
  /// Where the job is.
  public enum Source: Hashable, Sendable {
    /// Somebody writes to the standard input.
    case input
    /// The program itself runs it, and knows how it ends.
    case command
  }

  /// What is written before the job says something.
  public var text = ""
  /// Whether that is what is written where nobody asks for a text: it goes when the job ends.
  public var isTextUsual = false
  /// Where the job is.
  public var source = Source.input
  /// The fraction before the job says one; nil where nothing is known until then.
  public var fraction: Fraction? = .zero
  /// Whether the fraction is hidden from the start.
  public var pulsates = false
  /// Whether the window closes when the job is done.
  public var closesWhenDone = false
  /// Whether the job is done as soon as it has said 100, however long its input stays open.
  public var endsAtWhole = true
  /// Whether the user may stop the job.
  public var isCancellable = true
  /// The seconds after which the window closes whatever the job does; nil for never.
  public var timeout: Double?
  /// The labels of buttons beside the usual ones.
  public var extraButtons: [String] = []
  /// Whether changes are shown at once.
  public var reducesMotion = false

  /// Makes the settings that apply where nothing is said.
  public init() {}
}

/// How the display of a job ended.
public enum JobEnding: Hashable, Sendable {
  /// The job is done, or the user has seen that it is.
  case accepted
  /// The user stopped the job.
  case cancelled
  /// The user closed the window, or pressed Esc.
  case closed
  /// The user pressed an extra button, by its number.
  case extra(Int)
  /// The time was over.
  case timedOut
  /// The job is through, but some of its tasks failed.
  case someFailed
  /// The command ended with a code other than 0.
  case failed(code: Int32)
}
