#if os(Linux)
  import CDBus

  /// The arguments of a message on the bus, appended one after the other.
  struct MessageArguments {
    /// A value of a dictionary of properties.
    enum Property {
      case number(Double)
      case flag(Bool)
      case text(String)
    }

    private var iterator = DBusMessageIter()

    init(_ message: OpaquePointer) { dbus_message_iter_init_append(message, &iterator) }

    mutating func append(_ text: String) { Self.append(text, to: &iterator) }

    mutating func append(_ number: UInt32) {
      var number = number
      dbus_message_iter_append_basic(&iterator, Self.code("u"), &number)
    }

    mutating func append(_ number: Int32) {
      var number = number
      dbus_message_iter_append_basic(&iterator, Self.code("i"), &number)
    }

    /// Appends an empty list of strings.
    mutating func appendNoStrings() {
      var array = DBusMessageIter()
      dbus_message_iter_open_container(&iterator, Self.code("a"), "s", &array)
      dbus_message_iter_close_container(&iterator, &array)
    }

    /// Appends a dictionary of names and values of any type.
    mutating func appendProperties(_ properties: [(name: String, value: Property)]) {
      var array = DBusMessageIter()
      dbus_message_iter_open_container(&iterator, Self.code("a"), "{sv}", &array)
      for (name, value) in properties {
        var entry = DBusMessageIter()
        dbus_message_iter_open_container(&array, Self.code("e"), nil, &entry)
        Self.append(name, to: &entry)
        var variant = DBusMessageIter()
        dbus_message_iter_open_container(&entry, Self.code("v"), value.signature, &variant)
        Self.append(value, to: &variant)
        dbus_message_iter_close_container(&entry, &variant)
        dbus_message_iter_close_container(&array, &entry)
      }
      dbus_message_iter_close_container(&iterator, &array)
    }

    private static func append(_ value: Property, to iterator: inout DBusMessageIter) {
      switch value {
      case .number(var number):
        dbus_message_iter_append_basic(&iterator, code("d"), &number)
      case .flag(let flag):
        var word: UInt32 = flag ? 1 : 0
        dbus_message_iter_append_basic(&iterator, code("b"), &word)
      case .text(let text): append(text, to: &iterator)
      }
    }

    private static func append(_ text: String, to iterator: inout DBusMessageIter) {
      // A string that the bus does not allow ends the connection.
      let allowed = String(text.unicodeScalars.filter { $0.value != 0 })
      allowed.withCString { pointer in
        var pointer: UnsafePointer<CChar>? = pointer
        dbus_message_iter_append_basic(&iterator, code("s"), &pointer)
      }
    }

    /// The importer leaves out the type codes, which are macros of character casts.
    private static func code(_ letter: Unicode.Scalar) -> Int32 { Int32(letter.value) }
  }

  extension MessageArguments.Property {
    fileprivate var signature: String {
      switch self {
      case .number: "d"
      case .flag: "b"
      case .text: "s"
      }
    }
  }
#endif
