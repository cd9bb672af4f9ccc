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

@Suite("The command that a job is")
struct JobCommandTests {
  /// A command that no signal ends but the last.
  private func stubborn() throws -> ChildProcess {
    let child = try ChildProcess(
      ["sh", "-c", "trap '' TERM INT HUP; echo ready; sleep 100; sleep 100"])
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(read(child.output, &bytes, bytes.count) > 0)
    return child
  }

  private struct FixedClock: Clock {
    let now: Instant
  }

  private func wanted(at seconds: Double, _ change: (inout JobSession) -> Void = { _ in })
    -> JobSession.Stop?
  {
    var settings = JobSettings()
    settings.source = .command
    var session = JobSession(settings, at: .zero)
    session.cancel(at: Instant(seconds: seconds))
    change(&session)
    return session.stop
  }

  @Test("it has its grace to stop, and is then made to")
  func grace() throws {
    let child = try stubborn()
    let command = JobCommand(child, grace: 5, wake: {})
    command.follow(nil, at: .zero)
    #expect(command.deadline == nil)
    command.follow(wanted(at: 1), at: Instant(seconds: 1))
    #expect(command.deadline == Instant(seconds: 6))
    command.follow(wanted(at: 1), at: Instant(seconds: 5.9))
    #expect(command.deadline != nil)
    command.follow(wanted(at: 1), at: Instant(seconds: 6))
    #expect(command.deadline == nil)
    #expect(status(of: child) == .signalled(9))
  }

  @Test("whoever wants it stopped now need not wait")
  func forced() throws {
    let child = try stubborn()
    let command = JobCommand(child, grace: 100, wake: {})
    command.follow(wanted(at: 1), at: Instant(seconds: 1))
    let forced = wanted(at: 1) {
      $0.advance(to: Instant(seconds: 3))
      $0.cancel(at: Instant(seconds: 3))
    }
    command.follow(forced, at: Instant(seconds: 3))
    #expect(command.deadline == nil)
    #expect(status(of: child) == .signalled(9))
  }

  @Test("a signal to the program gives it no more time than it had")
  func ends() throws {
    let child = try stubborn()
    let command = JobCommand(child, grace: 100, wake: {})
    command.follow(wanted(at: 1), at: Instant(seconds: 1))
    command.end(by: 15, clock: FixedClock(now: Instant(seconds: 101))) {}
    #expect(status(of: child) == .signalled(9))
  }

  @Test("when its end was told nothing is left to end")
  func told() throws {
    let child = try ChildProcess(["sh", "-c", "trap '' HUP; sleep 100 & exit 3"])
    let command = JobCommand(child, grace: 0, wake: {})
    while !command.noticeEnd(at: .zero) { usleep(10_000) }
    #expect(command.takeCode(at: .zero) { _ in true } == 3)
    command.end(by: 15, clock: FixedClock(now: .zero)) {}
    #expect(child.isSessionAlive)
    child.signal(9)
  }

  private func status(of child: ChildProcess) -> ChildProcess.Status? {
    for _ in 0..<2000 {
      if let status = child.poll() { return status }
      usleep(10_000)
    }
    return nil
  }
}
