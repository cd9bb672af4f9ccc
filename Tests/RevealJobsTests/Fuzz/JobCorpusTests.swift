import FuzzChecks
import RevealJobs
import RevealTestSupport
import Testing

@Suite("The fuzzers' corpus of jobs")
struct JobCorpusTests {
  @Test(
    "holds what holds for every input",
    arguments: [FuzzTarget.zenity, .gauge, .raw, .tasks, .automatic])
  func corpus(_ target: FuzzTarget) throws {
    let inputs = try FuzzCorpus.inputs(of: target.rawValue)
    #expect(!inputs.isEmpty)
    for (name, bytes) in inputs {
      #expect(target.problem(ofJob: bytes) == nil, "\(name)")
      // A corpus is inputs that matter; cut short and doubled they matter as well.
      #expect(target.problem(ofJob: Array(bytes.prefix(bytes.count / 2))) == nil, "\(name)")
      #expect(target.problem(ofJob: bytes + bytes) == nil, "\(name)")
    }
  }
}
