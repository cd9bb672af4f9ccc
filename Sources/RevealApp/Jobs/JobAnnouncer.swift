import RevealCore
import RevealSDL

/// Tells title bars and docks how far a job is, and the desktop that it is over.
@MainActor
final class JobAnnouncer {
  private let window: Window
  private let texts: JobTexts
  private let title: String
  private var shownTitle: String
  private var pace = HeadlinePace()
  private let entry = DesktopEntry()

  /// Announces a job in the title of its window, which has that title.
  init(window: Window, title: String, texts: JobTexts) {
    self.window = window
    self.texts = texts
    self.title = title
    shownTitle = title
  }

  /// When the newest headline is to be told; nil where none waits.
  var due: Instant? { pace.due }

  /// Takes the newest headline, and tells it when that is due.
  func tell(_ headline: JobHeadline, at time: Instant) {
    guard pace.take(headline, at: time) else { return }
    entry?.show(DesktopEntry.State(percent: headline.percent, isUrgent: headline.isUrgent))
    let title = texts.title(title, of: headline)
    guard title != shownTitle else { return }
    shownTitle = title
    window.setTitle(title)
  }

  /// Has the desktop show a notification.
  func notify(_ words: String) {
    entry?.notify(summary: title, body: words)
  }

  /// Takes back what docks show.
  func finish() {
    entry?.finish()
  }
}
