/// What a check measured, and whether that is as it should be.
struct Finding: Hashable, Sendable {
  let isPassed: Bool
  let figure: String

  init(_ isPassed: Bool, _ figure: String) {
    self.isPassed = isPassed
    self.figure = figure
  }
}
