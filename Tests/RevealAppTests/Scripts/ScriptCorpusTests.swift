import FuzzChecks
import RevealTestSupport
import Testing

@testable import RevealApp

@Suite("The fuzzers' corpus of scripts")
struct ScriptCorpusTests {
  @Test("holds what holds for every script")
  func corpus() throws {
    let controls = try ScriptRun.controlNames(Assets.resources)
    let inputs = try FuzzCorpus.inputs(of: "scripts")
    #expect(!inputs.isEmpty)
    for (name, bytes) in inputs {
      let problem = ScriptCheck.problem(of: bytes) { text in
        try Script(text, controls: controls).steps.map(\.line)
      }
      #expect(problem == nil, "\(name)")
    }
  }
}
