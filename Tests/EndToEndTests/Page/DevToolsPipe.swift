import Foundation
import RevealTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Chromium's DevTools protocol over a pair of pipes: commands in, answers and events out.
final class DevToolsPipe {
  /// What the page's console complained of: errors and warnings.
  private(set) var complaints: [String] = []
  /// The page that commands are about; nil for the browser.
  var session: String?

  private let process: ChildProcess
  private let commands: FileHandle
  private let answers: FileHandle
  private var received = Data()
  private var number = 0

  /// Starts Chromium with more options, its files in a folder.
  init(_ options: [String], folder: String) throws {
    let pipes = ["commands", "answers"].map { "\(folder)/\($0)" }
    for pipe in pipes where mkfifo(pipe, 0o600) != 0 { throw Failure("no pipe at \(pipe)") }
    // Neither waits for the other end, and no other process holds one open.
    commands = try Self.file(pipes[0], O_RDWR)
    answers = try Self.file(pipes[1], O_RDONLY | O_NONBLOCK)
    let line = #"exec 3<"$0/commands" 4>"$0/answers"; exec chromium --remote-debugging-pipe "$@""#
    process = try ChildProcess(
      "sh", ["-c", line, folder] + options, environment: Product.environment(home: folder))
  }

  private static func file(_ path: String, _ flags: Int32) throws -> FileHandle {
    let descriptor = open(path, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure("cannot open \(path)") }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Calls a method with parameters in JSON.
  @discardableResult
  func call<Result: Decodable>(
    _ method: String, _ parameters: String = "{}", as: Result.Type = Nothing.self
  ) async throws -> Result {
    number += 1
    let place = session.map { #", "sessionId": "\#($0)""# } ?? ""
    let command = #"{"id": \#(number), "method": "\#(method)", "params": \#(parameters)\#(place)}"#
    try commands.write(contentsOf: Data((command + "\0").utf8))
    let message = try await waitFor("Chromium should answer \(method)") {
      try self.answer(to: number)
    }
    let answer = try JSONDecoder().decode(Answer<Result>.self, from: message)
    guard let result = answer.result else {
      throw Failure("\(method): \(answer.error?.message ?? "no result")")
    }
    return result
  }

  /// The answer, once it is there; what comes before it is noted.
  private func answer(to number: Int) throws -> Data? {
    if let ending = process.ending {
      throw Failure("Chromium ended: \(ending) \(process.errors.suffix(500))")
    }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var count = read(answers.fileDescriptor, &bytes, bytes.count)
    while count > 0 {
      received += bytes[..<count]
      count = read(answers.fileDescriptor, &bytes, bytes.count)
    }
    while let end = received.firstIndex(of: 0) {
      let message = Data(received[..<end])
      received = Data(received[(end + 1)...])
      // Not all that happens has parameters of this shape.
      let head = try? JSONDecoder().decode(Head.self, from: message)
      if head?.id == number { return message }
      if let complaint = head?.complaint { complaints.append(complaint) }
    }
    return nil
  }
}

// MARK: Messages

extension DevToolsPipe {
  /// A result that nobody needs.
  struct Nothing: Decodable {}

  private struct Answer<Result: Decodable>: Decodable {
    struct Fault: Decodable { let message: String }
    let result: Result?
    let error: Fault?
  }

  /// The head of a message: the number of what it answers, or what happened.
  private struct Head: Decodable {
    struct Parameters: Decodable {
      struct Entry: Decodable { let level, text: String }
      struct Details: Decodable { let text: String }
      let type: String?
      let entry: Entry?
      let exceptionDetails: Details?
    }
    let id: Int?
    let method: String?
    let params: Parameters?

    /// What is wrong, if it says that anything is.
    var complaint: String? {
      switch method {
      case "Runtime.exceptionThrown": params?.exceptionDetails?.text
      case "Runtime.consoleAPICalled":
        params?.type.flatMap { ["error", "warning", "assert"].contains($0) ? $0 : nil }
      case "Log.entryAdded":
        params?.entry.flatMap { ["error", "warning"].contains($0.level) ? $0.text : nil }
      default: nil
      }
    }
  }
}
