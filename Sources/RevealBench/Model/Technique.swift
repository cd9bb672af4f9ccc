/// A way of showing progress, by its name.
package struct Technique: Hashable, Sendable, RawRepresentable, Codable {
  /// The name.
  package let rawValue: String

  /// Makes a technique of any name, such as "demo" for frames that a person caused.
  package init(rawValue: String) { self.rawValue = rawValue }

  /// A cached picture, of which the part that is reached is copied.
  package static let reveal = Technique(rawValue: "reveal")
  /// The gradient is painted and uploaded for every frame.
  package static let repaint = Technique(rawValue: "repaint")
  /// Coloured triangles for every frame.
  package static let geometry = Technique(rawValue: "geometry")
  /// The naive bar: a gradient of the mask's width.
  package static let compressed = Technique(rawValue: "compressed")

  /// The techniques that a benchmark compares, in the order to show them in.
  package static let compared: [Technique] = [.reveal, .repaint, .geometry, .compressed]
}
