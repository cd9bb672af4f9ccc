/// How long anything may take before it counts as never: far more than it takes, so that a slow
/// machine fails no test.
let patience = Duration.seconds(20)

/// Asks until there is an answer, and gives it; or fails once the patience is at its end.
func waitFor<Value>(
  _ what: String, within patience: Duration = patience,
  isolation: isolated (any Actor)? = #isolation, _ answer: () async throws -> Value?
) async throws -> Value {
  let clock = ContinuousClock()
  let deadline = clock.now.advanced(by: patience)
  while true {
    if let value = try await answer() { return value }
    guard clock.now < deadline else {
      throw Failure("waited \(patience) in vain: \(what)")
    }
    try await Task.sleep(for: .milliseconds(4))
  }
}

/// Asks until a condition holds, or fails once the patience is at its end.
func eventually(
  _ what: String, within patience: Duration = patience,
  isolation: isolated (any Actor)? = #isolation, _ condition: () async throws -> Bool
) async throws {
  _ = try await waitFor(what, within: patience) { try await condition() ? true : nil }
}
