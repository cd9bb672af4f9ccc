import RevealCore

/// How far what is seen is from where the animation should be.
package struct AnimationError: Hashable, Sendable {
  /// |Δanimation − Δpresent| in milliseconds: how unevenly the animation's clock ticks on screen.
  ///
  /// Measured between frames that follow directly on each other, both of an animation in flight.
  package let timing: ErrorFigures
  /// |presented fraction − where the eased value should be when it is seen|, as a part of the whole.
  package let position: ErrorFigures

  /// Measures frames; `ideal` is the eased value at a moment, where that is known.
  package init(_ frames: [FrameRecord], ideal: ((Instant) -> Double)? = nil) {
    let steps = zip(frames, frames.dropFirst()).compactMap { before, after -> Double? in
      guard
        after.interval != nil, let from = before.animationTime, let to = after.animationTime
      else { return nil }
      return abs(to.seconds(since: from) - after.present.seconds(since: before.present)) * 1_000
    }
    timing = ErrorFigures(Sample(steps), "steps of an animation")
    guard let ideal else {
      position = ErrorFigures(missing: "the eased value was not given")
      return
    }
    let distances = frames.lazy.filter { $0.animationTime != nil }.map {
      abs($0.fraction - ideal($0.present))
    }
    position = ErrorFigures(Sample(distances), "frames in flight")
  }
}

/// The mean, the 99th percentile and the greatest of errors.
package struct ErrorFigures: Hashable, Sendable {
  /// The arithmetic mean.
  package let mean: Figure
  /// 99 of 100 are not greater.
  package let p99: Figure
  /// The greatest.
  package let max: Figure

  /// Describes a sample of errors; `kind` is what they are counted in.
  package init(_ sample: Sample, _ kind: String) {
    mean = Figure(needing: 1, of: sample.count, kind) { sample.mean }
    p99 = Figure(needing: 100, of: sample.count, kind) { sample.quantile(0.99) }
    max = Figure(needing: 1, of: sample.count, kind) { sample.quantile(1) }
  }

  /// No figures, for a reason.
  package init(missing reason: String) {
    mean = .missing(reason)
    p99 = .missing(reason)
    max = .missing(reason)
  }

  fileprivate init(_ table: FigureTable, prefix: String, suffix: String) throws {
    mean = try table.figure("\(prefix)_mean\(suffix)")
    p99 = try table.figure("\(prefix)_p99\(suffix)")
    max = try table.figure("\(prefix)_max\(suffix)")
  }

  fileprivate func write(to table: inout FigureTable, prefix: String, suffix: String) {
    table["\(prefix)_mean\(suffix)"] = mean
    table["\(prefix)_p99\(suffix)"] = p99
    table["\(prefix)_max\(suffix)"] = max
  }
}

extension AnimationError: Codable {
  /// Writes times in milliseconds and positions as fractions.
  package func encode(to encoder: any Encoder) throws {
    var table = FigureTable()
    timing.write(to: &table, prefix: "timing", suffix: "_ms")
    position.write(to: &table, prefix: "position", suffix: "_fraction")
    try table.encode(to: encoder)
  }

  /// Reads what was written.
  package init(from decoder: any Decoder) throws {
    let table = try FigureTable(from: decoder)
    timing = try ErrorFigures(table, prefix: "timing", suffix: "_ms")
    position = try ErrorFigures(table, prefix: "position", suffix: "_fraction")
  }
}
