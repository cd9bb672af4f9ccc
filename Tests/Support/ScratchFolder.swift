import FoundationEssentials
import RevealSDL

/// A folder of a test's own, gone with the test.
public final class ScratchFolder: Sendable {
  /// Where it is.
  public let path: String

  /// Makes an empty folder that only its owner can look into.
  public init() throws {
    path = FileManager.default.temporaryDirectory.path + "/reveal-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a name in it.
  public subscript(name: String) -> String { path + "/" + name }

  /// The names in it, sorted.
  public var names: [String] { Files.names(in: path) }

  /// Writes a file in it and gives its path.
  public func write(_ text: String, to name: String) throws -> String {
    try Files.write(Array(text.utf8), to: self[name])
    return self[name]
  }

  /// Makes a folder in it and gives its path.
  public func makeFolder(_ name: String) throws -> String {
    try Files.makeFolder(self[name])
    return self[name]
  }
}
