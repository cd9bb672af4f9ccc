import RevealCore
import RevealJobs

/// The picture of a job at a moment: a pure function from values to commands.
struct JobScene {
  let state: JobViewState
  let layout: JobLayout
  let size: Size
  let palette: Palette
  let gradient: Gradient
  let texts: JobTexts
  /// The texts of the buttons, cut short where they are too long.
  let titles: [JobButton: String]
  /// The last lines of a job that failed, as many as there is room for.
  let log: ArraySlice<String>
  /// The words under the bar.
  let line: JobStatusLine
  let time: Instant

  private var session: JobSession { state.session }
  private var window: Color { palette[.window] }

  /// The commands in drawing order.
  func commands() -> [DrawCommand] {
    var commands: [DrawCommand] = []
    commands.reserveCapacity(32)
    commands.append(.fill(Rect(origin: Point(x: 0, y: 0), size: size), window))
    commands.append(
      .paragraph(
        layout.label, Self.labelPaint(session.label, state.options.format, palette)))
    appendBar(to: &commands)
    appendStatus(to: &commands)
    if layout.log.size.height > 0 {
      commands.append(.paragraph(layout.log, JobScene.logPaint(log, palette)))
    }
    if layout.list.size.height > 0 {
      JobListPainter(state: state, palette: palette, gradient: gradient, texts: texts, time: time)
        .append(in: layout.list, to: &commands)
    }
    let painter = ButtonPainter(palette: palette)
    for button in state.buttons {
      guard let frame = layout.buttons[button] else { continue }
      painter.append(
        titles[button] ?? "", in: frame, look(of: button),
        isFocused: state.isFocusVisible && state.focus == button, to: &commands)
    }
    return commands
  }

  /// What the label looks like.
  static func labelPaint(
    _ text: String, _ format: ParagraphPaint.Format, _ palette: Palette
  ) -> ParagraphPaint {
    ParagraphPaint(
      text, format: format, color: palette[.label], backdrop: palette[.window],
      lineLimit: JobMetrics.labelLines)
  }

  /// What the last lines of a job that failed look like.
  static func logPaint(
    _ lines: ArraySlice<String>, _ palette: Palette, lineLimit: Int = JobMetrics.logLines
  ) -> ParagraphPaint {
    ParagraphPaint(
      lines.joined(separator: "\n"), font: .caption, color: palette[.secondaryLabel],
      backdrop: palette[.window], lineLimit: lineLimit)
  }

  private func appendBar(to commands: inout [DrawCommand]) {
    if session.meter.isIndeterminate {
      let seconds = time.seconds(since: session.meter.spinnerStart)
      commands.append(
        .spinner(
          layout.spinner,
          palette.spinner(lineWidth: BarMetrics.spinnerLineWidth, backdrop: window),
          phase: state.spinnerMotion.phase(atSeconds: seconds)))
    } else {
      commands.append(
        .reveal(
          layout.bar, palette.bar(gradient, backdrop: window),
          session.meter.presented.mask(at: time)
        ))
    }
  }

  private func appendStatus(to commands: inout [DrawCommand]) {
    guard layout.status.size.height > 0 else { return }
    func append(_ text: String, _ alignment: TextAlignment) {
      commands.append(.text(layout.status, Self.statusPaint(text, alignment, state, palette)))
    }
    append(line.text, .leading)
    if !line.note.isEmpty { append(line.note, .trailing) }
  }

  /// What the words under the bar look like.
  static func statusPaint(
    _ text: String, _ alignment: TextAlignment, _ state: JobViewState, _ palette: Palette
  ) -> TextPaint {
    TextPaint(
      text, font: state.isFailed ? .headline : .body,
      color: palette[state.isFailed ? .label : .secondaryLabel], backdrop: palette[.window],
      alignment: alignment, hasMonospacedDigits: true)
  }

  private func look(of button: JobButton) -> ButtonPainter.Look {
    guard state.isEnabled(button) else { return .disabled }
    let isHovered = state.pointer.map { layout.button(at: $0) == button } ?? false
    guard let pressed = state.pressed else { return isHovered ? .hovered : .resting }
    return pressed == button && isHovered ? .pressed : .resting
  }
}
