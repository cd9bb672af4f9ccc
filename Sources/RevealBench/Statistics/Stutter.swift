/// Frames that took much longer than those around them.
///
/// A frame stutters where it is longer than the median of the 19 frames around it, itself among
/// them, by more than 4 ms and more than a fifth (after Nsight Systems). A baseline that moves does
/// not blame a frame for a scene that is slow as a whole.
package struct Stutter: Hashable, Sendable {
  /// How many frames the median is of.
  package static let window = 19
  /// What never counts, in milliseconds.
  package static let leastDifference = 4.0
  /// What never counts, as a part of the median.
  package static let leastPart = 0.2

  /// The places of the frames that stutter.
  package let frames: [Int]

  /// Looks for stutter in frame times in milliseconds; of fewer frames than the window there is none.
  package init(_ times: [Double]) {
    guard times.count >= Self.window else {
      frames = []
      return
    }
    frames = times.indices.filter { index in
      // At both ends the window stays whole and within the run.
      let first = min(max(index - Self.window / 2, 0), times.count - Self.window)
      // Most frames are not even near it: these need no median.
      guard times[index] > Self.leastDifference else { return false }
      let median = Sample(times[first..<(first + Self.window)]).median
      return times[index] - median > max(Self.leastDifference, Self.leastPart * median)
    }
  }
}
