import Testing

@testable import RevealSDL

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("What a job writes, read beside the loop")
struct ByteSourceTests {
  @Test("all bytes come, in order, and then the end")
  func all() throws {
    let harness = try Harness()
    let writer = harness.writing
    let sent = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    _ = Thread.start {
      var rest = sent[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(writer, $0.baseAddress, $0.count) }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
      close(writer)
    }
    #expect(harness.readToEnd() == sent)
  }

  @Test("a writer without end is held back, and what waits stays little")
  func backPressure() throws {
    let harness = try Harness(capacity: 100_000)
    let writer = harness.writing
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
    let block = [UInt8](repeating: 7, count: 4096)
    var written = 0
    var refusals = 0
    // Until source and pipe are full; then nothing more goes in, however long one tries.
    while refusals < 50 {
      let count = write(writer, block, block.count)
      if count > 0 {
        written += count
        refusals = 0
      } else {
        refusals += 1
        usleep(10_000)
      }
    }
    #expect(written < 400_000)
    var bytes: [UInt8] = []
    #expect(harness.source.take(into: &bytes) == .bytes)
    #expect(bytes.count < 200_000)
    close(writer)
  }

  @Test("at its end, and without a descriptor, it says so")
  func end() throws {
    let harness = try Harness()
    close(harness.writing)
    #expect(harness.readToEnd().isEmpty)
    let waker = try #require(PipeWaker())
    let closed = ByteSource(-1) { waker.wake() }
    closed.start()
    waker.wait(atMostSeconds: nil)
    var bytes: [UInt8] = []
    #expect(closed.take(into: &bytes) == .end)
  }

  @Test("it is idle when all that came was taken, and it waits for more")
  func idle() throws {
    let harness = try Harness()
    write(harness.writing, "ab", 2)
    var bytes: [UInt8] = []
    var tries = 0
    while harness.source.take(into: &bytes) == .nothing, tries < 500 {
      // Neither idle while something may still be on its way, nor ended.
      usleep(10_000)
      tries += 1
    }
    #expect(bytes == Array("ab".utf8))
    while !harness.source.isIdle, tries < 500 {
      usleep(10_000)
      tries += 1
    }
    #expect(harness.source.isIdle)
    write(harness.writing, "c", 1)
    while harness.source.isIdle, tries < 1000 {
      usleep(10_000)
      tries += 1
    }
    #expect(!harness.source.isIdle)
    close(harness.writing)
  }

  @Test("it wakes once who awaits news, and then nobody until that is so again")
  func wakes() throws {
    let (source, pipe, wakes) = try flowing()
    #expect(wakes.count() == 1)
    var bytes: [UInt8] = []
    #expect(source.take(into: &bytes) == .bytes)
    while source.take(into: &bytes) != .nothing {}
    pipe.put("c")
    usleep(50_000)
    #expect(wakes.count() == 0)
    // What came before anybody awaited it is news too.
    source.awaitNews()
    #expect(wakes.comes())
    #expect(wakes.count() == 1)
    while source.take(into: &bytes) != .bytes {}
    source.awaitNews()
    #expect(wakes.count() == 0)
    pipe.send("e")
    pipe.send("f")
    #expect(wakes.count() == 1)
    close(pipe.writing)
  }

  @Test("the loop that looks by itself reads what little comes, and the thread whatever is more")
  func turns() throws {
    let (source, pipe, wakes) = try flowing()
    var bytes: [UInt8] = []
    var all: [UInt8] = []
    func takeAll() {
      while source.take(into: &bytes) == .bytes { all += bytes }
    }
    while all.count < 2 { takeAll() }
    for _ in 0..<3 {
      pipe.put("c")
      // Nobody else takes it from the pipe.
      usleep(20_000)
      #expect(pipe.isFilled)
      takeAll()
      #expect(!pipe.isFilled)
    }
    let much = String(repeating: "d", count: 60_000)
    pipe.put(much)
    takeAll()
    pipe.waitUntilEmpty()
    while all.count < 60_005 { takeAll() }
    #expect(all == Array("abccc".utf8) + Array(much.utf8))
    #expect(wakes.count() == 1)
    close(pipe.writing)
  }

