/// How charts look: the product's colours, light and dark, with no variables, which not every
/// program that draws SVG knows.
enum ChartStyle {
  static let sheet: StaticString = """
    .chart text { font-family: system-ui, -apple-system, "Segoe UI", Cantarell, "Noto Sans",
      "DejaVu Sans", sans-serif; font-size: 12px; font-variant-numeric: tabular-nums;
      fill: #6e6e73; }
    .chart .name { fill: #1d1d1f; }
    .chart .strong { fill: #1d1d1f; font-weight: 600; }
    .chart .small { font-size: 11px; }
    .chart .paper { fill: #ffffff; }
    .chart .in-draw, .chart .in-present { fill: #ffffff; }
    .chart .grid { stroke: #e5e5ea; stroke-width: 1; fill: none; }
    .chart .base { stroke: #c7c7cc; stroke-width: 1; fill: none; }
    .chart .budget { stroke: #d70015; stroke-width: 1.25; stroke-dasharray: 5 3; fill: none; }
    .chart .budget-label { fill: #d70015; }
    .chart .reveal { color: #007aff; }
    .chart .repaint { color: #af52de; }
    .chart .geometry { color: #ff9500; }
    .chart .compressed { color: #8e8e93; }
    .chart .other { color: #5856d6; }
    .chart .events { color: #c9c8f2; }
    .chart .update { color: #a09ee8; }
    .chart .draw { color: #5856d6; }
    .chart .present { color: #2f2d91; }
    .chart .fill { fill: currentColor; stroke: none; }
    .chart .band { fill: currentColor; fill-opacity: 0.28; stroke: none; }
    .chart .line { fill: none; stroke: currentColor; stroke-width: 1.75;
      stroke-linejoin: round; stroke-linecap: round; }
    .chart .thin { fill: none; stroke: currentColor; stroke-width: 1; stroke-linejoin: round; }
    .chart .range { fill: none; stroke: #1d1d1f; stroke-width: 1.25; }
    @media screen and (prefers-color-scheme: dark) {
      .chart text { fill: #a1a1a6; }
      .chart .name, .chart .strong { fill: #f5f5f7; }
      .chart .paper { fill: #1e1e1e; }
      .chart .in-draw, .chart .in-present { fill: #1e1e1e; }
      .chart .grid { stroke: #323234; }
      .chart .base { stroke: #545458; }
      .chart .budget { stroke: #ff6961; }
      .chart .budget-label { fill: #ff6961; }
      .chart .reveal { color: #0a84ff; }
      .chart .repaint { color: #bf5af2; }
      .chart .geometry { color: #ff9f0a; }
      .chart .compressed { color: #98989d; }
      .chart .other { color: #7d7aff; }
      .chart .events { color: #3b3a80; }
      .chart .update { color: #5452b8; }
      .chart .draw { color: #7d7aff; }
      .chart .present { color: #c3c2ff; }
      .chart .range { stroke: #f5f5f7; }
    }

    """

  /// The class that gives a technique its colour.
  static func colorClass(of technique: Technique) -> String {
    Technique.compared.contains(technique) ? technique.rawValue : "other"
  }

  /// How a technique's line is dashed, so that colour is not all that tells lines apart.
  static func dashes(of technique: Technique) -> String {
    switch technique {
    case .repaint: "7 3"
    case .geometry: "2 4"
    case .compressed: "9 3 2 3"
    default: "none"
    }
  }
}
