/// Puts views together as they are written below each other, without a list in memory.
///
/// It takes `if`, `else`, `switch` and `if let`, but no loops. An optional view is a view, too.
@resultBuilder
public enum ViewBuilder {
  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// The first view, or the only one.
  public static func buildPartialBlock<Content: View>(first: Content) -> Content { first }

  /// What is there so far, and the next view.
  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: First, next: Second
  ) -> ViewPair<First, Second> {
    ViewPair(accumulated, next)
  }

  /// A view that may be missing.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two branches.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// The second of two branches.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// A view that not every system has.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
