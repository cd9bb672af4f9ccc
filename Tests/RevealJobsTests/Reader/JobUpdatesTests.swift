import RevealCore
import RevealJobs
import Testing

@Suite("Updates")
struct JobUpdatesTests {
  private static func read(_ text: String, _ reader: inout JobReader, _ updates: inout JobUpdates) {
    [UInt8](text.utf8).withUnsafeBytes { reader.read($0, into: &updates) }
  }

  @Test("are the newest of each kind, and that 100 was said")
  func newest() {
    var reader = JobReader(.zenity)
    var updates = JobUpdates()
    #expect(updates.isEmpty)
    Self.read("10\n# a\n100\npulsate:\n# b\n30\n", &reader, &updates)
    let taken = updates.take()
    #expect(taken.job.progress == Progress(value: 0.3))
    #expect(taken.job.label == "b")
    #expect(taken.job.hasSaidWhole)
    #expect(taken.job.isPulsating == true)
    #expect(!taken.hasEnded)
    #expect(updates.isEmpty)
    Self.read("# c\n", &reader, &updates)
    #expect(updates.job.label == "c")
    #expect(updates.job.progress == nil)
    #expect(!updates.job.hasSaidWhole)
  }

  @Test("end once, and nothing comes after it")
  func end() {
    var reader = JobReader(.zenity)
    var updates = JobUpdates()
    Self.read("5", &reader, &updates)
    #expect(updates.isEmpty)
    reader.end(into: &updates)
    #expect(updates.job.progress == Progress(value: 0.05))
    #expect(updates.take().hasEnded)
    Self.read("6\n", &reader, &updates)
    reader.pause(into: &updates)
    reader.end(into: &updates)
    #expect(updates.isEmpty)
  }

  @Test("of a tail come once, and are provisional")
  func tail() {
    var reader = JobReader(.zenity)
    var updates = JobUpdates()
    Self.read("\r41%", &reader, &updates)
    reader.pause(into: &updates)
    #expect(updates.job.isProvisional)
    #expect(updates.take().job.progress == Progress(value: 0.41))
    reader.pause(into: &updates)
    #expect(updates.isEmpty)
    Self.read("\n", &reader, &updates)
    #expect(!updates.job.isProvisional)
    #expect(updates.job.progress == Progress(value: 0.41))
  }
}
