/// Shows how much of a job is done, in a style.
///
/// Values follow ``Progress``: one that is missing or not finite, and a total that is not positive
/// and finite, are indeterminate; others are pinned to `0...total`.
public struct ProgressView<Style: ProgressViewStyle>: Indicator {
  private let progress: Progress
  private let label: AnyView?
  private let currentValueLabel: AnyView?
  private let style: Style
  private var tint: AnyShapeStyle?

  init(
    _ progress: Progress, label: AnyView? = nil, currentValueLabel: AnyView? = nil,
    style: Style, tint: AnyShapeStyle? = nil
  ) {
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.style = style
    self.tint = tint
  }

  /// The part that is done; nil where progress is indeterminate.
  public var fractionCompleted: Fraction? { progress.fractionCompleted }

  /// The style's look at a fraction.
  public func body(
    presenting fraction: Fraction?
  ) -> ModifiedContent<Style.Body, TintModifier> {
    style.makeBody(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fraction?.value, label: label, currentValueLabel: currentValueLabel)
    )
    .modifier(TintModifier(tint: tint))
  }

  /// The same progress in another style.
  public func progressViewStyle<NewStyle: ProgressViewStyle>(
    _ style: NewStyle
  ) -> ProgressView<NewStyle> {
    ProgressView<NewStyle>(
      progress, label: label, currentValueLabel: currentValueLabel, style: style, tint: tint)
  }

  /// Sets what fills the indicator, unless its style was given a fill.
  public func tint(_ tint: some ShapeStyle) -> ProgressView {
    var view = self
    view.tint = AnyShapeStyle(tint)
    return view
  }
}

extension ProgressView where Style == AutomaticProgressViewStyle {
  /// Shows progress that nobody can put a number to.
  public init() { self.init(.indeterminate, style: .automatic) }

  /// Shows an amount done of a total.
  public init(value: Double?, total: Double = 1) {
    self.init(Progress(value: value, total: total), style: .automatic)
  }

  /// Shows indeterminate progress of a described job.
  public init(@ViewBuilder label: () -> some View) {
    self.init(.indeterminate, label: AnyView(label()), style: .automatic)
  }

  /// Shows an amount done of a described job.
  public init(value: Double?, total: Double = 1, @ViewBuilder label: () -> some View) {
    self.init(
      Progress(value: value, total: total), label: AnyView(label()), style: .automatic)
  }

  /// Shows an amount done of a described job, and what it is in words.
  public init(
    value: Double?, total: Double = 1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      Progress(value: value, total: total), label: AnyView(label()),
      currentValueLabel: AnyView(currentValueLabel()), style: .automatic)
  }

  /// Shows indeterminate progress of a titled job.
  public init(_ title: String) { self.init { Text(title) } }

  /// Shows an amount done of a titled job.
  public init(_ title: String, value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}
