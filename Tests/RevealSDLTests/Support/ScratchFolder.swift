import FoundationEssentials
import RevealSDL

/// A folder of a test's own, gone with the test.
final class ScratchFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/reveal-tests-" + UUID().uuidString
    try Files.makeFolder(path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a name in it.
  subscript(name: String) -> String { path + "/" + name }

  /// The names in it.
  var names: [String] { Files.names(in: path) }
}
