import Foundation
import RevealTestSupport
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A process that a test started: its words go to files, and it does not outlive this object.
///
/// Not Foundation's Process, for that leaves ignored signals ignored, as they are in the background
/// of a script.
final class ChildProcess: Sendable {
  let pid: pid_t
  private let scratch: ScratchFolder
  private let end = Mutex<Ending?>(nil)

  /// Starts a program, found in PATH where its name has no slash.
  init(
    _ program: String, _ arguments: [String], environment: [String: String],
    folder: String? = nil, input: Int32? = nil
  ) throws {
    scratch = try ScratchFolder()
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    for (descriptor, name) in [(Int32(1), "/output"), (2, "/errors")] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, scratch.path + name, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    let inFolder = folder.map { ["sh", "-c", "cd \"$0\" && exec \"$@\"", $0] } ?? []
    let line = inFolder + [program] + arguments
    var words = line.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var number: pid_t = 0
    let code = posix_spawnp(&number, line[0], &actions, &attributes, &words, &variables)
    guard code == 0 else {
      throw Failure("cannot start \(program): \(String(cString: strerror(code)))")
    }
    pid = number
  }

  deinit {
    guard ending == nil else { return }
    kill(pid, SIGKILL)
    waitpid(pid, nil, 0)
  }

  /// How it ended; nil while it runs.
  var ending: Ending? {
    end.withLock { end in
      var status: Int32 = 0
      if end == nil, waitpid(pid, &status, WNOHANG) == pid { end = Ending(status: status) }
      return end
    }
  }

  /// What it has written to standard output.
  var output: String { text("/output") }

  /// What it has written to standard error.
  var errors: String { text("/errors") }

  /// Sends it a signal.
  func send(_ signal: Int32) {
    if ending == nil { kill(pid, signal) }
  }

  /// Waits for its end.
  func outcome(within patience: Duration = patience) async throws -> Outcome {
    let ending = try await waitFor("process \(pid) should end", within: patience) { self.ending }
    return Outcome(ending: ending, output: output, errors: errors)
  }

  private func text(_ name: String) -> String {
    let bytes = FileManager.default.contents(atPath: scratch.path + name) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }
}
