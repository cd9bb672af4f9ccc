import RevealCore
import RevealJobs
import RevealRaster
import RevealSDL

/// A job's window without a window or a clock: the state, the layout and a renderer.
final class JobEngine {
  /// What the window shows.
  private(set) var state: JobViewState
  /// The canvas.
  private(set) var surface: Composition.Surface
  /// Whether the picture has changed, but for what moves by itself.
  private(set) var needsFrame = true
  /// The words of the language.
  let texts: JobTexts

  private let renderer: TextureRenderer
  let text: any TextRasterizer
  let palette: Palette
  private let gradient: Gradient
  private(set) var size: Size
  private var laidOut: LaidOut?
  private var titles: [JobButton: String] = [:]
  private var log: ArraySlice<String> = []
  private var line: JobStatusLine?

  init(
    _ state: JobViewState, look: JobLook, renderer: TextureRenderer, text: any TextRasterizer,
    size: Size, scale: DisplayScale
  ) {
    self.state = state
    self.renderer = renderer
    self.text = text
    texts = JobTexts(strings: look.strings)
    palette = look.palette
    gradient = look.gradient
    self.size = size
    surface = Composition.Surface(
      size: scale.pixels(size), scale: scale, direction: look.direction)
  }

  /// A layout, and what it was made from.
  private struct LaidOut {
    let subject: JobViewState.LayoutSubject
    let content: JobLayout.Content
    let layout: JobLayout
    let idealHeight: Double
  }

  /// Changes the state; what is shown follows with the next frame.
  func change(_ body: (inout JobViewState) -> Void) {
    body(&state)
    needsFrame = true
    if let laidOut, laidOut.subject != state.toLayOut { self.laidOut = nil }
  }

  /// Where everything is.
  var layout: JobLayout { layOut().layout }

  /// The height in points that shows everything.
  var idealHeight: Double { layOut().idealHeight }

  /// The height in points below which something is left out that is needed.
  var leastHeight: Double {
    JobLayout.leastHeight(layOut().content, inWidth: size.width)
  }

  /// Tells that the canvas has another size or scale.
  func resize(to pixels: PixelSize, scale: DisplayScale) {
    surface.size = pixels
    surface.scale = scale
    size = Size(width: scale.points(pixels.width), height: scale.points(pixels.height))
    needsFrame = true
    laidOut = nil
    line = nil
  }

  /// A place in window coordinates as the layout has it: from the leading edge.
  func leading(_ point: Point) -> Point {
    guard surface.direction == .rightToLeft else { return point }
    return Point(x: size.width - point.x, y: point.y)
  }

  /// The moment at which the next frame of an animation is due; nil while nothing moves.
  func nextFrame(after time: Instant, frame: Double) -> Instant? {
    let session = state.session
    if session.meter.isIndeterminate || session.phase == .running && session.tasks.isTurning {
      let start = session.meter.spinnerStart
      let next = state.spinnerMotion.nextChange(afterSeconds: time.seconds(since: start))
      return start.advanced(bySeconds: next)
    }
    let isMoving = session.meter.isMoving(at: time) || session.tasks.isMoving(at: time)
    return isMoving ? time.advanced(bySeconds: frame) : nil
  }

  /// Takes note of the time: words that speak of it may have to change.
  func advance(to time: Instant) {
    if state.session.timeNote(at: time) != line?.status.note { needsFrame = true }
  }

  /// Draws the picture of a moment on the canvas, and tells which parts of it changed.
  func draw(at time: Instant) throws(EnvironmentError) -> [PixelRect] {
    state.session.beginFrame(at: time)
    needsFrame = false
    let scene = JobScene(
      state: state, layout: layout, size: size, palette: palette, gradient: gradient,
      texts: texts, titles: titles, log: log, line: statusLine(at: time), time: time)
    return try renderer.draw(scene.commands(), on: surface)
  }

  private func statusLine(at time: Instant) -> JobStatusLine {
    let status = JobStatus(state.session, note: state.session.timeNote(at: time))
    if let line, line.status == status { return line }
    let line = fitted(status)
    self.line = line
    return line
  }

  /// Tells that the picture of a moment was presented at a later one.
  func presented(frame: Instant, at time: Instant) {
    state.session.rebase(changeFrom: frame, to: time)
  }

  /// Starts anew after the system lost what was drawn.
  func recover(texturesToo: Bool) {
    renderer.recover(texturesToo: texturesToo)
    needsFrame = true
  }

  private static let logHeight = Double(JobMetrics.logLines) * JobMetrics.lineHeight

  /// Lays out when that is asked for: a job may say much between two frames.
  private func layOut() -> LaidOut {
    if let laidOut { return laidOut }
    let width = max(size.width - 2 * JobLayout.padding(inWidth: size.width), 0)
    func height(_ paint: ParagraphPaint) -> Double {
      paint.size(width: width, at: surface.scale, text: text).height
    }
    let session = state.session
    var content = JobLayout.Content()
    if !session.label.isEmpty {
      // Tags may ask for letters of any size; the window is for the bar.
      content.labelHeight = min(
        height(JobScene.labelPaint(session.label, state.options.format, palette)),
        JobMetrics.largestLabelHeight)
    }
    log = state.log[...]
    // The reason is in the last lines: where they are long, the first of them give way.
    while log.count > 1, height(JobScene.logPaint(log, palette, lineLimit: 99)) > Self.logHeight {
      log.removeFirst()
    }
    if !log.isEmpty { content.logHeight = height(JobScene.logPaint(log, palette)) }
    content.rowCount = session.tasks.all.count
    titles = [:]
    content.buttons = state.buttons.map { button in
      let (title, width) = fitted(texts.title(of: button, in: state))
      titles[button] = title
      return JobLayout.Button(button: button, textWidth: width)
    }
    let result = LaidOut(
      subject: state.toLayOut, content: content, layout: JobLayout(window: size, content),
      idealHeight: JobLayout.idealHeight(content, inWidth: size.width))
    laidOut = result
    return result
  }
}
