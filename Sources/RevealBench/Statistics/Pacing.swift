import RevealCore

/// What rate of frames was asked for, and what came.
package struct Pacing: Hashable, Sendable {
  /// Frames come as asked where the rate is within this part of it.
  package static let tolerance = 0.02

  /// What was asked for.
  package let requested: Pace
  /// The rate that was asked for, in hertz; nil where frames are not held back.
  package let requestedHertz: Double?
  /// The rate that came: the inverse of the median frame time.
  package let effectiveHertz: Figure

  /// Measures frame times in milliseconds against what was asked for.
  package init(_ times: Sample, requested: Pace, requestedHertz: Double?) {
    self.requested = requested
    self.requestedHertz = requestedHertz
    let median = Figure(needing: 1, of: times.count) { times.median }
    effectiveHertz =
      median.value == 0 ? .missing("the frames took no time") : median.map { 1_000 / $0 }
  }

  /// Whether frames came as asked; nil where nothing was asked, or nothing came.
  package var isKept: Bool? {
    guard let requestedHertz, let hertz = effectiveHertz.value else { return nil }
    return abs(hertz / requestedHertz - 1) <= Self.tolerance
  }

  /// Both in words: "vsync (60.00 Hz), came at 62.50 Hz".
  package var text: String {
    let rate = requestedHertz.map { " (\(DecimalText.string($0, places: 2)) Hz)" } ?? ""
    let asked = requested == .vsync ? "vsync\(rate)" : requested.text
    guard let hertz = effectiveHertz.value else { return "\(asked), no frames came" }
    let came = "at \(DecimalText.string(hertz, places: hertz < 1_000 ? 2 : 0)) Hz"
    return isKept == false ? "\(asked), but came \(came)" : "\(asked), came \(came)"
  }
}

extension Pacing: Codable {
  /// Writes both rates, and whether they agree.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(requested, forKey: .requested)
    try container.encode(requestedHertz, forKey: .requestedHertz)
    try container.encode(effectiveHertz.value, forKey: .effectiveHertz)
    try container.encodeIfPresent(effectiveHertz.reason, forKey: .unavailable)
    try container.encode(isKept, forKey: .isKept)
  }

  /// Reads what was written.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    requested = try container.decode(Pace.self, forKey: .requested)
    requestedHertz = try container.decode(Double?.self, forKey: .requestedHertz)
    let reason = try container.decodeIfPresent(String.self, forKey: .unavailable)
    effectiveHertz =
      try container.decode(Double?.self, forKey: .effectiveHertz).map(Figure.init)
      ?? .missing(reason ?? "not given")
  }

  private enum CodingKeys: String, CodingKey {
    case requested, unavailable
    case requestedHertz = "requested_hz"
    case effectiveHertz = "effective_hz"
    case isKept = "kept"
  }
}
