import RevealSDL

extension SDLStage {
  /// Notes why a renderer was left out; that there is no display just once.
  func note(_ error: EnvironmentError, of name: String) {
    let isDisplay = if case .noDisplay = error { true } else { false }
    if isDisplay, notes.contains(where: { $0.hasPrefix("No display") }) { return }
    switch error {
    case .noDisplay(let reason): notes.append("No display, so no windows: \(reason)".sentence)
    case .noRenderer(_, _, let reason): notes.append("\(name) was left out: \(reason)".sentence)
    default: notes.append("\(name) was left out: \(error)".sentence)
    }
  }
}
