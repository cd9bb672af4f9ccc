#if os(Linux)
  import CDBus

  /// The session bus, as one thread talks to it.
  struct SessionBus {
    /// Where it is, as the environment said before SDL was told that there is none.
    static let address = Files.environment("DBUS_SESSION_BUS_ADDRESS")

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
#endif
