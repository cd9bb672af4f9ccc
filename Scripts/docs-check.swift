// Checks that every public symbol is documented, and in a group of the landing page.
//
// usage: docs-check LANDING-PAGE SYMBOL-GRAPH...
import Foundation

/// What the compiler tells of a module; of that, what is asked here.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Comment: Decodable {
      struct Line: Decodable { var text: String }
      var lines: [Line]
    }
    struct Location: Decodable {
      struct Position: Decodable { var line: Int }
      var uri: String
      var position: Position
    }
    var pathComponents: [String]
    var docComment: Comment?
    /// Where it is written; nil for what the compiler makes.
    var location: Location?
  }
  var symbols: [Symbol]
}

/// A page as docc renders it.
struct Page: Decodable {
  struct Topics: Decodable {
    var title: String?
    /// Whether nobody has put these in a group.
    var generated: Bool?
    var identifiers: [String]
  }
  var topicSections: [Topics]
}

func read<Value: Decodable>(_ path: String) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
}

extension SymbolGraph.Symbol {
  /// What is wrong with the documentation; nil where nothing is.
  var complaint: String? {
    let text = docComment?.lines.map(\.text) ?? []
    let summary = text.prefix { !$0.isEmpty }.joined(separator: " ")
    if summary.isEmpty { return "has no documentation" }
    if summary.last != "." { return "has a summary that is no sentence" }
    return nil
  }
}

@main
enum Check {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let landingPage = arguments.first else { exit(2) }
    var failures = 0
    func complain(_ text: String) {
      failures += 1
      FileHandle.standardError.write(Data("docs: \(text)\n".utf8))
    }

    var count = 0
    for path in arguments.dropFirst() {
      let graph: SymbolGraph = try read(path)
      for symbol in graph.symbols {
        guard let location = symbol.location else { continue }
        count += 1
        guard let complaint = symbol.complaint else { continue }
        let file = URL(string: location.uri)?.path ?? location.uri
        complain(
          "\(file):\(location.position.line + 1): "
            + "\(symbol.pathComponents.joined(separator: ".")) \(complaint)")
      }
    }

    let page: Page = try read(landingPage)
    for topics in page.topicSections where topics.generated == true {
      for identifier in topics.identifiers {
        let name = identifier.split(separator: "/").last ?? ""
        complain("\(name) is in no group of the landing page")
      }
    }
    guard failures == 0 else { exit(1) }
    print("docs: \(count) public symbols, each documented; each top-level one in a group")
  }
}
