import RevealCore
import Testing

@testable import RevealSDL

@Suite("The monotonic clock")
struct MonotonicClockTests {
  @Test("never goes back")
  func monotone() {
    let clock = MonotonicClock()
    var last = clock.now
    for _ in 0..<10_000 {
      let now = clock.now
      #expect(now >= last)
      last = now
    }
    #expect(last.nanoseconds > 0)
  }
}

@Suite("What the desktop says")
struct DesktopSettingsTests {
  @Test(
    "is taken from the portal's numbers",
    arguments: [
      ("color-scheme", 0, nil, nil, nil), ("color-scheme", 1, .dark, nil, nil),
      ("color-scheme", 2, .light, nil, nil), ("color-scheme", 3, nil, nil, nil),
      ("color-scheme", .max, nil, nil, nil), ("contrast", 0, nil, nil, nil),
      ("contrast", 1, nil, .high, nil), ("contrast", 2, nil, nil, nil),
      ("reduced-motion", 0, nil, nil, nil), ("reduced-motion", 1, nil, nil, true),
      ("accent-color", 1, nil, nil, nil), ("", 1, nil, nil, nil),
    ] as [(String, UInt32, Appearance?, Contrast?, Bool?)])
  func take(
    _ key: String, _ value: UInt32, _ appearance: Appearance?, _ contrast: Contrast?,
    _ reducesMotion: Bool?
  ) {
    var settings = DesktopSettings()
    settings.take(key, value)
    #expect(settings.appearance == appearance)
    #expect(settings.contrast == contrast)
    #expect(settings.reducesMotion == reducesMotion)
  }

  @Test("adds up, and an unknown value takes nothing back")
  func several() {
    var settings = DesktopSettings()
    settings.take("color-scheme", 1)
    settings.take("contrast", 1)
    settings.take("color-scheme", 7)
    #expect(settings.appearance == .dark)
    #expect(settings.contrast == .high)
  }
}

@Suite("What is missing from the machine")
struct EnvironmentErrorTests {
  static let errors: [EnvironmentError] = [
    .noDisplay(reason: "no reason"), .sdl(operation: "opening a window", reason: "no memory"),
    .noRenderer(name: "none", available: ["opengl", "software"], reason: "no reason"),
    .noAssets(searched: ["/a", "/b"]), .brokenAsset(path: "/a/b.txt", reason: "no such file"),
  ]

  @Test("is told in one line", arguments: errors)
  func oneLine(_ error: EnvironmentError) {
    #expect(!error.description.contains("\n"))
    #expect(!error.description.hasSuffix("."))
  }

  @Test("is told with what to set, to use or to install")
  func advice() {
    #expect("\(Self.errors[0])".contains("DISPLAY"))
    #expect("\(Self.errors[0])".contains("--headless"))
    #expect("\(Self.errors[2])".contains("available: opengl software"))
    #expect("\(Self.errors[3])".contains("GRADIENT_REVEAL_ASSETS"))
    #expect("\(Self.errors[4])" == "/a/b.txt: no such file")
  }
}
