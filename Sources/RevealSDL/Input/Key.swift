/// A key that does something.
package enum Key: Hashable, Sendable {
  /// A digit, by its place on the keyboard.
  case digit(Int)
  /// A letter or mark, by what is printed on it; letters in lower case.
  case character(Character)
  /// A function key, from 1.
  case function(Int)
  /// The arrows, by where they point.
  case left, right, up, down
  /// The other keys of a keyboard's middle.
  case pageUp, pageDown, home, end
  /// The keys that act.
  case tab, space, enter, escape

  /// The names that SDL gives to the keys without a character.
  private static let named: [String: Key] = [
    "left": .left, "right": .right, "up": .up, "down": .down, "pageup": .pageUp,
    "pagedown": .pageDown, "home": .home, "end": .end, "tab": .tab, "space": .space,
    "return": .enter, "enter": .enter, "escape": .escape, "esc": .escape,
  ]

  /// The key of a name as SDL writes it: `2`, `R`, `PageUp`, `F2`, `?`; case does not matter.
  package init?(named name: some StringProtocol) {
    guard name.utf8.allSatisfy({ $0 < 128 }) else { return nil }
    let lower = name.lowercased()
    if let key = Self.named[lower] {
      self = key
    } else if lower.count > 1, lower.first == "f", let number = Int(lower.dropFirst()),
      (1...12).contains(number)
    {
      self = .function(number)
    } else if lower.count == 1, let character = lower.first {
      self = character.wholeNumberValue.map(Key.digit) ?? .character(character)
    } else {
      return nil
    }
  }
}

/// A key with what was held down beside it.
package struct KeyPress: Hashable, Sendable {
  /// The key.
  package var key: Key
  /// Whether Shift was held.
  package var isShifted: Bool
  /// Whether Ctrl was held.
  package var isControlled: Bool
  /// Whether the press is one of a key held down.
  package var isRepeat: Bool

  /// Makes a press.
  package init(
    _ key: Key, isShifted: Bool = false, isControlled: Bool = false, isRepeat: Bool = false
  ) {
    self.key = key
    self.isShifted = isShifted
    self.isControlled = isControlled
    self.isRepeat = isRepeat
  }

  /// The press that a name describes, like `2`, `Shift+Tab` or `Ctrl+Q`; nil where it is none.
  package init?(named name: some StringProtocol) {
    var parts = name.split(separator: "+", omittingEmptySubsequences: true)
    guard let last = parts.popLast(), let key = Key(named: last) else { return nil }
    self.init(key)
    for part in parts {
      switch part.lowercased() {
      case "shift": isShifted = true
      case "ctrl", "control": isControlled = true
      default: return nil
      }
    }
  }
}
