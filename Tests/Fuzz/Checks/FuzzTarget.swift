import RevealJobs

/// What is fuzzed; each has its folder in the corpus.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case zenity, gauge, raw, tasks, automatic, options, scripts

  /// The protocols that read the target's inputs; none where it is no job.
  package var protocols: [JobProtocol] {
    switch self {
    case .zenity: [.zenity]
    case .gauge: [.dialogGauge, .whiptailGauge]
    case .raw: [.raw]
    case .tasks: [.tasks(declared: []), .tasks(declared: ["first", "second", "first"])]
    case .automatic: [.automatic]
    case .options, .scripts: []
    }
  }

  /// What does not hold for an input of a job, in words.
  package func problem(ofJob bytes: [UInt8]) -> String? {
    for jobProtocol in protocols {
      if let problem = JobCheck.problem(of: bytes, as: jobProtocol) { return problem }
    }
    return nil
  }
}
