import RevealCore

/// The paper of a chart: its size, its words for those who do not see it, and how marks get onto it.
struct ChartSheet {
  /// The width of all charts.
  static let width = 880.0

  private var marks: [Element] = []
  private let height: Double
  private let title: String
  private let description: String

  init(height: Double, title: String, description: String) {
    self.height = height
    self.title = title
    self.description = description
  }

  mutating func add(_ element: Element) { marks.append(element) }

  /// Text; `anchor` is start, middle or end.
  mutating func text(
    _ text: String, x: Double, y: Double, anchor: String = "start", style: String = ""
  ) {
    let place = Element(
      "text", ["x": Self.number(x), "y": Self.number(y), "text-anchor": anchor], text: text)
    add(style.isEmpty ? place : place.setting("class", style))
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, style: String) {
    add(
      Element(
        "line",
        [
          "class": style, "x1": Self.number(x1), "y1": Self.number(y1), "x2": Self.number(x2),
          "y2": Self.number(y2),
        ]))
  }

  mutating func rect(
    x: Double, y: Double, width: Double, height: Double, radius: Double = 0, style: String
  ) {
    let rect = Element(
      "rect",
      [
        "class": style, "x": Self.number(x), "y": Self.number(y),
        "width": Self.number(max(width, 0)), "height": Self.number(max(height, 0)),
      ])
    add(radius > 0 ? rect.setting("rx", Self.number(radius)) : rect)
  }

  /// A path through points.
  mutating func path(
    _ points: [(x: Double, y: Double)], isClosed: Bool = false, style: String,
    dashes: String = "none"
  ) {
    guard let first = points.first else { return }
    var data = "M\(Self.number(first.x)) \(Self.number(first.y))"
    for point in points.dropFirst() { data += "L\(Self.number(point.x)) \(Self.number(point.y))" }
    let path = Element("path", ["class": style, "d": data + (isClosed ? "Z" : "")])
    add(dashes == "none" ? path : path.setting("stroke-dasharray", dashes))
  }

  /// The chart with all that was added.
  func element(id: String) -> Element {
    let box = "0 0 \(Self.number(Self.width)) \(Self.number(height))"
    let svg = Element(
      "svg",
      [
        "class": "chart", "viewBox": box, "width": Self.number(Self.width),
        "height": Self.number(height), "role": "img",
        "aria-labelledby": "\(id)-title \(id)-description",
      ])
    let paper = Element(
      "rect",
      ["class": "paper", "width": Self.number(Self.width), "height": Self.number(height)])
    return svg.adding([
      Element("title", ["id": "\(id)-title"], text: title),
      Element("desc", ["id": "\(id)-description"], text: description), paper,
    ]).adding(marks)
  }

  /// A coordinate: two decimals are finer than any eye.
  static func number(_ value: Double) -> String { NumberText.short(value, places: 2) }
}
