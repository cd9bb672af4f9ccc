import Foundation
import RevealSDL
import RevealTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Chromium with one page, without a window and without a network.
///
/// It ends with this object, and with the tests should they be killed, for its pipes close then.
final class Browser {
  private let scratch: ScratchFolder
  private let tools: DevToolsPipe

  /// Whether there is one.
  static var isInstalled: Bool {
    (Files.environment("PATH") ?? "").split(separator: ":").contains {
      access("\($0)/chromium", X_OK) == 0
    }
  }

  /// Starts it, and opens a file.
  init(opening file: String) async throws {
    scratch = try ScratchFolder()
    let options = [
      "--headless", "--no-first-run", "--disable-gpu", "--disable-extensions",
      "--disable-background-networking", "--disable-dev-shm-usage",
      "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir=\(scratch.path)/profile",
    ]
    tools = try DevToolsPipe(
      options + (geteuid() == 0 ? ["--no-sandbox"] : []), folder: scratch.path)
    let target = try await tools.call(
      "Target.createTarget", #"{"url": "about:blank"}"#, as: Target.self)
    let attached = try await tools.call(
      "Target.attachToTarget", #"{"targetId": "\#(target.targetId)", "flatten": true}"#,
      as: Session.self)
    tools.session = attached.sessionId
    for domain in ["Runtime", "Log", "Page"] { try await tools.call("\(domain).enable") }
    try await tools.call("Page.navigate", #"{"url": "file://\#(file)"}"#)
    let isOpen = "location.protocol == 'file:' && document.readyState == 'complete'"
    try await eventually("the page should open") { (try? await value(isOpen)) == true }
  }

  private struct Target: Decodable { let targetId: String }
  private struct Session: Decodable { let sessionId: String }
  private struct Printed: Decodable { let data: Data }

  private struct Evaluation<Value: Decodable>: Decodable {
    struct Result: Decodable { let value: Value? }
    struct Details: Decodable { let text: String }
    let result: Result
    let exceptionDetails: Details?
  }

  /// What the page's console complained of: errors and warnings.
  var complaints: [String] { tools.complaints }

  /// Has the page a size and an appearance.
  func show(width: Int, isDark: Bool) async throws {
    try await tools.call(
      "Emulation.setDeviceMetricsOverride",
      #"{"width": \#(width), "height": 800, "deviceScaleFactor": 1, "mobile": false}"#)
    let scheme = isDark ? "dark" : "light"
    try await tools.call(
      "Emulation.setEmulatedMedia",
      #"{"features": [{"name": "prefers-color-scheme", "value": "\#(scheme)"}]}"#)
    let isSo = "innerWidth == \(width) && matchMedia('(prefers-color-scheme: \(scheme))').matches"
    try await eventually("the page should be \(width) wide and \(scheme)") {
      try await value(isSo)
    }
  }

  /// The page on paper, as PDF.
  func printed() async throws -> Data {
    try await tools.call("Page.printToPDF", #"{"preferCSSPageSize": true}"#, as: Printed.self).data
  }

  /// What a script comes to in the page; a promise is waited for.
  func value<Value: Decodable>(_ script: String) async throws -> Value {
    let text = String(decoding: try JSONEncoder().encode(script), as: UTF8.self)
    let answer = try await tools.call(
      "Runtime.evaluate",
      #"{"expression": \#(text), "awaitPromise": true, "returnByValue": true}"#,
      as: Evaluation<Value>.self)
    guard let value = answer.result.value else {
      throw Failure("the page has no answer: \(answer.exceptionDetails?.text ?? script)")
    }
    return value
  }
}
