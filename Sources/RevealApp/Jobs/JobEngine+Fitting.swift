import RevealCore
import RevealJobs
import RevealRaster

extension JobEngine {
  /// The words under the bar; of the time only where that fits beside how far the job is.
  func fitted(_ status: JobStatus) -> JobStatusLine {
    let (words, note) = (texts.text(of: status), texts.note(status.note))
    guard !note.isEmpty else { return JobStatusLine(status: status, text: words, note: "") }
    let paints = [
      JobScene.statusPaint(words, .leading, state, palette),
      JobScene.statusPaint(note, .trailing, state, palette),
    ]
    let widths = paints.map { surface.scale.points($0.width(at: surface.scale, text: text)) }
    let fits = widths.reduce(JobMetrics.noteSpacing, +) <= layout.status.size.width
    return JobStatusLine(status: status, text: words, note: fits ? note : "")
  }

  /// A title that fits into a window: what is too long ends in an ellipsis.
  func fitted(_ title: String) -> (title: String, width: Double) {
    func width(_ title: String) -> Double {
      let paint = TextPaint(title, color: palette[.label])
      return surface.scale.points(paint.width(at: surface.scale, text: text))
    }
    let room = ButtonRows.textRoom(inWidth: size.width)
    let whole = width(title)
    guard whole > room, !title.isEmpty else { return (title, whole) }
    // First about as much as there is room for, then less until it fits.
    var count = min(Int(Double(title.count) * room / whole) + 1, title.count - 1)
    while count > 0, width(String(title.prefix(count)) + "…") > room { count -= 1 }
    let short = String(title.prefix(count)) + "…"
    return (short, width(short))
  }
}
