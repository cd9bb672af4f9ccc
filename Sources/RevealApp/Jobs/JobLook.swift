import RevealCore

/// The colours and words of a job's window.
struct JobLook {
  var palette: Palette
  var gradient: Gradient
  var strings: Strings
  var direction: LayoutDirection
}
