#if os(Linux)
  import Glibc

  /// Tells the desktop how far a job is, for its entry in docks and task lists, and what became of it.
  ///
  /// A thread of its own talks to the session bus: one that is silent holds nothing up, and one that
  /// is not there is no error. Sources: com.canonical.Unity.LauncherEntry, `Update`;
  /// org.freedesktop.Notifications, `Notify`.
  package final class DesktopEntry: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    // Under the mutex.
    private var wanted: State?
    private var notification: (summary: String, body: String)?
    private var isEnding = false
    private var hasEnded = false

    /// Makes an entry; nil where there is no session bus, or none is to be had.
    package init?() {
      guard let address = SessionBus.address else { return nil }
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(changed, nil)
      guard Thread.start({ self.talk(to: address) }) else { return nil }
    }

    /// Shows a state; of several in a moment the newest is sent.
    package func show(_ state: State) {
      locked {
        guard wanted != state else { return }
        wanted = state
        pthread_cond_broadcast(changed)
      }
    }

    /// Has the desktop show a notification.
    package func notify(summary: String, body: String) {
      locked {
        notification = (summary, body)
        pthread_cond_broadcast(changed)
      }
    }

    /// Takes the entry's bar away, and waits for the bus to know, but not for long.
    package func finish() {
      locked {
        wanted = State(percent: nil)
        isEnding = true
        pthread_cond_broadcast(changed)
        var deadline = timespec()
        clock_gettime(CLOCK_REALTIME, &deadline)
        deadline.tv_nsec += Self.patience
        deadline.tv_sec += deadline.tv_nsec / 1_000_000_000
        deadline.tv_nsec %= 1_000_000_000
        while !hasEnded, pthread_cond_timedwait(changed, mutex, &deadline) == 0 {}
      }
    }

    /// The nanoseconds that the last words have.
    private static let patience = 100_000_000

    private func locked(_ body: () -> Void) {
      pthread_mutex_lock(mutex)
      body()
      pthread_mutex_unlock(mutex)
    }

    private func talk(to address: String) {
      if let bus = SessionBus(address) {
        var shown: State?
        while let (state, words, isLast) = next(after: shown) {
          if let state, state != shown { bus.update(state) }
          if let words { bus.notify(summary: words.summary, body: words.body) }
          shown = state
          if isLast { break }
        }
      }
      locked {
        hasEnded = true
        pthread_cond_broadcast(changed)
      }
    }

    /// Waits for news; nil when there will be none.
    private func next(
      after shown: State?
    ) -> (State?, (summary: String, body: String)?, isLast: Bool)? {
      var news: (State?, (summary: String, body: String)?, Bool)?
      locked {
        while wanted == shown, notification == nil, !isEnding { pthread_cond_wait(changed, mutex) }
        news = (wanted, notification, isEnding)
        notification = nil
      }
      return news
    }
  }
#else
  /// Elsewhere the desktop has no such entries.
  package final class DesktopEntry: Sendable {
    package init?() { return nil }
    package func show(_ state: State) {}
    package func notify(summary: String, body: String) {}
    package func finish() {}
  }
#endif

extension DesktopEntry {
  /// What is shown at the entry.
  package struct State: Hashable, Sendable {
    /// The hundredths that are done; nil for no bar.
    package var percent: Int?
    /// Whether somebody should look.
    package var isUrgent: Bool

    /// Makes a state.
    package init(percent: Int?, isUrgent: Bool = false) {
      self.percent = percent
      self.isUrgent = isUrgent
    }
  }
}
