import RevealCore
import RevealSDL

/// The data that the program comes with, read from its folder of assets.
package struct Resources: Sendable {
  private let folder: AssetFolder

  /// Makes the data of a folder; each piece is read when it is asked for.
  package init(_ folder: AssetFolder) { self.folder = folder }

  /// The palette of a theme.
  package func palette(_ theme: Theme) throws(EnvironmentError) -> Palette {
    let suffix = theme.contrast == .high ? "-high" : ""
    let name = "palettes/\(theme.appearance.rawValue)\(suffix).txt"
    let text = try folder.text(name)
    do { return try Palette(text) } catch {
      throw .brokenAsset(path: folder.path + "/" + name, reason: error.description)
    }
  }

  /// Finds the folder of assets and loads it.
  package static func load() throws(EnvironmentError) -> Resources {
    Resources(try AssetFolder.locate())
  }

  /// The languages that there are texts for.
  package var languages: [String] { folder.names(in: "strings") }

  /// The texts of a language.
  package func strings(_ language: String) throws(EnvironmentError) -> Strings {
    let name = "strings/\(language).txt"
    let strings = Strings(try folder.text(name), language: language)
    guard !strings.isEmpty else {
      throw .brokenAsset(path: "\(folder.path)/\(name)", reason: "no line is a key, =, and a text")
    }
    return strings
  }

  /// The names of the gradients that the program comes with.
  package var gradientPresets: [String] { folder.names(in: "gradients") }

  /// The gradient that a person asked for: a preset's name, else stops.
  package func gradient(_ text: String) throws -> GradientSpecification {
    gradientPresets.contains(text) ? try preset(text) : try GradientSpecification(text)
  }

  /// The gradient that the program comes with.
  package func defaultGradient() throws(EnvironmentError) -> GradientSpecification {
    try preset("default")
  }

  private func preset(_ text: String) throws(EnvironmentError) -> GradientSpecification {
    let file = try folder.text("gradients/\(text).txt")
    let lines = file.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("# ") }
    do { return try GradientSpecification(lines.joined(separator: " ")) } catch {
      throw .brokenAsset(
        path: "\(folder.path)/gradients/\(text).txt", reason: error.description)
    }
  }

  /// The window's icon as the bytes of a PNG file; nil where it is missing.
  package var icon: [UInt8]? { try? folder.bytes("icon/gradient-reveal-64.png") }
}
