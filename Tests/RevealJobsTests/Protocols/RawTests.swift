import RevealCore
import RevealJobs
import Testing

@Suite("Raw output")
struct RawTests {
  @Test("of tools is read by one set of rules", arguments: ToolSample.all)
  func tools(_ sample: ToolSample) {
    let events = events(sample.output, as: .raw)
    let percents = events.percents
    #expect(percents.count == sample.percents.count, "\(events)")
    for (read, expected) in zip(percents, sample.percents) {
      #expect(abs(read - expected) < 1e-9, "\(percents)")
    }
    if let label = sample.label { #expect(events.labels.last == label) }
    #expect(!events.contains(.whole))
  }

  @Test("of tools is known by itself where it is plainly no protocol", arguments: ToolSample.all)
  func automatic(_ sample: ToolSample) {
    let raw = events(sample.output, as: .raw)
    // A bare number is zenity's as well.
    guard !["pv -n"].contains(sample.tool) else { return }
    #expect(events(sample.output, as: .automatic).percents == raw.percents)
  }

  static let texts = [
    "2026-11-30 10:15:02 saved", "2026/11/30", "11/30/2026", "30/11/2026 12:30",
    "11/30 10:15:02 start",
    "12:30", "12:30:05 done", "64 bytes from 192.0.2.1: icmp_seq=1 ttl=64 time=11.2 ms",
    "http://host.invalid/a%20b/50%25.iso", "/srv/1/2/3.txt", "src/10/20", "version 1.2.3/4",
    "10.0.0.0/24 via 10.0.0.1", "foo 1.2.3", "linux-6.1.187", "at 12 MiB/s", "3/10/x", "x3/10",
    "at 120% of it", "-5%", "10-20%", "file1%20name", "7/3", "1234567 objects", "0x10",
    "1e2",
    "key=value", "10.5.3%", "host:80/20x", "% done", "100 packages can be upgraded",
  ]

  @Test("that is no progress is never misread", arguments: texts)
  func misread(_ text: String) {
    for jobProtocol in [JobProtocol.raw, .automatic, .zenity] {
      // A number up to 100 and words are progress to zenity, and nothing else is.
      if jobProtocol == .zenity, text.starts(with: "100 ") { continue }
      #expect(events(text + "\n", as: jobProtocol).percents.isEmpty, "\(jobProtocol)")
    }
    #expect(events("9%\n\(text)\n", as: .raw).percents == [9])
  }

  static let shares = [
    "3 packets transmitted, 3 received, 0% packet loss, time 2052ms",
    "(Reading database ... 45%", "video:464kB audio:0kB muxing overhead: 2.241677%",
    "disk.img: 11/16384 files (0.0% non-contiguous), 9513/65536 blocks",
    "18.20% of uncompressed inode table size (1154 bytes)", "83% tests passed, 1 failed out of 6",
    "in @ 592 kiB/s, out @ 592 kiB/s, 2400 kiB total, buffer   3% full",
    " rename a.txt => b.txt (95%)", "    5 |   int left = 41 % 7;", "12 | // 3/10",
  ]

  @Test("that is a share of something else is no progress", arguments: shares)
  func share(_ text: String) { #expect(events("9%\n\(text)\n", as: .raw).percents == [9]) }

  @Test("that is text is the label, without bars")
  func labels() {
    #expect(events("Unpacking  foo …\n\n-----\n[===>  ]\n", as: .raw).labels == ["Unpacking foo …"])
    #expect(
      events("# Hi\\nthere\npulsate:\n", as: .raw) == [.label("Hi\nthere"), .pulsating(true)])
  }

  @Test("that begins anew begins a phase, and never ends the job")
  func phases() {
    #expect(
      events("96%\n100%\n3%\n50%\n0%\n", as: .raw) == [
        .percent(96), .percent(100), .phase, .percent(3), .percent(50), .percent(0),
      ])
    let curl = ToolSample.all.first { $0.tool == "curl" }
    let redirect =
      (curl?.output ?? "").prefix { $0 != "\r" }
      + "\r100   162  100   162    0     0   3000      0 --:--:-- --:--:-- --:--:--  3000"
      + "\r  0  120M    0     0    0     0      0      0 --:--:-- --:--:-- --:--:--     0"
      + "\r 41  120M   41 49.2M    0     0  12.3M      0  0:00:09  0:00:04  0:00:05 12.4M\r"
    let read = events(String(redirect), as: .raw)
    #expect(read.percents == [100, 0, 41])
    #expect(read.filter { $0 == .phase }.count == 1)
    #expect(!read.contains(.whole))
  }

  @Test("counts against a total")
  func totals() {
    let bytes = JobTotal.bytes(4_000_000)
    #expect(
      events("1000000 bytes (1.0 MB) copied, 1 s, 1 MB/s\n", as: .raw, total: bytes).percents == [
        25
      ])
    #expect(
      events("50\n1000000\n9000000\n", as: .raw, total: bytes).percents == [0.00125, 25, 100])
    #expect(
      events("time=5\nframe=  1 fps=1 time=00:00:41.16 speed=1x\r", as: .raw, total: .seconds(100))
        .percents
        == [41.16])
    #expect(events("5000000\n", as: .raw) == [.indeterminate])
    #expect(JobTotal("100s") == .seconds(100))
    #expect(JobTotal("0:01:40.5") == .seconds(100.5))
    #expect(JobTotal("4G") == .bytes(4_294_967_296))
    #expect(JobTotal("4 GB") == .bytes(4e9))
    #expect(JobTotal("1.5MiB") == .bytes(1_572_864))
    #expect(JobTotal("4000000") == .bytes(4e6))
    for text in ["", "0", "-5", "x", "4 X", "4Gs", "1:2:3:4", "s"] {
      #expect(JobTotal(text) == nil)
    }
  }

  @Test("of rsync during its scan is provisional")
  func scanning() {
    let row = "\r    487,653,376  80%   98.12MB/s    0:00:06 (xfr#12, ir-chk=140/512)\r"
    #expect(events(row, as: .raw).first == .provisional(80))
  }

  @Test("that has not ended is read for now, but no number that may go on")
  func tails() {
    #expect(
      glance("\r  487,653,376  41%   98.12MB/s    0:00:06", as: .raw).first == .provisional(41))
    #expect(glance("[12/340", as: .raw).percents.isEmpty)
    #expect(glance("4", as: .raw).isEmpty)
    #expect(glance("100%\r3%", as: .raw).filter { $0 == .phase }.isEmpty)
    #expect(
      glance("\r  487,653,376  41%   98.12MB/s    0:00:06", as: .automatic).first
        == .provisional(41))
  }

  @Test("that is too long counts by its end, from the first whole word on")
  func long() {
    let digits = [UInt8](repeating: UInt8(ascii: "5"), count: 100_000)
    #expect(events(digits + [UInt8]("% [done] 41%\n".utf8), as: .raw).percents == [41])
    #expect(events(digits + [UInt8]("%\n".utf8), as: .raw).isEmpty)
  }
}
