/// The colours of one appearance: the system's named ones, and what each part of a window is.
public struct Palette: Hashable, Sendable {
  /// The parts of a window that have a colour of their own.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// Behind everything.
    case window
    /// Text, and text of less weight.
    case label, secondaryLabel = "secondary-label", disabledLabel = "disabled-label"
    /// What is not yet revealed; drawn over the window.
    case track
    /// The outline of a track, where contrast is high; else clear.
    case trackOutline = "track-outline"
    /// A button at rest, under the pointer, and held down.
    case control, controlHover = "control-hover", controlPressed = "control-pressed"
    /// The edge of a button, and of one that is disabled.
    case controlBorder = "control-border"
    /// A button that is disabled.
    case controlDisabled = "control-disabled"
    /// What is on: the filled part of a slider, a toggle that is on; and the same disabled.
    case accent, accentDisabled = "accent-disabled"
    /// The unfilled part of a slider, a toggle that is off.
    case groove
    /// The handle of a slider or toggle, under the pointer, held down, disabled, and its edge.
    case handle, handleHover = "handle-hover", handlePressed = "handle-pressed"
    /// The rest of the handle's colours.
    case handleDisabled = "handle-disabled", handleBorder = "handle-border"
    /// The ring around the control that has the keyboard.
    case focusRing = "focus-ring"
    /// A panel that lies over the window, and its edge.
    case panel, panelBorder = "panel-border"
  }

  private let systemColors: [SystemColor: Color]
  private let roles: [Role: Color]

  /// Reads a palette from lines of a name and a colour: `blue #007aff`.
  ///
  /// What follows the colour is a remark, and a line whose first word is `#` a comment. Every
  /// system colour but `clear`, and every role, must be there; of two the last counts.
  public init(_ text: String) throws(PaletteError) {
    var systemColors: [SystemColor: Color] = [.clear: .clear]
    var roles: [Role: Color] = [:]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let name = words.first, name != "#" else { continue }
      guard words.count >= 2, let color = Self.literal(words[1]) else {
        throw .unreadableLine(number + 1, String(line))
      }
      if let role = Role(rawValue: String(name)) {
        roles[role] = color
      } else if let system = SystemColor(rawValue: String(name)) {
        systemColors[system] = color
      } else {
        throw .unreadableLine(number + 1, String(line))
      }
    }
    if let missing = SystemColor.allCases.first(where: { systemColors[$0] == nil }) {
      throw .missing(missing.rawValue)
    }
    if let missing = Role.allCases.first(where: { roles[$0] == nil }) {
      throw .missing(missing.rawValue)
    }
    self.systemColors = systemColors
    self.roles = roles
  }

  /// The colour of a part of the window.
  public subscript(role: Role) -> Color { roles[role] ?? .clear }

  /// The colour of a system name.
  public subscript(name: SystemColor) -> Color { systemColors[name] ?? .clear }

  /// The colour that a person wrote, in this palette.
  public func color(_ specification: ColorSpecification) -> Color {
    switch specification {
    case .system(let name): return self[name]
    case .literal(let color): return color
    }
  }

  private static func literal(_ text: some StringProtocol) -> Color? {
    guard case .literal(let color)? = try? ColorSpecification(text) else { return nil }
    return color
  }
}

/// A text that is no palette.
public enum PaletteError: Error, Hashable, CustomStringConvertible {
  /// A line is not a known name and a colour in hexadecimal.
  case unreadableLine(Int, String)
  /// A colour is not given.
  case missing(String)

  /// What was given and what is accepted.
  public var description: String {
    switch self {
    case .unreadableLine(let number, let line):
      return "line \(number): \"\(line)\" is not a colour's name and #rrggbb or #rrggbbaa"
    case .missing(let name):
      return "the colour \"\(name)\" is missing; add a line \"\(name) #rrggbb\""
    }
  }
}
