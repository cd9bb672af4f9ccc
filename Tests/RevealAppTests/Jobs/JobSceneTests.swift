import RevealCore
import RevealJobs
import RevealRaster
import Testing

@testable import RevealApp
@testable import RevealSDL

@Suite("The picture of a job")
struct JobSceneTests {
  private func commands(
    _ job: JobHarness, titles: [JobButton: String] = [:], hasNote: Bool = true
  ) throws -> [DrawCommand] {
    let look = try JobHarness.look()
    let texts = JobTexts(strings: look.strings)
    let session = job.state.session
    let status = JobStatus(session, note: session.timeNote(at: job.time))
    return JobScene(
      state: job.state, layout: job.layout, size: Size(width: 400, height: 360),
      palette: look.palette, gradient: look.gradient, texts: texts,
      titles: titles, log: job.state.log[...],
      line: JobStatusLine(
        status: status, text: texts.text(of: status),
        note: hasNote ? texts.note(status.note) : ""),
      time: job.time
    ).commands()
  }

  private struct Reveal: Hashable {
    let rect: Rect
    let paint: RevealPaint
  }

  private func reveals(_ commands: [DrawCommand]) -> [Reveal] {
    commands.compactMap {
      if case .reveal(let rect, let paint, _) = $0 { Reveal(rect: rect, paint: paint) } else { nil }
    }
  }

  private func masks(_ commands: [DrawCommand]) -> [RevealMask] {
    commands.compactMap { if case .reveal(_, _, let mask) = $0 { mask } else { nil } }
  }

  @Test("progress never changes where or how a bar is painted, only how much of it is shown")
  func law1() throws {
    let job = try JobHarness { $0.reducesMotion = true }
    let first = try commands(job)
    for percent in [1, 33, 50, 99, 100] {
      job.write("\(percent)\n")
      try job.wait(0.3)
      let now = try commands(job)
      #expect(reveals(now) == reveals(first))
      #expect(masks(now) == [RevealMask(Fraction(clamping: Double(percent) / 100))])
    }
  }

  @Test("nor in flight, nor for the bars of tasks")
  func law1InFlight() throws {
    let job = try JobHarness(
      .tasks(declared: ["a", "b"]), size: Size(width: 400, height: 360))
    job.write("1:10\n2:20\n")
    try job.wait(1)
    let first = try commands(job)
    #expect(reveals(first).count == 3)
    job.write("1:90\n2:60\n")
    try job.wait(0)
    for _ in 0..<20 {
      try job.wait(1.0 / 60)
      #expect(try reveals(commands(job)) == reveals(first))
    }
    #expect(try masks(commands(job)) != masks(first))
  }

  @Test("where nobody knows how far it is a ring turns in the place of the bar")
  func ring() throws {
    let job = try JobHarness { $0.pulsates = true }
    let spinners = try commands(job).filter { if case .spinner = $0 { true } else { false } }
    #expect(spinners.count == 1)
    #expect(try reveals(commands(job)).isEmpty)
    job.write("40\n")
    job.write("pulsate:false\n")
    #expect(try masks(commands(job)) == [RevealMask(Fraction(clamping: 0.4))])
  }

  @Test("a label is markup where that is wanted, and plain text where it is not")
  func formats() throws {
    for format in [ParagraphPaint.Format.markup, .plain] {
      var options = JobWindowOptions()
      options.format = format
      let job = try JobHarness(options: options) { $0.text = "<b>a</b> & b" }
      let label = try commands(job).compactMap {
        if case .paragraph(_, let paint) = $0 { paint } else { nil }
      }.first
      #expect(label?.format == format && label?.string == "<b>a</b> & b")
    }
  }

  @Test("a job that failed says so, where, and with what last lines")
  func failure() throws {
    let job = try JobHarness(.raw, size: Size(width: 400, height: 360)) { $0.source = .command }
    job.write("30%\n")
    job.change { $0.commandEnded(code: 4, at: $1) }
    job.engine.change { $0.log = ["no space left"] }
    let texts = try commands(job).compactMap { command -> String? in
      switch command {
      case .text(_, let paint): paint.string
      case .paragraph(_, let paint): paint.string
      default: nil
      }
    }
    #expect(texts.contains { $0.contains("4") && $0.contains("Failed") })
    #expect(job.layout.buttons[.accept] != nil)
    #expect(masks(try commands(job)) == [RevealMask(Fraction(clamping: 0.3))])
  }

  @Test("codes that stand for signals are told as such, larger ones as they are")
  func codes() throws {
    let texts = JobTexts(strings: try JobHarness.look().strings)
    #expect(texts.failure(2).hasSuffix("status 2"))
    #expect(texts.failure(139).hasSuffix("signal 11"))
    #expect(texts.failure(255).hasSuffix("status 255"))
  }

  @Test("a note that has no room beside the words is left out")
  func note() throws {
    let job = try JobHarness { $0.pulsates = true }
    try job.wait(15)
    func hasNote(_ commands: [DrawCommand]) -> Bool {
      commands.contains {
        if case .text(_, let paint) = $0 { paint.string.contains("so far") } else { false }
      }
    }
    #expect(hasNote(try commands(job)))
    #expect(!hasNote(try commands(job, hasNote: false)))
  }

  @Test("a title that is too long for the window is cut short, to the whole")
  func titles() throws {
    guard let text = PangoText() else { return }
    let title = String(repeating: "Wide ", count: 200)
    let job = try JobHarness(size: Size(width: 300, height: 300), text: text) {
      $0.extraButtons = [title]
    }
    let frame = try #require(job.layout.buttons[.extra(0)])
    #expect(frame.minX >= 0 && frame.maxX <= 300)
  }

  @Test("letters of any size make the window no higher than a label may be")
  func giant() throws {
    let text = try #require(PangoText())
    let plain = try JobHarness(text: text)
    let giant = try JobHarness(text: text) { $0.text = "<span size='10000000'>HUGE</span>" }
    let most = plain.engine.idealHeight + JobMetrics.largestLabelHeight
    #expect(giant.engine.idealHeight > plain.engine.idealHeight)
    #expect(giant.engine.idealHeight <= most)
  }

  @Test("what rests needs no frame, and what moves stops to")
  func rests() throws {
    let job = try JobHarness()
    try job.wait(0)
    #expect(!job.engine.needsFrame)
    #expect(job.engine.nextFrame(after: job.time, frame: 1.0 / 60) == nil)
    job.write("50\n")
    #expect(job.engine.needsFrame)
    try job.wait(0)
    #expect(job.engine.nextFrame(after: job.time, frame: 1.0 / 60) != nil)
    try job.wait(0.3)
    #expect(job.engine.nextFrame(after: job.time, frame: 1.0 / 60) == nil)
    #expect(!job.engine.needsFrame)
  }

  @Test("rows of tasks that are done settle, and then nothing moves")
  func settles() throws {
    let job = try JobHarness(
      .tasks(declared: ["a", "b"]), size: Size(width: 400, height: 360))
    job.write("1:100\n2:20\n")
    try job.wait(0)
    #expect(job.state.rows(at: job.time).count == 2)
    var frames = 0
    while job.engine.nextFrame(after: job.time, frame: 1.0 / 60) != nil, frames < 100 {
      try job.wait(1.0 / 60)
      frames += 1
    }
    #expect((25...40).contains(frames))
    #expect(job.state.rows(at: job.time).map(\.task) == [1])
    #expect(job.session.meter.fraction == Fraction(clamping: 0.6))
  }
}
