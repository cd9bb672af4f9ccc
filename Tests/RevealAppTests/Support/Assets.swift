import RevealCore
import RevealTestSupport

@testable import RevealApp
@testable import RevealSDL

/// The data that the program ships, wherever the tests were built.
enum Assets {
  static let folder = AssetFolder(path: Repository.root + "/Assets")
  static let resources = Resources(folder)

  static let themes = Appearance.allCases.flatMap { appearance in
    Contrast.allCases.map { Theme(appearance: appearance, contrast: $0) }
  }
}
