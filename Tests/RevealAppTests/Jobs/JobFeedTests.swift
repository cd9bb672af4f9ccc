import RevealCore
import RevealJobs
import Testing

@testable import RevealApp

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
    let writer = try #require(popen("exec yes", "r"))
    let feed = JobFeed(
      JobReader(.zenity), from: fileno(writer), child: nil, tee: false, at: time, wake: {})
    var slices = 0
    for _ in 0..<10_000 where slices < 3 {
      // Long enough after the look before for all to be saved up.
      time = time.advanced(bySeconds: 100)
      _ = feed.look(at: time)
      if feed.nextLook(after: time) == time { slices += 1 } else { usleep(1000) }
    }
    #expect(slices == 3)
    pclose(writer)
  }
}
