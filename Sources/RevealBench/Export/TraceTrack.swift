import RevealCore

/// The trace events of one series.
struct TraceTrack {
  /// The events so far, a JSON object each.
  private(set) var events: [String] = []

  private let process: Int
  private let began: Instant
  private let budget: Double
  /// Until when the track is taken: nothing may begin earlier.
  private var taken: Int64 = 0

  init(process: Int, began: Instant, budget: Double) {
    self.process = process
    self.began = began
    self.budget = budget
  }

  /// Names the process and its one thread.
  mutating func name(_ name: String, order: Int) {
    let place = "\"ph\":\"M\",\"pid\":\(process),\"tid\":1"
    let label = JSONText.string(name)
    events += [
      "{\"name\":\"process_name\",\(place),\"args\":{\"name\":\(label)}}",
      "{\"name\":\"process_sort_index\",\(place),\"args\":{\"sort_index\":\(order)}}",
      "{\"name\":\"thread_name\",\(place),\"args\":{\"name\":\"render loop\"}}",
    ]
  }

  /// Adds a run: its frames, phases, counters, and what went wrong.
  mutating func add(_ run: Run) {
    let timed = run.frames.indices.filter { run.frames[$0].interval != nil }
    let times = timed.map { (run.frames[$0].interval ?? 0).milliseconds }
    let stutter = Set(Stutter(times).frames.map { timed[$0] })
    for (index, frame) in run.frames.enumerated() {
      add(frame, named: "\(run.repetition)/\(index)")
      guard let interval = frame.interval else { continue }
      counter("frame time", unit: "ms", NumberText.exact(interval, per: 1_000_000))
      counter("fraction", unit: "part", NumberText.short(frame.fraction, places: 6))
      if interval.milliseconds > Smoothness.jankFactor * budget { instant("jank") }
      if stutter.contains(index) { instant("stutter") }
    }
  }

  /// A frame and its phases: each begins where the last ended, and none leaves the frame.
  private mutating func add(_ frame: FrameRecord, named name: String) {
    let start = max(began.distance(to: frame.start), taken)
    var moment = start
    var moments: [Int64] = []
    for end in [frame.events, frame.update, frame.draw, frame.present] {
      moment = max(moment, began.distance(to: end))
      moments.append(moment)
    }
    let end = max(moment, began.distance(to: frame.end))
    slice("frame", from: start, to: end, extra: ",\"args\":{\"frame\":\(JSONText.string(name))}")
    var from = start
    for (phase, to) in zip(Phase.allCases, moments) {
      slice(phase.rawValue, from: from, to: to)
      from = to
    }
    taken = end
  }

  private mutating func slice(_ name: String, from: Int64, to: Int64, extra: String = "") {
    events.append(
      "{\"name\":\"\(name)\",\"cat\":\"frame\",\"ph\":\"X\",\"ts\":\(Self.text(from)),"
        + "\"dur\":\(Self.text(to - from)),\"pid\":\(process),\"tid\":1\(extra)}")
  }

  private mutating func counter(_ name: String, unit: String, _ value: String) {
    events.append(
      "{\"name\":\"\(name)\",\"ph\":\"C\",\"ts\":\(Self.text(taken)),\"pid\":\(process),"
        + "\"args\":{\"\(unit)\":\(value)}}")
  }

  private mutating func instant(_ name: String) {
    events.append(
      "{\"name\":\"\(name)\",\"cat\":\"frame\",\"ph\":\"i\",\"ts\":\(Self.text(taken)),"
        + "\"pid\":\(process),\"tid\":1,\"s\":\"t\"}")
  }

  private static func text(_ nanoseconds: Int64) -> String {
    NumberText.exact(nanoseconds, per: 1_000)
  }
}
