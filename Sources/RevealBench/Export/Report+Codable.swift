extension Report: Codable {
  private enum CodingKeys: String, CodingKey {
    case schemaVersion, tool, version, environment, settings, runs, emptyFrame, notes, methods
    case isPartial = "partial"
  }

  /// Writes the report with its schema's version, and how its figures are defined.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schemaVersion, forKey: .schemaVersion)
    try container.encode("gradient-reveal", forKey: .tool)
    try container.encode(version, forKey: .version)
    try container.encode(isPartial, forKey: .isPartial)
    try container.encode(environment, forKey: .environment)
    try container.encode(settings, forKey: .settings)
    try container.encode(emptyFrame, forKey: .emptyFrame)
    try container.encode(notes, forKey: .notes)
    try container.encode(Method.byKey, forKey: .methods)
    try container.encode(runs, forKey: .runs)
  }

  /// Reads what was written.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      version: try container.decode(String.self, forKey: .version),
      environment: try container.decode(Environment.self, forKey: .environment),
      settings: try container.decode(Settings.self, forKey: .settings),
      runs: try container.decode([Run].self, forKey: .runs),
      emptyFrame: try container.decodeIfPresent(Distribution.self, forKey: .emptyFrame),
      isPartial: try container.decode(Bool.self, forKey: .isPartial),
      notes: try container.decode([String].self, forKey: .notes))
  }
}

extension Run: Codable {
  private enum CodingKeys: String, CodingKey {
    case technique, renderer, repetition, discardedFrames, summary, frames
  }

  /// Writes the run; its frames only where there are any.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(technique, forKey: .technique)
    try container.encode(renderer, forKey: .renderer)
    try container.encode(repetition, forKey: .repetition)
    try container.encode(discardedFrames, forKey: .discardedFrames)
    try container.encode(summary, forKey: .summary)
    if !frames.isEmpty { try container.encode(FrameColumns(frames), forKey: .frames) }
  }

  /// Reads what was written.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      technique: try container.decode(Technique.self, forKey: .technique),
      renderer: try container.decode(String.self, forKey: .renderer),
      repetition: try container.decode(Int.self, forKey: .repetition),
      discardedFrames: try container.decode(Int.self, forKey: .discardedFrames),
      frames: try container.decodeIfPresent(FrameColumns.self, forKey: .frames)?.frames() ?? [],
      summary: try container.decode(Summary.self, forKey: .summary))
  }
}
