import RevealCore

/// What the desktop says of the user's wishes; nil where it says nothing.
package struct DesktopSettings: Hashable, Sendable {
  /// Bright or dark.
  package var appearance: Appearance?
  /// Normal or high contrast.
  package var contrast: Contrast?
  /// Whether motion is to be reduced.
  package var reducesMotion: Bool?

  /// Makes the settings of a desktop that says nothing.
  package init() {}

  /// Asks the desktop: its settings portal, else the GTK theme that the environment names.
  package static func current() -> DesktopSettings {
    var settings = SettingsPortal.read() ?? DesktopSettings()
    if settings.appearance == nil, let theme = Files.environment("GTK_THEME") {
      settings.appearance = theme.hasSuffix(":dark") || theme.hasSuffix("-dark") ? .dark : .light
    }
    return settings
  }

  /// Takes up one value of the portal's `org.freedesktop.appearance` namespace.
  mutating func take(_ key: String, _ value: UInt32) {
    switch (key, value) {
    case ("color-scheme", 1): appearance = .dark
    case ("color-scheme", 2): appearance = .light
    case ("contrast", 1): contrast = .high
    case ("reduced-motion", 1): reducesMotion = true
    default: break
    }
  }
}

#if os(Linux)
  import CDBus

  /// The settings portal of the desktop, over the session bus.
  ///
  /// Source: org.freedesktop.portal.Settings, `ReadAll`. A bus that is not there, or a portal that
  /// does not run or answer in a blink, is no error.
  enum SettingsPortal {
    private static let patience: Int32 = 100

    static func read() -> DesktopSettings? {
      guard let address = SessionBus.address,
        let connection = dbus_connection_open_private(address, nil)
      else { return nil }
      defer {
        dbus_connection_close(connection)
        dbus_connection_unref(connection)
      }
      dbus_connection_set_exit_on_disconnect(connection, 0)
      guard
        let greeting = call(
          connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
          "Hello")
      else { return nil }
      dbus_message_unref(greeting)
      guard
        let reply = call(
          connection, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
          "org.freedesktop.portal.Settings", "ReadAll", namespaces: "org.freedesktop.appearance")
      else { return nil }
      defer { dbus_message_unref(reply) }
      return settings(in: reply)
    }

    private static func call(
      _ connection: OpaquePointer, _ name: String, _ path: String, _ interface: String,
      _ method: String, namespaces: String? = nil
    ) -> OpaquePointer? {
      guard let message = dbus_message_new_method_call(name, path, interface, method) else {
        return nil
      }
      defer { dbus_message_unref(message) }
      // Starting a portal would take longer than anyone waits for a progress bar.
      dbus_message_set_auto_start(message, 0)
      if let namespaces { append([namespaces], to: message) }
      return dbus_connection_send_with_reply_and_block(connection, message, patience, nil)
    }

    private static func append(_ strings: [String], to message: OpaquePointer) {
      var arguments = DBusMessageIter()
      var array = DBusMessageIter()
      dbus_message_iter_init_append(message, &arguments)
      dbus_message_iter_open_container(&arguments, DBUS_TYPE_ARRAY, "s", &array)
      for string in strings {
        string.withCString { pointer in
          var pointer: UnsafePointer<CChar>? = pointer
          dbus_message_iter_append_basic(&array, DBUS_TYPE_STRING, &pointer)
        }
      }
      dbus_message_iter_close_container(&arguments, &array)
    }

    /// Walks `a{sa{sv}}` and takes every number that is inside.
    private static func settings(in reply: OpaquePointer) -> DesktopSettings {
      var settings = DesktopSettings()
      var arguments = DBusMessageIter()
      guard dbus_message_iter_init(reply, &arguments) != 0 else { return settings }
      eachEntry(&arguments) { _, namespace in
        eachEntry(&namespace) { key, value in
          if let number = number(&value) { settings.take(key, number) }
        }
      }
      return settings
    }

    /// Gives every key and value of a dictionary.
    private static func eachEntry(
      _ dictionary: inout DBusMessageIter, _ body: (String, inout DBusMessageIter) -> Void
    ) {
      guard dbus_message_iter_get_arg_type(&dictionary) == DBUS_TYPE_ARRAY else { return }
      var entry = DBusMessageIter()
      dbus_message_iter_recurse(&dictionary, &entry)
      while dbus_message_iter_get_arg_type(&entry) == DBUS_TYPE_DICT_ENTRY {
        var field = DBusMessageIter()
        dbus_message_iter_recurse(&entry, &field)
        if dbus_message_iter_get_arg_type(&field) == DBUS_TYPE_STRING {
          var key: UnsafePointer<CChar>?
          dbus_message_iter_get_basic(&field, &key)
          if dbus_message_iter_next(&field) != 0, let key { body(String(cString: key), &field) }
        }
        dbus_message_iter_next(&entry)
      }
    }

    private static func number(_ value: inout DBusMessageIter) -> UInt32? {
      guard dbus_message_iter_get_arg_type(&value) == DBUS_TYPE_VARIANT else { return nil }
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&value, &inner)
      guard dbus_message_iter_get_arg_type(&inner) == DBUS_TYPE_UINT32 else { return nil }
      var number: UInt32 = 0
      dbus_message_iter_get_basic(&inner, &number)
      return number
    }

    // The importer leaves out the type codes, which are macros of character casts.
    private static let DBUS_TYPE_ARRAY = Int32(UInt8(ascii: "a"))
    private static let DBUS_TYPE_STRING = Int32(UInt8(ascii: "s"))
    private static let DBUS_TYPE_DICT_ENTRY = Int32(UInt8(ascii: "e"))
    private static let DBUS_TYPE_VARIANT = Int32(UInt8(ascii: "v"))
    private static let DBUS_TYPE_UINT32 = Int32(UInt8(ascii: "u"))
  }
#else
  /// Elsewhere the desktop has no such portal.
  enum SettingsPortal {
    static func read() -> DesktopSettings? { nil }
  }
#endif
