import CSDL2

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What figures depend on and a program can know of the machine; neither host nor user are told.
package enum Machine {
  /// The facts by name; one that this system does not tell is missing.
  package static var facts: [String: String] {
    var facts = [
      "sdlCompiled": "\(SDL_MAJOR_VERSION).\(SDL_MINOR_VERSION).\(SDL_PATCHLEVEL)",
      "sdlLinked": linkedSDL, "date": date, "cpus": "\(SDL_GetCPUCount())", "build": build,
    ]
    var system = utsname()
    if uname(&system) == 0 {
      facts["kernel"] = text(of: system.sysname) + " " + text(of: system.release)
      facts["architecture"] = text(of: system.machine)
    }
    facts["os"] = line("PRETTY_NAME", of: "/etc/os-release", after: "=")
    facts["cpu"] = line("model name", of: "/proc/cpuinfo", after: ":")
    facts["governor"] = word(of: "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")
    facts["loadAverage"] = word(of: "/proc/loadavg")
    return facts
  }

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static var linkedSDL: String {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return "\(version.major).\(version.minor).\(version.patch)"
  }

  /// The present in UTC, as ISO 8601 has it.
  private static var date: String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A field of C characters up to the first that is zero.
  private static func text<Field>(of field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// What stands after a name in a file of names and values.
  private static func line(_ name: String, of path: String, after mark: Character) -> String? {
    guard let text = try? Files.readText(path) else { return nil }
    for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix(name) {
      guard let place = line.firstIndex(of: mark) else { continue }
      return String(line[line.index(after: place)...].trimmed { $0.isWhitespace || $0 == "\"" })
    }
    return nil
  }

  private static func word(of path: String) -> String? {
    (try? Files.readText(path))?.split(whereSeparator: \.isWhitespace).first.map(String.init)
  }
}

extension Substring {
  /// The text without such characters at its ends.
  fileprivate func trimmed(_ isMargin: (Character) -> Bool) -> Substring {
    let start = drop(while: isMargin)
    guard let last = start.lastIndex(where: { !isMargin($0) }) else { return start.prefix(0) }
    return start[...last]
  }
}
