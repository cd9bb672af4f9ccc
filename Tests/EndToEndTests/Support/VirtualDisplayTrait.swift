import Testing

/// Gives a suite a display that it has to itself; it is there before the first of its tests, and
/// gone after the last.
struct VirtualDisplayTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    let display = try await VirtualDisplay.start()
    try await VirtualDisplay.$current.withValue(display) { try await body() }
    try await display.stop()
  }
}

extension Trait where Self == VirtualDisplayTrait {
  /// A display for the suite.
  static var virtualDisplay: Self { Self() }
}

/// Everything that needs a display; one window at a time, for they share a keyboard.
///
/// A machine without Xvfb fails these tests, by the name of the package that is missing.
@Suite(.serialized, .enabled(if: isLinux, "only Linux has virtual displays"), .virtualDisplay)
enum WindowTests {}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
