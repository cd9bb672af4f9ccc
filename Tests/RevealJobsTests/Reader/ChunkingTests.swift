import RevealJobs
import RevealTestSupport
import Testing

@Suite("Chunks")
struct ChunkingTests {
  static let protocols: [JobProtocol] = [
    .zenity, .dialogGauge, .whiptailGauge, .raw, .automatic, .tasks(declared: ["a", "b"]),
  ]
  static let sample =
    "10\r\n# é ©\u{2029}pulsate:false\u{0}XXX\n41\ntext\nXXX\n1:50\nb\t# x\ty\n"
    + #"{"task":"c","value":0.5,"label":"\u00e9"}"#
    + "\n\u{1B}[1m[3/10]\u{1B}[0m x\u{8}\u{8}50%\u{1B}[2A60%\r\n70"

  @Test("of any size give the same", arguments: protocols)
  func cuts(_ jobProtocol: JobProtocol) {
    // Tools' output has most to lose where it is read as such.
    let tools = jobProtocol == .raw ? ToolSample.all.map(\.output) : []
    for text in tools + [Self.sample] {
      let bytes = [UInt8](text.utf8)
      let whole = events(bytes, as: jobProtocol)
      #expect(events(bytes, as: jobProtocol, chunk: 1) == whole)
      var reader = JobReader(jobProtocol)
      var record = JobRecorder()
      for cut in bytes.indices {
        // Copies go on from the cut, and leave the originals there.
        var (rest, events) = (reader, record)
        bytes[cut...].withUnsafeBytes { rest.read($0, into: &events) }
        rest.end(into: &events)
        if events.events.dropLast() != whole[...] {
          Issue.record("\(text.debugDescription) cut at \(cut)")
        }
        [bytes[cut]].withUnsafeBytes { reader.read($0, into: &record) }
      }
    }
  }

  @Test("of random bytes, some very long, give the same", arguments: protocols)
  func random(_ jobProtocol: JobProtocol) {
    var random = SplitMix(seed: 5)
    let alphabet =
      [UInt8]("0159%/.,:#[]() \t\n\r\u{0}\u{8}\u{1B}[mABXXX\\\"{}ofMiBs©\u{2029}".utf8) + [
        0xFF, 0xE2, 0x80,
      ]
    for round in 0..<100 {
      var bytes: [UInt8] = []
      for _ in 0..<random.whole(in: 1..<200) {
        bytes.append(round % 2 == 0 ? random.pick(alphabet) : UInt8(random.whole(in: 0..<256)))
      }
      #expect(
        events(bytes, as: jobProtocol, chunk: 1 + round % 7) == events(bytes, as: jobProtocol))
    }
    for count in [65_535, 65_536, 65_537, 131_080, 200_003] {
      let bytes = [UInt8](repeating: 0x23, count: count) + [UInt8]("é \u{2029}".utf8)
      #expect(events(bytes, as: jobProtocol, chunk: 997) == events(bytes, as: jobProtocol))
    }
  }

  @Test("with pauses between them give the same at last", arguments: protocols)
  func pauses(_ jobProtocol: JobProtocol) {
    for text in ToolSample.all.map(\.output) + [Self.sample] {
      let bytes = [UInt8](text.utf8)
      var reader = JobReader(jobProtocol)
      var (settled, passing) = (JobRecorder(), JobRecorder())
      for byte in bytes {
        [byte].withUnsafeBytes { reader.read($0, into: &settled) }
        reader.pause(into: &passing)
      }
      reader.end(into: &settled)
      #expect(settled.events.dropLast() == events(bytes, as: jobProtocol)[...])
    }
  }
}
