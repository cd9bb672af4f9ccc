import RevealCore
import RevealSDL

/// What is wrong with a line, and what would be right.
struct ScriptSyntaxError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Script.Command {
  /// The forms that a line can have, for messages.
  private static let forms = "key, click, drag, resize, wait, shot and expect"

  init(_ words: [Substring], controls: [String: Control]) throws(ScriptSyntaxError) {
    let verb = words.first ?? ""
    let arguments = Array(words.dropFirst())
    switch verb {
    case "key": self = try Self.key(arguments)
    case "click": self = try Self.click(arguments, controls)
    case "drag": self = try Self.drag(arguments)
    case "resize": self = try Self.resize(arguments)
    case "wait": self = try Self.wait(arguments)
    case "shot": self = try Self.shot(arguments)
    case "expect": self = try Self.expect(arguments)
    default: throw ScriptSyntaxError("\"\(verb)\" is no step; there are \(Self.forms)")
    }
  }

  private static func key(_ words: [Substring]) throws(ScriptSyntaxError) -> Self {
    guard words.count == 1, let press = KeyPress(named: words[0]) else {
      throw ScriptSyntaxError(
        "\"\(words.joined(separator: " "))\" is no key; write one like: key 2, key Ctrl+Q, "
          + "key PageUp")
    }
    return .key(press)
  }

  private static func click(
    _ words: [Substring], _ controls: [String: Control]
  ) throws(ScriptSyntaxError) -> Self {
    let name = words.joined(separator: " ")
    guard let control = controls[name.lowercased()] else {
      let names = controls.keys.sorted().joined(separator: ", ")
      throw ScriptSyntaxError("there is no control \"\(name)\"; there are \(names)")
    }
    return .click(control, title: name)
  }

  private static func drag(_ words: [Substring]) throws(ScriptSyntaxError) -> Self {
    guard words.count == 3, words[0].lowercased() == "slider",
      let start = number(words[1], in: -100...100), let end = number(words[2], in: -100...100)
    else {
      throw ScriptSyntaxError("a drag is written like: drag slider 0.25 0.80")
    }
    return .dragSlider(from: start, to: end)
  }

  private static func resize(_ words: [Substring]) throws(ScriptSyntaxError) -> Self {
    guard words.count == 2, let width = number(words[0], in: 1...16_384),
      let height = number(words[1], in: 1...16_384)
    else {
      throw ScriptSyntaxError("a size is two numbers of points in 1…16384, like: resize 800 300")
    }
    return .resize(Size(width: width, height: height))
  }

  private static func wait(_ words: [Substring]) throws(ScriptSyntaxError) -> Self {
    guard words.count == 1, let seconds = number(words[0], in: 0...1_000_000) else {
      throw ScriptSyntaxError("a wait is a number of seconds in 0…1000000, like: wait 0.125")
    }
    return .wait(seconds)
  }

  /// A picture stays in the folder that it is meant for.
  private static func shot(_ words: [Substring]) throws(ScriptSyntaxError) -> Self {
    guard words.count == 1, words[0].hasSuffix(".png"), !words[0].hasPrefix("/"),
      !words[0].split(separator: "/").contains(".."), !words[0].hasSuffix("/.png"),
      words[0] != ".png"
    else {
      throw ScriptSyntaxError(
        "a shot is a name ending in .png inside the output folder, like: shot middle.png")
    }
    return .shot(String(words[0]))
  }

  private static func expect(_ words: [Substring]) throws(ScriptSyntaxError) -> Self {
    let range = -1e6...1e6
    guard words.count == 2 || words.count == 4,
      let figure = Script.Figure(rawValue: String(words[0])),
      let value = number(words[1], in: range)
    else {
      throw ScriptSyntaxError(
        "an expectation is written like: expect progress 0.5, expect shown 0.4 ± 0.001")
    }
    guard words.count == 4 else { return .expect(figure, value, tolerance: 1e-9) }
    guard words[2] == "±" || words[2] == "+-", let tolerance = number(words[3], in: 0...1e6) else {
      throw ScriptSyntaxError("a tolerance is written like: expect shown 0.4 ± 0.001")
    }
    return .expect(figure, value, tolerance: tolerance)
  }

  private static func number(_ word: Substring, in range: ClosedRange<Double>) -> Double? {
    Double(word).flatMap { range.contains($0) ? $0 : nil }
  }
}
