import RevealCore
import RevealJobs

/// Draws the rows of the tasks that can be seen: a name, how far it is, and a bar below both.
struct JobListPainter {
  let state: JobViewState
  let palette: Palette
  let gradient: Gradient
  let texts: JobTexts
  let time: Instant

  func append(in list: Rect, to commands: inout [DrawCommand]) {
    let rows = state.rows(at: time)
    let total = rows.reduce(0) { $0 + $1.presence } * JobMetrics.rowHeight
    let scroll = min(state.scroll, max(total - list.size.height, 0))
    let hasBar = total > list.size.height
    let width =
      list.size.width - (hasBar ? JobMetrics.scrollbarWidth + JobMetrics.scrollbarGap : 0)
    var y = list.minY - scroll
    for (task, presence) in rows {
      let height = JobMetrics.rowHeight * presence
      // Rows are drawn whole: one that leaves the list is not drawn, so nothing has to be clipped.
      if y >= list.minY - 0.5, y + JobMetrics.rowHeight <= list.maxY + 0.5 {
        append(
          state.session.tasks.all[task], in: Rect(x: list.minX, y: y, width: width, height: height),
          to: &commands)
      }
      y += height
      if y >= list.maxY { break }
    }
    if hasBar { appendScrollbar(list, scroll: scroll, total: total, to: &commands) }
  }

  private func append(_ task: JobTask, in row: Rect, to commands: inout [DrawCommand]) {
    // A row that closes has no room left for what is in it.
    guard row.size.height > JobMetrics.rowHeight - 1 else { return }
    let line = Rect(
      x: row.minX, y: row.minY, width: row.size.width, height: JobMetrics.lineHeight)
    let status = texts.status(of: task)
    let statusWidth = 64.0
    func paint(_ text: String, _ role: Palette.Role, _ alignment: TextAlignment) -> TextPaint {
      TextPaint(
        text, font: .caption, color: palette[role], backdrop: palette[.window],
        alignment: alignment, hasMonospacedDigits: true)
    }
    commands.append(
      .paragraph(
        Rect(
          x: line.minX, y: line.minY, width: max(line.size.width - statusWidth, 0),
          height: line.size.height),
        ParagraphPaint(
          texts.line(of: task), font: .caption, color: palette[.label], backdrop: palette[.window],
          lineLimit: 1)))
    commands.append(.text(line, paint(status, .secondaryLabel, .trailing)))
    if task.outcome == nil, task.meter.isIndeterminate { appendSpinner(in: line, to: &commands) }
    let bar = Rect(
      x: row.minX, y: line.maxY + 4, width: row.size.width, height: JobMetrics.rowBarHeight)
    appendBar(of: task, in: bar, to: &commands)
  }

  /// Where nobody knows how far a task is, a ring turns in the percentage's place.
  private func appendSpinner(in line: Rect, to commands: inout [DrawCommand]) {
    let diameter = JobMetrics.rowSpinnerDiameter
    let seconds = time.seconds(since: state.session.start)
    commands.append(
      .spinner(
        Rect(
          x: line.maxX - diameter, y: line.midY - diameter / 2, width: diameter, height: diameter),
        palette.spinner(
          lineWidth: JobMetrics.rowSpinnerLineWidth, backdrop: palette[.window]),
        phase: state.spinnerMotion.phase(atSeconds: seconds)))
  }

  private func appendBar(of task: JobTask, in bar: Rect, to commands: inout [DrawCommand]) {
    let isFailed = task.outcome == .failed
    // A bar whose fraction nobody knows is a track; one that failed is red as a whole.
    var mask = task.meter.presented.mask(at: time)
    if task.meter.isIndeterminate { mask = RevealMask(.zero) }
    if isFailed { mask = RevealMask(.one) }
    let fill = isFailed ? Gradient(solid: palette[.red]) : gradient
    commands.append(.reveal(bar, palette.bar(fill, backdrop: palette[.window]), mask))
  }

  private func appendScrollbar(
    _ list: Rect, scroll: Double, total: Double, to commands: inout [DrawCommand]
  ) {
    let height = max(
      list.size.height * list.size.height / total, JobMetrics.leastScrollbarHeight)
    let travel = list.size.height - height
    let place = total > list.size.height ? scroll / (total - list.size.height) : 0
    commands.append(
      .shape(
        Rect(
          x: list.maxX - JobMetrics.scrollbarWidth, y: list.minY + travel * place,
          width: JobMetrics.scrollbarWidth, height: height),
        ShapePaint(fill: palette[.groove], corners: .capsule, backdrop: palette[.window])))
  }
}
