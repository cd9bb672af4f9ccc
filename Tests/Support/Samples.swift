import RevealCore

/// Paints that tests draw with; they do not change when a palette does.
package enum Samples {
  /// Blue, purple, orange, in the classic light colours.
  package static let light = evenly("007aff", "af52de", "ff9500")
  /// The same in the classic dark colours.
  package static let dark = evenly("0a84ff", "bf5af2", "ff9f0a")
  /// The same in the light colours of increased contrast.
  package static let highContrast = evenly("0040dd", "8944ab", "c93400")
  /// Three bands with nothing between them.
  package static let hardEdges = Gradient(stops: [
    .init(color: color("ff3b30"), location: 0), .init(color: color("ff3b30"), location: 0.3),
    .init(color: color("34c759"), location: 0.3), .init(color: color("34c759"), location: 0.7),
    .init(color: color("007aff"), location: 0.7), .init(color: color("007aff"), location: 1),
  ])
  /// From a tint to a solid colour: opacity and colour both change.
  package static let translucent = Gradient(stops: [
    .init(color: color("ff950040")), .init(color: color("af52dec0")), .init(color: color("007aff")),
  ])
  /// One colour.
  package static let solid = Gradient(solid: color("30b0c7"))
  /// Mixed evenly to the eye.
  package static let oklab = Gradient(
    stops: light.colors.map { .init(color: $0) }, space: .oklab)

  /// The track of the light and of the dark appearance: gray at 20 %.
  package static let track = color("8e8e9333")
  /// The dark window.
  package static let darkWindow = color("1e1e1e")

  /// Every gradient, with a name.
  package static let gradients: [(name: String, gradient: Gradient)] = [
    ("default", light), ("hard edges", hardEdges), ("translucent", translucent),
    ("one stop", solid), ("oklab", oklab),
  ]

  /// The colour of `rrggbb` or `rrggbbaa`.
  package static func color(_ hexadecimal: String) -> Color {
    guard case .literal(let color)? = try? ColorSpecification("#" + hexadecimal) else {
      preconditionFailure("no colour: \(hexadecimal)")
    }
    return color
  }

  private static func evenly(_ colors: String...) -> Gradient {
    Gradient(stops: colors.map { .init(color: color($0)) })
  }
}
