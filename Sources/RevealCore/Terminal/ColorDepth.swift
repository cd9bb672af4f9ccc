/// How many colours a terminal can show.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// None, or none are wanted.
  case none
  /// The 16 that every terminal with colours has.
  case ansi16
  /// xterm's 256: a cube of 6×6×6, and a ramp of 24 greys.
  case ansi256
  /// Any colour of 24 bits.
  case trueColor

  /// Finds the depth out from environment variables, nil where one is not set.
  ///
  /// `NO_COLOR` and `TERM=dumb` win over all else; a terminal without a name has no colours.
  /// Sources: no-color.org; the `COLORTERM` that terminals set; terminfo's names.
  public init(environment variable: (String) -> String?) {
    let (term, colorTerm) = (variable("TERM") ?? "", variable("COLORTERM") ?? "")
    if variable("NO_COLOR")?.isEmpty == false || term == "dumb" {
      self = .none
    } else if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
      self = .trueColor
    } else if term.contains("256color") {
      self = .ansi256
    } else {
      self = term.isEmpty ? .none : .ansi16
    }
  }

  /// Whether the left one has fewer colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Appearance {
  /// How bright a terminal is, by its `COLORFGBG` ("15;0"); dark where it does not tell.
  public init(terminalColors: String?) {
    let background = terminalColors?.split(separator: ";").last.flatMap { Int($0) }
    self = background == 7 || background == 15 ? .light : .dark
  }
}
