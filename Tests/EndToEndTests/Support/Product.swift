import Foundation
import RevealRaster
import RevealSDL
import RevealTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program under test.
enum Product {
  /// GRADIENT_REVEAL_BINARY, else the release binary, else the debug one beside the tests.
  static var binary: String {
    get throws {
      if let given = Files.environment("GRADIENT_REVEAL_BINARY") {
        guard access(given, X_OK) == 0 else {
          throw Failure("GRADIENT_REVEAL_BINARY=\(given) is no program")
        }
        return given
      }
      let candidates = ["release", "debug"].map {
        "\(Repository.root)/.build/\($0)/gradient-reveal"
      }
      guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
        throw Failure("no program to test; run: make build, or set GRADIENT_REVEAL_BINARY")
      }
      return found
    }
  }

  /// An environment in which nothing of the user's desktop is felt.
  static func environment(home: String, _ more: [String: String] = [:]) -> [String: String] {
    let base = [
      "PATH": Files.environment("PATH") ?? "/usr/bin:/bin", "HOME": home,
      "XDG_RUNTIME_DIR": home, "LANG": "C.UTF-8",
      "GRADIENT_REVEAL_ASSETS": Repository.root + "/Assets",
    ]
    // An empty value takes a variable away.
    return base.merging(more) { $1 }.filter { !$0.value.isEmpty }
  }

  /// Runs the program to its end, with no display.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], folder: String? = nil,
    binary: String? = nil
  ) async throws -> Outcome {
    let home = try ScratchFolder()
    let process = try ChildProcess(
      try binary ?? Self.binary, arguments,
      environment: Self.environment(home: home.path, environment), folder: folder)
    return try await process.outcome(within: .seconds(60))
  }

  /// The picture that `render` makes.
  static func render(_ arguments: String...) async throws -> Bitmap {
    let scratch = try ScratchFolder()
    let file = scratch.path + "/still.png"
    let outcome = try await run(["render", "--output", file] + arguments)
    guard outcome.ending == .exit(0), let picture = PNG.decode(try Files.read(file)) else {
      throw Failure("render \(arguments): \(outcome.ending) \(outcome.errors)")
    }
    return picture
  }

  /// What the demo's window shows at the end of a script.
  static func shot(_ arguments: [String] = [], after steps: String...) async throws -> Bitmap {
    let scratch = try ScratchFolder()
    let lines = steps + ["wait 1", "shot it.png"]
    let script = try scratch.write(lines.joined(separator: "\n"), to: "script.txt")
    let outcome = try await run(
      ["demo", "--headless", "--script", script, "--output", scratch.path] + arguments)
    guard outcome.ending == .exit(0),
      let picture = PNG.decode(try Files.read(scratch.path + "/it.png"))
    else { throw Failure("script \(steps): \(outcome.ending) \(outcome.errors)") }
    return picture
  }
}
