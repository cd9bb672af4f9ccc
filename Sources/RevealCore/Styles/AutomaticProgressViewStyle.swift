/// A bar where the fraction is known, a turning ring where it is not.
public struct AutomaticProgressViewStyle: ProgressViewStyle {
  private let linear = LinearProgressViewStyle()
  private let circular = CircularProgressViewStyle()

  /// Makes the style.
  public init() {}

  /// Makes the look of the one that fits.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      linear.makeBody(configuration: configuration)
    } else {
      circular.makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == AutomaticProgressViewStyle {
  /// A bar where the fraction is known, a turning ring where it is not.
  public static var automatic: AutomaticProgressViewStyle { AutomaticProgressViewStyle() }
}
