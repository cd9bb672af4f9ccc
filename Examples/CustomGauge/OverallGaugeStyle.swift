import GradientReveal

/// The colours of the program's own.
enum AppAsset {
  static let background = Color(red: 0.25, green: 0.32, blue: 0.71)
  static let primary = Color(red: 0.96, green: 0.26, blue: 0.21)
}

/// The `GaugeStyle` of the `OverallView`: an arc of three quarters around a content.
///
/// All there is to a style: the article's, with `Reveal` in the place of a trimmed circle.
struct OverallGaugeStyle<Content: View>: GaugeStyle {
  /// The view contained by the gauge.
  var content: Content

  /// From lower left to upper right: there the article's gradient lies once its circle is rotated.
  private let gradient = LinearGradient(
    colors: [AppAsset.background.opacity(0.5), AppAsset.primary],
    startPoint: UnitPoint(x: 0.173, y: 0.827), endPoint: UnitPoint(x: 0.827, y: 0.173))

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ZStack {
        content
        Reveal(
          .arc(Arc(lineWidth: 20, lineCap: .round, start: .degrees(135), sweep: .degrees(270))),
          of: gradient, track: .clear, upTo: configuration.value
        )
        // A stroke lies on its circle, a reveal inside its frame: half a line more on each side.
        .frame(width: 250 + 20, height: 250 + 20)
      }
      configuration.currentValueLabel
        .fontWeight(.bold)
        .font(.title2)
        .foregroundStyle(AppAsset.background)
    }
  }
}
