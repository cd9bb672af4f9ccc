import RevealCore
import Testing

@Suite("The bar in a terminal")
struct TerminalBarTests {
  private func bar(_ depth: ColorDepth, cells: Int = 4) -> TerminalBar {
    TerminalBar(
      cells: cells, gradient: Gradient(stops: [.init(color: .black), .init(color: .white)]),
      track: .white, depth: depth)
  }

  private func text(_ value: Double, _ depth: ColorDepth, cells: Int = 4) -> String {
    bar(depth, cells: cells).text(Fraction(clamping: value))
  }

  @Test("in true colour has whole cells, an eighth for the edge, and the track")
  func trueColor() {
    #expect(
      text(0.375, .trueColor)
        == "\u{1B}[48;2;255;255;255m\u{1B}[38;2;32;32;32m█\u{1B}[38;2;96;96;96m▌  \u{1B}[0m")
    #expect(text(0, .trueColor) == "\u{1B}[48;2;255;255;255m    \u{1B}[0m")
    #expect(
      text(1, .trueColor)
        == "\u{1B}[48;2;255;255;255m\u{1B}[38;2;32;32;32m█\u{1B}[38;2;96;96;96m█"
        + "\u{1B}[38;2;159;159;159m█\u{1B}[38;2;223;223;223m█\u{1B}[0m")
  }

  @Test("in 256 colours has the nearest of cube and greys, and names one only where it changes")
  func indexed() {
    // 32 is nearest to the grey 28 (234), 96 to the cube's 95 (59), 159 to 158 (247), 223 to 218.
    #expect(
      text(1, .ansi256)
        == "\u{1B}[48;5;231m\u{1B}[38;5;234m█\u{1B}[38;5;59m█\u{1B}[38;5;247m█"
        + "\u{1B}[38;5;253m█\u{1B}[0m")
    let red = TerminalBar(
      cells: 3, gradient: Gradient(stops: [.init(color: Color(red: 1, green: 0, blue: 0))]),
      track: .black, depth: .ansi256)
    #expect(red.text(.one) == "\u{1B}[48;5;16m\u{1B}[38;5;196m███\u{1B}[0m")
  }

  @Test("in 16 colours has those that every terminal has")
  func sixteen() {
    #expect(
      text(1, .ansi16)
        == "\u{1B}[107m\u{1B}[30m█\u{1B}[90m██\u{1B}[37m█\u{1B}[0m")
    let red = TerminalBar(
      cells: 2, gradient: Gradient(stops: [.init(color: Color(red: 0.8, green: 0, blue: 0))]),
      track: .black, depth: .ansi16)
    #expect(red.text(.one) == "\u{1B}[40m\u{1B}[31m██\u{1B}[0m")
    // A dull purple is nearest to a grey, and yet must not become one.
    let dull = Color(red: 195 / 255, green: 99 / 255, blue: 166 / 255)
    let purple = TerminalBar(
      cells: 1, gradient: Gradient(stops: [.init(color: dull)]), track: .black, depth: .ansi16)
    #expect(purple.text(.one) == "\u{1B}[40m\u{1B}[35m█\u{1B}[0m")
  }

  @Test("without colours is plain blocks on a shade")
  func plain() {
    #expect(text(0.375, .none) == "█▌░░")
    #expect(text(0, .none) == "░░░░")
    #expect(text(1, .none) == "████")
  }

  @Test("moves by eighths of a cell, to the nearest")
  func eighths() {
    let edges = (0...8).map { text(Double($0) / 8, .none, cells: 1) }
    #expect(edges == ["░", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"])
    #expect(text(0.06, .none, cells: 1) == "░")
    #expect(text(0.07, .none, cells: 1) == "▏")
  }

  @Test(
    "a cell has the same colour at every fraction that reveals it", arguments: ColorDepth.allCases)
  func law(_ depth: ColorDepth) {
    // Cells of many colours: how each is written when all are seen.
    let gradient = Gradient(stops: [
      .init(color: Color(red: 0, green: 0.48, blue: 1)),
      .init(color: Color(red: 0.69, green: 0.32, blue: 0.87)),
      .init(color: Color(red: 1, green: 0.58, blue: 0)),
    ])
    let bar = TerminalBar(cells: 24, gradient: gradient, track: .black, depth: depth)
    let whole = colors(bar.text(.one))
    #expect(whole.count == 24)
    for step in 0...200 {
      let shown = colors(bar.text(Fraction(clamping: Double(step) / 200)))
      #expect(shown.count == 24)
      for (cell, color) in shown.enumerated() where color != nil {
        #expect(color == whole[cell], "\(step) \(cell)")
      }
    }
  }

  @Test("a translucent track is seen over the background, and no width is no text")
  func ends() {
    let faint = TerminalBar(
      cells: 1, gradient: Gradient(stops: [.init(color: .black)]), track: .white.opacity(0.2),
      background: .black, depth: .trueColor)
    #expect(faint.text(.zero) == "\u{1B}[48;2;51;51;51m \u{1B}[0m")
    for cells in [0, -3] {
      #expect(text(0.5, .trueColor, cells: cells) == "")
      #expect(bar(.none, cells: cells).cells == 0)
    }
  }

  /// The colour code of each cell; nil where it is track alone.
  private func colors(_ text: String) -> [String?] {
    var colors: [String?] = []
    var code = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\u{1B}" {
        let end = rest.firstIndex(of: "m") ?? rest.endIndex
        let codes = rest[rest.index(after: rest.startIndex)..<end]
        if !codes.hasPrefix("48"), !codes.hasPrefix("4"), !codes.hasPrefix("10") {
          code = String(codes)
        }
        rest = rest[rest.index(after: end)...]
      } else {
        colors.append(character == " " || character == "░" ? nil : code)
      }
    }
    return colors
  }
}

@Suite("A terminal's colours")
struct ColorDepthTests {
  private func depth(_ variables: [String: String]) -> ColorDepth {
    ColorDepth { variables[$0] }
  }

  @Test("follow what the terminal says of itself")
  func depths() {
    #expect(depth(["TERM": "xterm-256color", "COLORTERM": "truecolor"]) == .trueColor)
    #expect(depth(["TERM": "foot", "COLORTERM": "24bit"]) == .trueColor)
    #expect(depth(["TERM": "xterm-direct"]) == .trueColor)
    #expect(depth(["TERM": "screen-256color"]) == .ansi256)
    #expect(depth(["TERM": "xterm-256color", "COLORTERM": "yes"]) == .ansi256)
    #expect(depth(["TERM": "linux"]) == .ansi16)
    #expect(depth(["TERM": ""]) == .none)
    #expect(depth([:]) == .none)
  }

  @Test("are none where none are wanted")
  func none() {
    #expect(depth(["TERM": "dumb", "COLORTERM": "truecolor"]) == .none)
    #expect(
      depth(["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"]) == .none)
    #expect(depth(["TERM": "xterm-256color", "NO_COLOR": ""]) == .ansi256)
    #expect(ColorDepth.none < .ansi16 && ColorDepth.ansi256 < .trueColor)
  }

  @Test("lie on dark, unless the terminal says otherwise")
  func appearance() {
    #expect(Appearance(terminalColors: "0;15") == .light)
    #expect(Appearance(terminalColors: "0;default;7") == .light)
    for dark in ["15;0", "15;8", "", "x", nil] {
      #expect(Appearance(terminalColors: dark) == .dark)
    }
  }
}
