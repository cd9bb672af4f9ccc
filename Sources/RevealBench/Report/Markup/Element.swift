/// An element of HTML or SVG.
///
/// Whatever is put into it is escaped, so a tree is always well-formed.
package struct Element: Hashable, Sendable {
  /// What an element may have inside.
  package enum Node: Hashable, Sendable {
    /// Text, escaped when it is written.
    case text(String)
    /// Another element.
    case element(Element)
    /// A style sheet of the program's own, which HTML takes as it is: never text from elsewhere.
    case style(String)
  }

  /// The name.
  package let name: String
  /// The attributes, in their order.
  package private(set) var attributes: [Attribute]
  /// What is inside.
  package private(set) var children: [Node]

  /// A name and a value.
  package struct Attribute: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let value: String
  }

  /// Makes an element.
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [Element] = []
  ) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0.key, value: $0.value) }
    self.children = children.map(Node.element)
  }

  /// Makes an element with text inside.
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String
  ) {
    self.init(name, attributes)
    children = [.text(text)]
  }

  /// Makes a style sheet.
  package init(styleSheet: StaticString) {
    self.init("style")
    children = [.style("\(styleSheet)")]
  }

  /// The same element with one more inside.
  package func adding(_ child: Element) -> Element { adding([child]) }

  /// The same element with more inside.
  package func adding(_ more: [Element]) -> Element {
    var element = self
    element.children += more.map(Node.element)
    return element
  }

  /// The same element with one more inside, before all else.
  package func inserting(_ child: Element) -> Element {
    var element = self
    element.children.insert(.element(child), at: 0)
    return element
  }

  /// The same element with text added.
  package func adding(text: String) -> Element {
    var element = self
    element.children.append(.text(text))
    return element
  }

  /// The same element with one more attribute.
  package func setting(_ name: String, _ value: String) -> Element {
    var element = self
    element.attributes.append(Attribute(name: name, value: value))
    return element
  }
}

extension Element {
  /// Elements that HTML does not close by a tag of their own.
  private static let void: Set<String> = ["meta", "br", "hr", "col", "link", "img"]

  /// Elements that start on a line of their own, so that the file can be read.
  private static let block: Set<String> = [
    "html", "head", "body", "meta", "title", "style", "main", "header", "footer", "section",
    "figure", "figcaption", "table", "thead", "tbody", "tr", "svg", "g", "h1", "h2", "dl", "p",
  ]

  /// The element as text.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    if Self.block.contains(name), !text.isEmpty { text += "\n" }
    text += "<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
    }
    guard !children.isEmpty || !(Self.void.contains(name) || Self.isShape(name)) else {
      text += "/>"
      return
    }
    text += ">"
    for child in children {
      switch child {
      case .text(let string): text += Self.escaped(string)
      case .element(let element): element.write(to: &text)
      case .style(let sheet): text += "\n\(sheet)"
      }
    }
    text += "</\(name)>"
  }

  /// SVG's shapes, which HTML too lets close themselves.
  private static func isShape(_ name: String) -> Bool {
    ["path", "line", "rect", "circle", "polyline", "stop"].contains(name)
  }

  /// Text in which nothing is markup, and no character is one that XML forbids.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value),
        "\u{FFFE}", "\u{FFFF}":
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
