import RevealJobs
import Testing

@Suite("A protocol that is found by itself")
struct AutomaticTests {
  @Test("is zenity's from its first line on: text is passed over, and 100 ends")
  func zenity() {
    #expect(
      events("# Start\nstep 3/10\nRunning SELinux fix…\n 41% of it\n100\n", as: .automatic)
        == [.label("Start"), .percent(100), .whole])
    #expect(events("5\r\n# a\n", as: .automatic) == [.percent(5), .label("a")])
  }

  @Test("is raw from the first progress on that zenity does not know")
  func raw() {
    #expect(
      events("checking\n[1/4] one\ntwo\n100\n", as: .automatic)
        == [.percent(25), .label("one"), .label("two"), .percent(100)])
    #expect(events("##########     41.3%\r", as: .automatic) == [.percent(41.3)])
  }

  @Test("stays open while lines may be either")
  func open() {
    #expect(
      events("2 files to copy\n100% [3 foo]\n[1/4] one\n", as: .automatic)
        == [.percent(100), .percent(25), .label("one")])
    #expect(events("y\ny\ny\n", as: .automatic).isEmpty)
  }
}
