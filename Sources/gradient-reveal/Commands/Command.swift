/// A subcommand of the program: what it takes, and what it does.
@MainActor
struct Command {
  /// Its name, options and help.
  let description: CommandDescription
  /// Does its work, and tells the exit code.
  let run: @MainActor (Options) throws -> ExitCode
}

/// How the program ends; the numbers are a contract.
struct ExitCode: Hashable {
  /// The number that the caller sees.
  let rawValue: Int32

  /// Done.
  static let done = ExitCode(rawValue: 0)
  /// The thing asked about is not so.
  static let notSo = ExitCode(rawValue: 1)
  /// The command line or an input file is wrong.
  static let wrongUsage = ExitCode(rawValue: 2)
  /// The environment is missing something.
  static let missingEnvironment = ExitCode(rawValue: 3)
}