  @Test("the loop finds the end too, and who awaits news then is woken at once")
  func endInTheLoop() throws {
    let (source, pipe, wakes) = try flowing()
    var bytes: [UInt8] = []
    while source.take(into: &bytes) != .nothing {}
    close(pipe.writing)
    #expect(source.take(into: &bytes) == .end)
    #expect(wakes.count() == 1)
    source.awaitNews()
    #expect(wakes.count() == 1)
    #expect(source.take(into: &bytes) == .end)
  }

  /// Were it to wait, the window would: for whoever has taken the bytes, to be outdone.
  @Test("the loop does not wait for what somebody else has taken from the same pipe")
  func shared() throws {
    let pipe = try Pipe()
    let prompt = try #require(PromptDescriptor.of(pipe.reading))
    var byte: UInt8 = 0
    #expect(read(prompt, &byte, 1) < 0 && errno == EAGAIN)
    // The others wait as ever.
    #expect(fcntl(pipe.reading, F_GETFL) & O_NONBLOCK == 0)
    pipe.put("a")
    #expect(read(prompt, &byte, 1) == 1)
    close(pipe.writing)
    #expect(read(prompt, &byte, 1) == 0)
    #expect(PromptDescriptor.of(prompt) == prompt)
    #expect(PromptDescriptor.of(-1) == nil)
    // A file that is opened again would begin anew.
    let file = open("/dev/zero", O_RDONLY)
    #expect(PromptDescriptor.of(file) == nil)
    close(file)
  }

  @Test("a descriptor that does not wait is waited for")
  func nonBlocking() throws {
    let harness = try Harness()
    _ = fcntl(harness.reading, F_SETFL, O_NONBLOCK)
    usleep(20_000)
    write(harness.writing, "ab", 2)
    usleep(20_000)
    write(harness.writing, "c", 1)
    close(harness.writing)
    #expect(harness.readToEnd() == Array("abc".utf8))
  }

  /// A source that has read its first bytes, "ab", and told of them.
  private func flowing() throws -> (source: ByteSource, pipe: Pipe, wakes: Wakes) {
    let wakes = try Wakes()
    let pipe = try Pipe()
    let source = ByteSource(pipe.reading, wake: wakes.add)
    source.start()
    // What is sent last may still be on its way; what was sent before has come.
    pipe.send("a")
    pipe.send("b")
    return (source, pipe, wakes)
  }

  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      (reading, writing) = (ends[0], ends[1])
    }

    /// Writes, and waits until it has been read.
    func send(_ text: String) {
      put(text)
      waitUntilEmpty()
    }

    func put(_ text: String) { _ = write(writing, text, text.utf8.count) }

    func waitUntilEmpty() { while isFilled { usleep(1000) } }

    var isFilled: Bool {
      var state = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      return poll(&state, 1, 0) > 0
    }
  }

  /// Counts how often a source wakes: each time is a byte in a pipe.
  private struct Wakes {
    private let pipe: Pipe
    let add: @Sendable () -> Void

    init() throws {
      let pipe = try Pipe()
      _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
      self.pipe = pipe
      let writing = pipe.writing
      add = { _ = write(writing, "w", 1) }
    }

    /// Whether there is a wake within a time that is long for a computer.
    func comes() -> Bool {
      var state = pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)
      return poll(&state, 1, 30_000) > 0
    }

    /// The wakes since the last count.
    func count() -> Int {
      var bytes = [UInt8](repeating: 0, count: 16)
      return max(read(pipe.reading, &bytes, bytes.count), 0)
    }
  }

  private final class Harness {
    let reading: Int32
    let writing: Int32
    let source: ByteSource
    private let waker: PipeWaker

    init(capacity: Int = 1 << 18) throws {
      var ends: [Int32] = [0, 0]
      #expect(pipe(&ends) == 0)
      (reading, writing) = (ends[0], ends[1])
      let waker = try #require(PipeWaker())
      self.waker = waker
      source = ByteSource(reading, capacity: capacity) { waker.wake() }
      source.start()
    }

    func readToEnd() -> [UInt8] {
      var all: [UInt8] = []
      var bytes: [UInt8] = []
      while true {
        switch source.take(into: &bytes) {
        case .bytes: all += bytes
        case .nothing:
          source.awaitNews()
          waker.wait(atMostSeconds: nil)
        case .end: return all
        }
      }
    }
  }
}
