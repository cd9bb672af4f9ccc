import RevealCore
import RevealSDL

/// What a person would do with the demo, step by step, on a virtual clock.
package struct Script: Hashable, Sendable {
  /// One line of a script.
  package struct Step: Hashable, Sendable {
    /// The line's number, from 1.
    package let line: Int
    /// What is done.
    package let command: Command
  }

  /// What a step can do.
  package enum Command: Hashable, Sendable {
    /// Presses a key and lets it go.
    case key(KeyPress)
    /// Clicks a control in its middle; the title is as the script has it.
    case click(Control, title: String)
    /// Drags the slider from one fraction to another; beyond 0…1 is beyond its ends.
    case dragSlider(from: Double, to: Double)
    /// Gives the window a size in points.
    case resize(Size)
    /// Lets seconds pass.
    case wait(Double)
    /// Writes what the window shows.
    case shot(String)
    /// Compares a figure with what it should be.
    case expect(Figure, Double, tolerance: Double)
  }

  /// A figure that a script can ask for.
  package enum Figure: String, Hashable, Sendable {
    /// The model's progress.
    case progress
    /// The presented fraction.
    case shown
  }

  /// The steps in order.
  package let steps: [Step]

  /// Reads a script; `#` begins a comment, and `controls` are the names of what can be clicked.
  package init(_ text: String, controls: [String: Control]) throws(ScriptError) {
    var steps: [Step] = []
    // A file from elsewhere may begin with a byte order mark.
    let lines = text.drop { $0 == "\u{FEFF}" }.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = Self.words(in: line)
      guard !words.isEmpty else { continue }
      do throws(ScriptSyntaxError) {
        steps.append(Step(line: index + 1, command: try Command(words, controls: controls)))
      } catch {
        throw ScriptError(line: index + 1, problem: error.description)
      }
    }
    self.steps = steps
  }

  /// Whether the script writes pictures.
  package var hasShots: Bool {
    steps.contains { if case .shot = $0.command { true } else { false } }
  }

  /// The words of a line before its comment; a key named "#" is none that anybody presses.
  private static func words(in line: Substring) -> [Substring] {
    line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
  }
}

/// A script that cannot be read, or that found something other than it expects.
package struct ScriptError: Error, Hashable, CustomStringConvertible {
  /// The line's number, from 1.
  package let line: Int
  /// What is wrong, and what would be right.
  package let problem: String

  /// The line and what is wrong there.
  package var description: String { "line \(line): \(problem)" }
}
