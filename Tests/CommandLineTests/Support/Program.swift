import RevealApp
import RevealCore
import RevealRaster
import RevealSDL
import RevealTestSupport

@testable import gradient_reveal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program, run in this process.
@MainActor
enum Program {
  /// Runs it and tells its exit code.
  static func run(_ arguments: [String]) -> Int32 {
    _ = assets
    return GradientReveal.run(arguments).rawValue
  }

  /// Renders to a folder of its own, and gives the picture; nil where none was written.
  static func render(_ arguments: [String]) throws -> Bitmap? {
    let folder = try ScratchFolder()
    guard run(["render", "--output", folder["a.png"]] + arguments) == 0 else { return nil }
    return PNG.decode(try Files.read(folder["a.png"]))
  }

  /// The data that the program ships.
  static var resources: Resources {
    get throws {
      _ = assets
      return try Resources.load()
    }
  }

  /// Tests may be built far from the sources: then the program has to be told where its data is.
  private static let assets: Void = {
    if (try? AssetFolder.locate()) == nil {
      setenv("GRADIENT_REVEAL_ASSETS", Repository.root + "/Assets", 1)
    }
  }()
}
