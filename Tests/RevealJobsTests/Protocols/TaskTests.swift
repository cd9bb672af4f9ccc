import RevealCore
import Testing

@testable import RevealJobs

@Suite("Lines about tasks")
struct TaskTests {
  private static func name(_ name: String, _ task: Int) -> JobEvent {
    .text(name, .name, task: task)
  }

  @Test("of JSON name new tasks, in order")
  func json() {
    let lines = """
      {"task": "a", "value": 0.4, "label": "one"}
      {"label":"x\\ny \\u00e9 \\ud83d\\ude00","task":"b","value":null}
      {"task":"a","done":true}
      {"task":"b","failed":"no space\\tleft","value":4.5e-1}
      {"task":"b","failed":true}
      {"task":"c","value":3,"total":4,"extra":{"value":[1,"}"]}}

      """
    #expect(
      events(lines, as: .tasks(declared: [])) == [
        Self.name("a", 0), .percent(40, task: 0), .label("one", task: 0),
        Self.name("b", 1), .report(.progress(.indeterminate, isProvisional: false), task: 1),
        .label("x\ny é 😀", task: 1), .report(.done, task: 0),
        .percent(45, task: 1), .text("no space left", .failure, task: 1),
        .text("", .failure, task: 1), Self.name("c", 2), .percent(75, task: 2),
      ])
  }

  @Test(
    "of JSON say nothing where they are no whole object with a name",
    arguments: [
      "{", "{}", #"{"task":"a""#, #"{"task":"a"} x"#, #"{"task":5,"value":0.5}"#, #"{"value":0.5}"#,
      #"{"task":"a",}"#, #"{"task":"","value":1}"#, #"{"task":"a" "value":1}"#, #"{"task":"a\"}"#,
      #"{"task":"a","value":.5}"#, #"{"task":"a","value":tru}"#,
    ])
  func malformed(_ line: String) {
    #expect(events(line + "\n", as: .tasks(declared: [])).isEmpty)
  }

  @Test("keep values in 0…1, and say the whole")
  func range() {
    let lines =
      #"{"task":"a","value":-3}"# + "\n" + #"{"task":"a","value":1e300}"# + "\n"
      + #"{"task":"a","value":1e999}"# + "\n"
    #expect(
      events(lines, as: .tasks(declared: ["a"])) == [
        Self.name("a", 0), .percent(0, task: 0), .percent(100, task: 0),
        .report(.whole, task: 0), .report(.progress(.indeterminate, isProvisional: false), task: 0),
      ])
  }

  @Test("are zenity's after a name and a tab")
  func tabs() {
    #expect(
      events("copy files\t41%\ncopy files\t# a\tb\nother\tpulsate:\n", as: .tasks(declared: []))
        == [
          Self.name("copy files", 0), .percent(41, task: 0), .label("a b", task: 0),
          Self.name("other", 1), .pulsating(true, task: 1),
        ])
  }

  @Test("are yad's where bars were declared")
  func bars() {
    #expect(
      events("1:50\n2:#text\n2:100\n3:10\n0:10\n", as: .tasks(declared: ["A", "B"])) == [
        Self.name("A", 0), Self.name("B", 1), .percent(50, task: 0), .label("text", task: 1),
        .percent(100, task: 1), .report(.whole, task: 1),
      ])
    #expect(events("1:50\n", as: .tasks(declared: [])).isEmpty)
  }

  @Test("may be about the job as a whole")
  func wholeJob() {
    #expect(
      events("50\n# a\tb\nsome text\n", as: .tasks(declared: [])) == [.percent(50), .label("a b")])
  }

  @Test("tell declared tasks of one name apart by their numbers")
  func twins() {
    #expect(
      events("2:50\nA\t10\n", as: .tasks(declared: ["A", "A"])) == [
        Self.name("A", 0), Self.name("A", 1), .percent(50, task: 1), .percent(10, task: 0),
      ])
  }

  @Test("may be about thousands, and updates keep the newest of each")
  func thousands() {
    var reader = JobReader(.tasks(declared: ["first"]))
    var updates = JobUpdates()
    for round in 0..<3 {
      for task in 0..<5000 {
        [UInt8]("task \(task)\t\(round * 10)\n".utf8).withUnsafeBytes {
          reader.read($0, into: &updates)
        }
      }
    }
    let taken = updates.take()
    #expect(taken.tasks.count == 5001)
    #expect(taken.tasks[0].name == "first")
    #expect(taken.tasks.allSatisfy { $0.number == 0 || $0.update.progress == Progress(value: 0.2) })
    #expect(taken.tasks.last?.name == "task 4999")
    #expect(updates.isEmpty)
    [UInt8]("task 7\t50\n".utf8).withUnsafeBytes { reader.read($0, into: &updates) }
    #expect(updates.tasks.map(\.number) == [8])
    #expect(updates.tasks.first?.name == nil)
  }

  @Test("beyond the limit are passed over")
  func limit() {
    var table = TaskTable()
    for task in 0..<TaskTable.limit {
      if table.number(of: "\(task)".utf8)?.number != task { Issue.record("task \(task)") }
    }
    #expect(table.number(of: "another".utf8) == nil)
    #expect(table.declare("another".utf8) == nil)
    #expect(table.number(of: "7".utf8)?.number == 7)
    #expect(table.number(of: "7".utf8)?.isNew == false)
    #expect(table.count == TaskTable.limit)
  }
}
