import RevealCore
import RevealSDL

/// The data that the program comes with, read from its folder of assets.
package struct Resources: Sendable {
  /// The palettes of all themes.
  package let palettes: PaletteSet
  private let folder: AssetFolder

  /// Loads the palettes; the rest is loaded when it is asked for.
  package init(_ folder: AssetFolder) throws(EnvironmentError) {
    self.folder = folder
    palettes = try PaletteSet { (theme) throws(EnvironmentError) in
      let suffix = theme.contrast == .high ? "-high" : ""
      let name = "palettes/\(theme.appearance.rawValue)\(suffix).txt"
      do { return try Palette(try folder.text(name)) } catch let error as PaletteError {
        throw .brokenAsset(path: folder.path + "/" + name, reason: error.description)
      } catch let error as EnvironmentError {
        throw error
      } catch {
        throw .brokenAsset(path: folder.path + "/" + name, reason: "\(error)")
      }
    }
  }

  /// Finds the folder of assets and loads it.
  package static func load() throws(EnvironmentError) -> Resources {
    try Resources(try AssetFolder.locate())
  }

  /// The languages that there are texts for.
  package var languages: [String] { folder.names(in: "strings") }

  /// The texts of a language.
  package func strings(_ language: String) throws(EnvironmentError) -> Strings {
    Strings(try folder.text("strings/\(language).txt"), language: language)
  }

  /// The names of the gradients that the program comes with.
  package var gradientPresets: [String] { folder.names(in: "gradients") }

  /// The gradient that a person asked for: a preset's name, else stops.
  package func gradient(_ text: String) throws -> GradientSpecification {
    guard gradientPresets.contains(text) else { return try GradientSpecification(text) }
    let file = try folder.text("gradients/\(text).txt")
    let lines = file.split(separator: "\n").filter { !$0.hasPrefix("# ") }
    do { return try GradientSpecification(lines.joined(separator: " ")) } catch {
      throw EnvironmentError.brokenAsset(
        path: "\(folder.path)/gradients/\(text).txt", reason: error.description)
    }
  }

  /// The window's icon as the bytes of a PNG file; nil where it is missing.
  package var icon: [UInt8]? { try? folder.bytes("icon/gradient-reveal-64.png") }
}
