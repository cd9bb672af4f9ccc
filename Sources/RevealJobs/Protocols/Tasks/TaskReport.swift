import RevealCore

/// A line of JSON about a task.
///
/// | member | meaning |
/// |---|---|
/// | `"task"` | the name, a text; has to be there |
/// | `"value"` | a number in 0…1, or null, which is indeterminate |
/// | `"total"` | what `"value"` is a part of; 1 where it is not there |
/// | `"label"` | what the task is doing |
/// | `"done"` | true where it is done |
/// | `"failed"` | why it failed, or true |
///
/// Other members are passed over; the last of a name counts. A line that is no whole object says
/// nothing.
struct TaskReport {
  let name: Bytes
  private(set) var progress: Progress?
  private(set) var label: Bytes?
  private(set) var isDone = false
  private(set) var failure: Bytes?

  init?(_ line: Bytes) {
    guard var members = JSONMembers(line) else { return nil }
    var name: Bytes?
    var value: JSONMembers.Value?
    var total = 1.0
    while let (key, member) = members.next() {
      switch member {
      case .string(let text) where key.equals("task"): name = text
      case .string(let text) where key.equals("label"): label = text
      case .string(let text) where key.equals("failed"): failure = text
      case .bool(true) where key.equals("failed"): failure = key.prefix(0)
      case .bool(let isDone) where key.equals("done"): self.isDone = isDone
      case .number(let number) where key.equals("total"): total = number
      case .number, .null:
        if key.equals("value") { value = member }
      default: break
      }
    }
    guard members.isComplete, let name else { return nil }
    self.name = name
    switch value {
    case .number(let number): progress = Progress(value: number, total: total)
    case .null: progress = .indeterminate
    default: break
    }
  }
}
