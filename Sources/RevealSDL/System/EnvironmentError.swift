/// Something that the program needs is not on this machine, or does not work there.
package enum EnvironmentError: Error, Hashable, CustomStringConvertible {
  /// There is no display to open a window on.
  case noDisplay(reason: String)
  /// SDL could not do what was asked.
  case sdl(operation: String, reason: String)
  /// No renderer of that name works here.
  case noRenderer(name: String, available: [String], reason: String)
  /// There is no font to write with.
  case noFonts
  /// No folder of assets was found at any of these places.
  case noAssets(searched: [String])
  /// An asset is missing or cannot be understood.
  case brokenAsset(path: String, reason: String)

  /// What is missing and what to do about it.
  package var description: String {
    switch self {
    case .noDisplay(let reason):
      return "no display to open a window on (\(reason)); set DISPLAY or WAYLAND_DISPLAY, "
        + "or draw to files with: demo --headless --script FILE --output DIR"
    case .sdl(let operation, let reason):
      return "\(operation) failed: \(reason)"
    case .noRenderer(let name, let available, let reason):
      return
        "no renderer \"\(name)\" here (\(reason)); available: \(available.joined(separator: " "))"
    case .noFonts:
      return "no fonts found; install one, like the package fonts-dejavu-core"
    case .noAssets(let searched):
      return "the assets are missing (searched \(searched.joined(separator: ", "))); "
        + "set GRADIENT_REVEAL_ASSETS to the folder that holds palettes/, or install again"
    case .brokenAsset(let path, let reason):
      return "\(path): \(reason)"
    }
  }
}
