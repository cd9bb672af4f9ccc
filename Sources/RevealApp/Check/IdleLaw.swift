import RevealCore
import RevealRaster
import RevealSDL

/// Law 10: nothing changes, nothing is drawn; progress paints nothing; a resize repaints once.
struct IdleLaw {
  /// Whether a frame is due at rest.
  var isFrameDue = false
  /// The parts that a drawing at rest changed.
  var damaged = 0
  /// The frames that drawings at rest counted.
  var frames = 0
  /// The changes of the progress that were made.
  var changes = 0
  /// The pictures painted by them.
  var paints = 0
  /// The textures uploaded by them.
  var uploads = 0
  /// The pictures painted by the first frame of another size.
  var resizePaints = 0
  /// The pictures painted by the next frame of that size.
  var repeatedPaints = 0

  private static let wanted = 1000

  init() {}

  /// Measures the demo.
  init(_ probe: DemoProbe) throws {
    // Every picture has been on the canvas once.
    for key in [Key.digit(0), .digit(4), .digit(2)] {
      try probe.press(key)
      try probe.settle()
    }
    let engine = probe.engine
    isFrameDue =
      engine.needsFrame || engine.nextFrame(after: probe.time, frame: DemoProbe.frame) != nil
    let resting = engine.counters
    for _ in 0..<3 {
      try probe.wait(DemoProbe.frame)
      damaged += try engine.draw(at: probe.time).count
    }
    frames = engine.counters.frames - resting.frames
    try change(probe)
    paints = engine.counters.paints - resting.paints
    uploads = engine.counters.uploads - resting.uploads
    try probe.settle()
    let settled = engine.counters.paints
    try probe.resize(width: 640, height: 320)
    resizePaints = engine.counters.paints - settled
    try probe.draw()
    try probe.wait(DemoProbe.frame)
    repeatedPaints = engine.counters.paints - settled - resizePaints
  }

  private mutating func change(_ probe: DemoProbe) throws {
    for _ in 0..<Self.wanted {
      let before = probe.engine.state.meter.value
      try probe.press(before == 100 ? .home : .up)
      if probe.engine.state.meter.value != before { changes += 1 }
      try probe.wait(0.01)
    }
  }

  /// What the law's figures are.
  func finding() -> Finding {
    Finding(
      !isFrameDue && damaged == 0 && frames == 0 && changes == Self.wanted && paints == 0
        && uploads == 0 && resizePaints > 0 && repeatedPaints == 0,
      "\(frames) frames at rest\(isFrameDue ? ", one still due" : ""), \(changes) changes "
        + "painted \(paints) and uploaded \(uploads), a resize painted \(resizePaints) once "
        + "and \(repeatedPaints) again")
  }
}
