/// The colours of one appearance: the system's named ones, and what each part of a window is.
public struct Palette: Hashable, Sendable {
  /// The parts of a window that have a colour of their own.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// Behind everything.
    case window
    /// Text: `label`; of less weight: `secondaryLabel`; of what is disabled: `disabledLabel`.
    case label, secondaryLabel = "secondary-label", disabledLabel = "disabled-label"
    /// What is not yet revealed; drawn over the window.
    case track
    /// The outline of a track, where contrast is high; else clear.
    case trackOutline = "track-outline"
    /// A button: `control` at rest, `controlHover` under the pointer, `controlPressed` held down.
    case control, controlHover = "control-hover", controlPressed = "control-pressed"
    /// The edge of a button.
    case controlBorder = "control-border"
    /// A button that is disabled.
    case controlDisabled = "control-disabled"
    /// What is on, as a slider's filled part: `accent`; the same disabled: `accentDisabled`.
    case accent, accentDisabled = "accent-disabled"
    /// The unfilled part of a slider, a toggle that is off.
    case groove
    /// A slider's handle: `handle` at rest, `handleHover` under the pointer, `handlePressed` held.
    case handle, handleHover = "handle-hover", handlePressed = "handle-pressed"
    /// A slider's handle: `handleDisabled` where it is disabled, `handleBorder` its edge.
    case handleDisabled = "handle-disabled", handleBorder = "handle-border"
    /// The ring around the control that has the keyboard.
    case focusRing = "focus-ring"
    /// What lies over the window, as the keys' help: `panel`; its edge: `panelBorder`.
    case panel, panelBorder = "panel-border"
  }

  private let systemColors: [SystemColor: Color]
  private let roles: [Role: Color]

  /// Reads a palette from lines of a name and a colour: `blue #007aff`.
  ///
  /// What follows the colour is a remark, and a line whose first word is `#` a comment. Every
  /// system colour but `clear`, and every role, must be there; of two the last counts. Throws the
  /// first line that cannot be read, else the first colour that is missing.
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

  /// The colour of a part of a window.
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
  /// A line, by its number from 1 and its text, is not a known name and a colour in hexadecimal.
  case unreadableLine(Int, String)
  /// A colour, by its name, is not given.
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
