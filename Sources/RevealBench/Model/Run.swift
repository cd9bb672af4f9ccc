import RevealCore

/// One repetition of one technique on one renderer.
package struct Run: Hashable, Sendable {
  /// How progress was shown.
  package let technique: Technique
  /// What drew it.
  package let renderer: String
  /// Which repetition it is, from 0 on.
  package let repetition: Int
  /// How many frames were thrown away as warm-up.
  package let discardedFrames: Int
  /// The frames; empty where only their summary was kept.
  package let frames: [FrameRecord]
  /// What the frames say.
  package let summary: Summary

  /// Makes a run of frames, and sums them up; `ideal` is the eased value at a moment.
  package init(
    technique: Technique, renderer: String, repetition: Int, frames: [FrameRecord],
    discardedFrames: Int = 0, settings: Settings, ideal: ((Instant) -> Double)? = nil
  ) {
    self.init(
      technique: technique, renderer: renderer, repetition: repetition,
      discardedFrames: discardedFrames, frames: frames,
      summary: Summary(frames, settings: settings, ideal: ideal))
  }

  /// Makes a run of a log's frames, and sums them up; `ideal` is the eased value at a moment.
  package init(
    technique: Technique, renderer: String, repetition: Int, log: borrowing FrameLog,
    settings: Settings, ideal: ((Instant) -> Double)? = nil
  ) {
    self.init(
      technique: technique, renderer: renderer, repetition: repetition, frames: log.frames,
      discardedFrames: log.discarded, settings: settings, ideal: ideal)
  }

  /// Makes a run of its parts.
  package init(
    technique: Technique, renderer: String, repetition: Int, discardedFrames: Int,
    frames: [FrameRecord], summary: Summary
  ) {
    self.technique = technique
    self.renderer = renderer
    self.repetition = repetition
    self.discardedFrames = discardedFrames
    self.frames = frames
    self.summary = summary
  }

  /// The same run without its frames.
  package var withoutFrames: Run {
    Run(
      technique: technique, renderer: renderer, repetition: repetition,
      discardedFrames: discardedFrames, frames: [], summary: summary)
  }
}
