import RevealCore

/// Reads ffmpeg's records (`-progress`) and its status line; the duration comes from its log, or is
/// the total.
struct FFmpegRule {
  private var duration: Double?

  init(total: JobTotal?) {
    if case .seconds(let seconds) = total { duration = seconds }
  }

  /// What a line says; nil where it is none of ffmpeg's.
  mutating func read(_ line: RawLine) -> RawReading? {
    let bytes = line.bytes
    if bytes.starts(with: "Duration: ") {
      if duration == nil, let clock = ScannedAmount.clock(startOf: bytes.dropFirst(10)),
        line.isSettled(clock.rest.startIndex)
      {
        duration = clock.seconds
      }
      return .silent
    }
    if let record = record(line) { return record }
    guard bytes.starts(with: "frame=") || bytes.starts(with: "size=") else { return nil }
    guard let clock = bytes.after("time=").flatMap({ ScannedAmount.clock(startOf: $0) }),
      line.isSettled(clock.rest.startIndex)
    else { return .silent }
    let speed = bytes.range(of: "speed=").map { bytes[$0.lowerBound...] }
    return reading(clock.seconds, label: speed.map { .text($0) } ?? .none)
  }

  private func record(_ line: RawLine) -> RawReading? {
    guard let mark = line.bytes.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let (key, value) = (line.bytes[..<mark], line.bytes[(mark + 1)...])
    if key.equals("progress") {
      guard !line.isOpen else { return .silent }
      return value.equals("end") ? RawReading(progress: Progress(value: 1)) : .silent
    }
    // Both are microseconds, whatever the second's name says.
    if key.equals("out_time_us") || key.equals("out_time_ms") {
      guard line.isSettled(value.endIndex), let time = value.wholeNumber else { return .silent }
      return reading(time / 1_000_000)
    }
    if key.equals("out_time") {
      guard line.isSettled(value.endIndex), let clock = ScannedAmount.clock(startOf: value) else {
        return .silent
      }
      return reading(clock.seconds)
    }
    let isKnown =
      key.starts(with: "stream_") || key.equals("fps") || key.equals("total_size")
      || key.equals("dup_frames") || key.equals("drop_frames") || key.equals("speed")
      || key.equals("bitrate") || (key.equals("frame") && value.trimmed.wholeNumber != nil)
    return isKnown ? .silent : nil
  }

  private func reading(_ seconds: Double, label: RawReading.Label = .none) -> RawReading {
    RawReading(
      progress: duration.map { Progress(value: seconds, total: $0) } ?? .indeterminate,
      label: label)
  }
}
