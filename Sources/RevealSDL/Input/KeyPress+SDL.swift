import CSDL2

extension KeyPress {
  /// Reads a keyboard event: digits and arrows by place, letters by what is printed on the key.
  init?(_ event: SDL_KeyboardEvent) {
    guard let key = Key(event.keysym) else { return nil }
    let modifiers = UInt32(event.keysym.mod)
    self.init(
      key,
      isShifted: modifiers & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0,
      isControlled: modifiers & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0,
      isRepeat: event.repeat != 0)
  }
}

extension Key {
  private static let byScancode: [UInt32: Key] = [
    SDL_SCANCODE_LEFT.rawValue: .left, SDL_SCANCODE_RIGHT.rawValue: .right,
    SDL_SCANCODE_UP.rawValue: .up, SDL_SCANCODE_DOWN.rawValue: .down,
    SDL_SCANCODE_PAGEUP.rawValue: .pageUp, SDL_SCANCODE_PAGEDOWN.rawValue: .pageDown,
    SDL_SCANCODE_HOME.rawValue: .home, SDL_SCANCODE_END.rawValue: .end,
    SDL_SCANCODE_TAB.rawValue: .tab, SDL_SCANCODE_SPACE.rawValue: .space,
    SDL_SCANCODE_RETURN.rawValue: .enter, SDL_SCANCODE_KP_ENTER.rawValue: .enter,
    SDL_SCANCODE_ESCAPE.rawValue: .escape, SDL_SCANCODE_0.rawValue: .digit(0),
    SDL_SCANCODE_KP_0.rawValue: .digit(0),
  ]

  init?(_ keysym: SDL_Keysym) {
    let code = keysym.scancode.rawValue
    if let key = Self.byScancode[code] {
      self = key
    } else if let digit = Self.offset(code, SDL_SCANCODE_1, SDL_SCANCODE_9)
      ?? Self.offset(code, SDL_SCANCODE_KP_1, SDL_SCANCODE_KP_9)
    {
      self = .digit(digit + 1)
    } else if let function = Self.offset(code, SDL_SCANCODE_F1, SDL_SCANCODE_F12) {
      self = .function(function + 1)
    } else if let scalar = Unicode.Scalar(UInt32(bitPattern: keysym.sym)), scalar.isASCII,
      keysym.sym > 32
    {
      // With text input off SDL reports the unshifted key; "?" is "/" with Shift on most layouts.
      let isShifted = keysym.mod & 0x3 != 0
      self = .character(scalar == "/" && isShifted ? "?" : Character(scalar))
    } else {
      return nil
    }
  }

  private static func offset(
    _ code: UInt32, _ first: SDL_Scancode, _ last: SDL_Scancode
  ) -> Int? {
    code >= first.rawValue && code <= last.rawValue ? Int(code - first.rawValue) : nil
  }
}
