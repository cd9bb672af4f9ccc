/// A view that presents a fraction: what an engine needs to know to animate it.
///
/// The engine watches ``fractionCompleted``, and each frame draws the body that presents the eased
/// fraction. Labels belong to the indicator, not to the fraction; so they show the model's value at
/// once. Whether anything turns is in the commands that the body draws: a spinner is among them.
public protocol Indicator: View {
  /// What the indicator looks like.
  associatedtype Body: View

  /// The model's fraction; nil where it is not known.
  var fractionCompleted: Fraction? { get }

  /// What the indicator looks like while it presents a fraction; nil for one that is not known.
  @ViewBuilder func body(presenting fraction: Fraction?) -> Body
}

extension Indicator {
  /// The size of the body that presents the model's fraction.
  public func size(fitting proposal: ProposedSize, in context: ViewContext) -> Size {
    body(presenting: fractionCompleted).size(fitting: proposal, in: context)
  }

  /// Draws the body that presents the model's fraction.
  public func draw(in frame: Rect, context: ViewContext, into commands: inout [DrawCommand]) {
    body(presenting: fractionCompleted).draw(in: frame, context: context, into: &commands)
  }
}
