import RevealBench

/// What all checks measured.
package struct CheckReport: Hashable, Sendable {
  /// What one check measured.
  package struct Line: Hashable, Sendable, Encodable {
    /// The check's name.
    package let name: String
    /// Whether the figure is as it should be.
    package let isPassed: Bool
    /// The measured figure, in words.
    package let figure: String

    private enum CodingKeys: String, CodingKey {
      case name
      case isPassed = "passed"
      case figure
    }
  }

  /// The mistake that was looked at; nil for the product as it is.
  package let fault: Fault?
  /// The checks in their order.
  package let lines: [Line]

  /// Makes a report.
  package init(fault: Fault?, lines: [Line]) {
    self.fault = fault
    self.lines = lines
  }

  /// Whether there are checks, and every one passed.
  package var isPassed: Bool { failed == 0 && !lines.isEmpty }

  /// How many checks passed.
  package var passed: Int { lines.count - failed }

  /// How many checks failed.
  package var failed: Int { lines.count { !$0.isPassed } }

  /// A line for each check, and the two sums.
  package var text: String {
    let width = lines.map(\.name.count).max() ?? 0
    let rows = lines.map { line in
      let gap = String(repeating: " ", count: width - line.name.count)
      return "\(line.isPassed ? "pass" : "fail")  \(line.name)\(gap)  \(line.figure)"
    }
    return (rows + ["\(passed) passed, \(failed) failed"]).joined(separator: "\n")
  }

  /// The same as JSON, its keys in alphabetical order.
  package func json() throws -> String { try JSONText.document(self) }
}

extension CheckReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case schema, fault, checks, passed, failed
  }

  /// Writes the report; the fault is there as null where there is none.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .schema)
    try container.encode(fault?.rawValue, forKey: .fault)
    try container.encode(lines, forKey: .checks)
    try container.encode(passed, forKey: .passed)
    try container.encode(failed, forKey: .failed)
  }
}
