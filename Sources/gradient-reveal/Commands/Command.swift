/// A subcommand of the program: what it takes, and what it does.
@MainActor
struct Command {
  /// Its name, options and help.
  let description: CommandDescription
  /// Does its work, and tells the exit code.
  let run: @MainActor (Options) throws -> ExitCode
}

/// How the program ends; the numbers are a contract.
enum ExitCode: Int32 {
  /// Done.
  case done = 0
  /// The thing asked about is not so.
  case notSo = 1
  /// The command line or an input file is wrong.
  case wrongUsage = 2
  /// The environment is missing something.
  case missingEnvironment = 3
}
