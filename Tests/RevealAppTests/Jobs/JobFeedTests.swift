import RevealCore
import RevealJobs
import Testing

@testable import RevealApp
@testable import RevealSDL

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("What a job writes, as it is read")
struct JobFeedTests {
  /// What is saved for a start would be a third of a second at once, in which a window is frozen.
  @Test("who writes without end is read in slices, between which the loop goes on")
  func slices() throws {
    var time = Instant.zero
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let writing = ends[1]
    // It writes for as long as the tests run.
    let hasWriter = Thread.start {
      let lines = Array(String(repeating: "y\n", count: 4096).utf8)
      while write(writing, lines, lines.count) > 0 {}
    }
    try #require(hasWriter)
    let feed = JobFeed(
      JobReader(.zenity), from: ends[0], command: nil, tee: false, at: time, wake: {})
    var slices = 0
    for _ in 0..<10_000 where slices < 3 {
      // Long enough after the look before for all to be saved up.
      time = time.advanced(bySeconds: 100)
      _ = feed.look(at: time)
      if feed.nextLook(after: time) == time { slices += 1 } else { usleep(1000) }
    }
    #expect(slices == 3)
  }
}
