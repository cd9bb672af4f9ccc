import RevealCore

/// Reads lines about several tasks. Each line is, in this order, one of:
///
/// | line | meaning |
/// |---|---|
/// | `{"task": …}` | a JSON object, see ``TaskReport`` |
/// | `NAME`, a tab, and a line | a line of zenity's protocol about the task of that name |
/// | `N:` and a line | the same about the Nth declared task, from 1, as yad has it |
/// | a line of zenity's protocol | about the job as a whole |
///
/// A name that was not declared is a new task when it comes first. A line that starts with `#` is a
/// label, whatever tabs it has. Of a name the first 256 bytes count. Anything else says nothing.
struct TaskParser: SegmentParser {
  /// How many bytes of a name count.
  static let nameLimit = 256

  private var table = TaskTable()
  private var zenity = ZenityParser()
  private var text = LabelText()
  private let declared: [String]
  private let declaredCount: Int
  private var hasDeclared = false

  init(declared: [String]) {
    self.declared = declared.map { name in
      String(decoding: name.utf8.prefix(Self.nameLimit), as: UTF8.self)
    }
    declaredCount = min(declared.count, TaskTable.limit)
  }

  /// Reports the declared tasks, which are there before anything is said.
  mutating func begin(into sink: inout some JobSink) {
    guard !hasDeclared else { return }
    hasDeclared = true
    for name in declared {
      guard let number = table.declare(name.utf8) else { return }
      Array(name.utf8).withUnsafeBufferPointer {
        text.send($0[...], as: .name, task: number, to: &sink)
      }
    }
  }

  mutating func read(_ segment: Segment, into sink: inout some JobSink) {
    guard !segment.isCut else { return }
    let line = segment.bytes
    switch line.first {
    case UInt8(ascii: "{"): report(TaskReport(line), into: &sink)
    case UInt8(ascii: "#"): zenity.read(segment, into: &sink)
    default:
      if let tab = line.firstIndex(of: 0x09) {
        let rest = line[(tab + 1)...]
        guard let task = task(named: line[..<tab].trimmed, into: &sink) else { return }
        zenity.report(ZenityLine(rest), task: task, into: &sink)
      } else if let (task, rest) = numbered(line) {
        zenity.report(ZenityLine(rest), task: task, into: &sink)
      } else {
        zenity.read(segment, into: &sink)
      }
    }
  }

  private func numbered(_ line: Bytes) -> (task: Int, rest: Bytes)? {
    guard let number = ScannedNumber(startOf: line), number.rest.first == UInt8(ascii: ":"),
      !number.hasDecimals, number.value >= 1, number.value <= Double(declaredCount)
    else { return nil }
    return (Int(number.value) - 1, number.rest.dropFirst())
  }

  /// The number of a task, which is reported where it is new; nil where the name is empty.
  private mutating func task(named name: Bytes, into sink: inout some JobSink) -> Int? {
    let name = name.prefix(Self.nameLimit)
    guard !name.isEmpty, let (number, isNew) = table.number(of: name) else { return nil }
    if isNew { text.send(name, as: .name, task: number, to: &sink) }
    return number
  }

  private mutating func report(_ report: TaskReport?, into sink: inout some JobSink) {
    guard let report else { return }
    var name = LabelText()
    guard let task = name.withDecoded(json: report.name, { task(named: $0.trimmed, into: &sink) })
    else { return }
    if let progress = report.progress {
      sink.receive(.progress(progress, isProvisional: false), task: task)
      if progress.fractionCompleted == .one { sink.receive(.whole, task: task) }
    }
    if let label = report.label { text.send(json: label, task: task, to: &sink) }
    if let failure = report.failure {
      text.send(json: failure, as: .failure, task: task, to: &sink)
    } else if report.isDone {
      sink.receive(.done, task: task)
    }
  }
}
