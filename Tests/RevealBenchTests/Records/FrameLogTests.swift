import RevealBench
import RevealCore
import Testing

@Suite("A log of frames")
struct FrameLogTests {
  private func record(presentedAt nanoseconds: Int64) -> FrameRecord {
    var record = FrameRecord.blank
    record.present = Instant(nanoseconds: nanoseconds)
    return record
  }

  @Test("keeps its memory from the first frame to the last")
  func allocatesNothing() {
    var log = FrameLog(capacity: 1_000)
    for index in 0..<10 { log.append(record(presentedAt: Int64(index))) }
    let before = log.withFrames { $0.baseAddress }
    for index in 10..<1_200 { log.append(record(presentedAt: Int64(index))) }
    let (after, count) = log.withFrames { ($0.baseAddress, $0.count) }
    #expect(after == before)
    #expect(count == 1_000)
  }

  @Test("says when it is full, and loses only what comes after")
  func full() {
    var log = FrameLog(capacity: 2)
    var isFull: [Bool] = []
    for moment in [1, 2, 3] as [Int64] {
      log.append(record(presentedAt: moment))
      isFull.append(log.isFull)
    }
    #expect(isFull == [false, true, true])
    let (count, overflow) = (log.count, log.overflow)
    #expect(count == 2)
    #expect(overflow == 1)
    let moments = log.frames.map(\.present.nanoseconds)
    #expect(moments == [1, 2])
  }

  @Test("measures from one presented frame to the next, but not over a rest")
  func intervals() {
    var log = FrameLog(capacity: 5)
    for moment in [10, 25, 45] as [Int64] { log.append(record(presentedAt: moment)) }
    log.pause()
    for moment in [1_000, 1_007] as [Int64] { log.append(record(presentedAt: moment)) }
    let intervals = log.frames.map(\.interval)
    #expect(intervals == [nil, 15, 20, nil, 7])
  }

  @Test("throws warm-up away, and the next frame still has its interval")
  func warmUp() {
    var log = FrameLog(capacity: 3)
    for moment in [10, 25, 45, 50] as [Int64] { log.append(record(presentedAt: moment)) }
    log.discardWarmUp()
    log.append(record(presentedAt: 70))
    let (discarded, intervals) = (log.discarded, log.frames.map(\.interval))
    #expect(discarded == 3)
    #expect(intervals == [20])
    log.reset()
    log.append(record(presentedAt: 90))
    let (none, lost, anew) = (log.discarded, log.overflow, log.frames.map(\.interval))
    #expect(none == 0)
    #expect(lost == 0)
    #expect(anew == [nil])
  }

  @Test("without room takes nothing", arguments: [0, -4])
  func noRoom(_ capacity: Int) {
    var log = FrameLog(capacity: capacity)
    log.append(.blank)
    let (isFull, overflow, frames) = (log.isFull, log.overflow, log.frames)
    #expect(isFull)
    #expect(overflow == 1)
    #expect(frames.isEmpty)
  }

  @Test("a frame's phases are its whole cost")
  func phases() throws {
    var loop = MockLoop()
    let frame = try #require(loop.frames(1).first)
    let phases = Phase.allCases.map { frame.nanoseconds(of: $0) }
    #expect(phases == [1_000, 3_000, 8_000, 1_000])
    #expect(frame.cost == 13_000)
    #expect(frame.preparation == 12_000)
  }

  @Test("a clock that runs backwards or beyond all measure costs nothing")
  func hostileClock() {
    var frame = FrameRecord.blank
    frame.start = Instant(nanoseconds: 10)
    #expect(frame.cost == 0)
    frame.start = Instant(nanoseconds: .min)
    frame.present = Instant(nanoseconds: .max)
    #expect(frame.cost == 0)
  }
}
