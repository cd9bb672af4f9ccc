import CSDL2

/// The folder of data that the program comes with.
package struct AssetFolder: Sendable {
  /// Where it is.
  package let path: String

  /// Finds the folder: where GRADIENT_REVEAL_ASSETS says, else where an installation or a build
  /// beside the sources has it.
  package static func locate() throws(EnvironmentError) -> AssetFolder {
    let base = SDL_GetBasePath()
    defer { SDL_free(base) }
    return try locate(
      given: Files.environment("GRADIENT_REVEAL_ASSETS"),
      program: base.map { String(cString: $0) } ?? "./")
  }

  /// Finds the folder for what the environment says and the program's own folder, with its "/".
  static func locate(given: String?, program: String) throws(EnvironmentError) -> AssetFolder {
    if let given { return try first(of: [given]) }
    var candidates = [program + "../share/gradient-reveal"]
    // A build lies some folders below the sources.
    var up = program
    for _ in 0..<6 {
      candidates.append(up + "Assets")
      up += "../"
    }
    return try first(of: candidates)
  }

  /// The text of one of the files.
  package func text(_ name: String) throws(EnvironmentError) -> String {
    let file = path + "/" + name
    do { return try Files.readText(file) } catch {
      throw .brokenAsset(path: file, reason: error.reason)
    }
  }

  /// The bytes of one of the files.
  package func bytes(_ name: String) throws(EnvironmentError) -> [UInt8] {
    let file = path + "/" + name
    do { return try Files.read(file) } catch {
      throw .brokenAsset(path: file, reason: error.reason)
    }
  }

  /// The names, without their ending, of the text files in one of the folders.
  package func names(in folder: String) -> [String] {
    Files.names(in: path + "/" + folder).filter { $0.hasSuffix(".txt") }.map {
      String($0.dropLast(4))
    }
  }

  private static func first(of candidates: [String]) throws(EnvironmentError) -> AssetFolder {
    guard let found = candidates.first(where: { Files.exists($0 + "/palettes") }) else {
      throw .noAssets(searched: Array(candidates.prefix(2)))
    }
    return AssetFolder(path: found)
  }
}
