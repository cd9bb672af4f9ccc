import RevealSDL

/// Where the sources lie, found from this file.
package enum Repository {
  /// The folder that holds Package.swift.
  package static let root = ancestor(of: #filePath, levels: 3)

  /// The text of one of the assets.
  package static func asset(_ name: String) throws -> String {
    try Files.readText(root + "/Assets/" + name)
  }

  /// The folder of the test target that a file belongs to.
  package static func testTarget(of file: String) -> String {
    let tests = root + "/Tests/"
    guard file.hasPrefix(tests) else { return ancestor(of: file, levels: 1) }
    return tests + file.dropFirst(tests.count).prefix { $0 != "/" }
  }

  private static func ancestor(of file: String, levels: Int) -> String {
    file.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels)
      .joined(separator: "/")
  }
}
