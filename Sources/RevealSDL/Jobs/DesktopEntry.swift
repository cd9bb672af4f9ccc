#if os(Linux)
  import CDBus
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
      guard let address = Files.environment("DBUS_SESSION_BUS_ADDRESS") else { return nil }
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
      let bus = SessionBus(address)
      var shown: State?
      while let (state, words, isLast) = next(after: shown) {
        if let state, state != shown { bus?.update(state) }
        if let words { bus?.notify(summary: words.summary, body: words.body) }
        shown = state
        if isLast { break }
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

  /// The session bus, as one thread talks to it.
  private struct SessionBus {
    private let connection: OpaquePointer

    init?(_ address: String) {
      dbus_threads_init_default()
      guard let connection = dbus_connection_open_private(address, nil) else { return nil }
      self.connection = connection
      dbus_connection_set_exit_on_disconnect(connection, 0)
      guard dbus_bus_register(connection, nil) != 0 else { return nil }
    }

    func update(_ state: DesktopEntry.State) {
      send(
        dbus_message_new_signal(
          "/com/canonical/unity/launcherentry/1", "com.canonical.Unity.LauncherEntry", "Update")
      ) { arguments in
        arguments.append("application://gradient-reveal.desktop")
        arguments.appendProperties([
          ("progress", .number(Double(state.percent ?? 0) / 100)),
          ("progress-visible", .flag(state.percent != nil)), ("urgent", .flag(state.isUrgent)),
        ])
      }
    }

    func notify(summary: String, body: String) {
      send(
        dbus_message_new_method_call(
          "org.freedesktop.Notifications", "/org/freedesktop/Notifications",
          "org.freedesktop.Notifications", "Notify")
      ) { arguments in
        arguments.append("Gradient Reveal")
        arguments.append(UInt32(0))
        arguments.append("gradient-reveal")
        arguments.append(summary)
        arguments.append(body)
        arguments.appendNoStrings()
        arguments.appendProperties([("desktop-entry", .text("gradient-reveal"))])
        arguments.append(Int32(-1))
      }
    }

    private func send(_ message: OpaquePointer?, _ fill: (inout MessageArguments) -> Void) {
      guard let message else { return }
      defer { dbus_message_unref(message) }
      dbus_message_set_no_reply(message, 1)
      var arguments = MessageArguments(message)
      fill(&arguments)
      dbus_connection_send(connection, message, nil)
      dbus_connection_flush(connection)
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
