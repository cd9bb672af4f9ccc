import RevealCore

/// All that one run says, computed from its frames.
package struct Summary: Hashable, Sendable, Codable {
  /// How many frames there are.
  package let frames: Int
  /// What a frame costs, from its start until it is presented.
  package let cost: Distribution
  /// The part of it before presenting, which may wait for the display.
  package let preparation: Distribution
  /// What each phase costs.
  package let phases: [Phase: Distribution]
  /// The frame time: from one presented frame to the next.
  package let interval: Distribution
  /// Frames per second.
  package let rates: FrameRates
  /// How evenly frames come.
  package let smoothness: Smoothness
  /// What rate was asked for, and what came.
  package let pacing: Pacing
  /// How far the animation was from where it should be.
  package let animationError: AnimationError
  /// The frame times in buckets.
  package let histogram: Histogram

  /// Sums up frames; `ideal` is the eased value at a moment, where that is known.
  package init(
    _ frames: [FrameRecord], settings: Settings, ideal: ((Instant) -> Double)? = nil
  ) {
    let intervals = frames.compactMap(\.interval)
    let times = intervals.map(\.milliseconds)
    let sample = Sample(times)
    self.frames = frames.count
    cost = Distribution(nanoseconds: frames.lazy.map(\.cost))
    preparation = Distribution(nanoseconds: frames.lazy.map(\.preparation))
    phases = Dictionary(
      uniqueKeysWithValues: Phase.allCases.map { phase in
        (phase, Distribution(nanoseconds: frames.lazy.map { $0.nanoseconds(of: phase) }))
      })
    interval = Distribution(sample)
    rates = FrameRates(sample)
    smoothness = Smoothness(times, budget: settings.budget)
    pacing = Pacing(sample, requested: settings.pace, requestedHertz: settings.requestedHertz)
    animationError = AnimationError(frames, ideal: ideal)
    histogram = Histogram(nanoseconds: intervals)
  }

  /// What a frame costs by itself, which is what techniques are compared by.
  ///
  /// With vertical sync presenting waits for the display, whatever the technique, and is left out.
  package var work: Distribution { pacing.requested == .vsync ? preparation : cost }

  /// What a phase costs.
  package subscript(phase: Phase) -> Distribution { phases[phase] ?? Distribution(Sample([])) }
}

extension Phase: Codable, CodingKeyRepresentable {}
