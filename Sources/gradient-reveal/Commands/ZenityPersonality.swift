import RevealSDL

/// What the program does under the name `zenity`: the progress dialog, and nothing else of it.
enum ZenityPersonality {
  /// Whether the program was called by that name.
  static func isMeant(by path: String) -> Bool {
    path.split(separator: "/").last == "zenity"
  }

  /// Whether the arguments ask for the dialog that is the program's own.
  static func isOwn(_ arguments: [String]) -> Bool { arguments.contains("--progress") }

  /// Hands over to the next program of that name; comes back only where there is none.
  static func handOver(_ arguments: [String]) -> ExitCode {
    for folder in (Files.environment("PATH") ?? "").split(separator: ":") {
      let path = "\(folder)/zenity"
      guard !Process.isItself(path) else { continue }
      Process.become(path, arguments)
    }
    Console.warn(
      "only --progress is shown here, and there is no other zenity on PATH for: "
        + arguments.joined(separator: " "))
    return ExitCode(rawValue: ProgressExit.error)
  }
}
