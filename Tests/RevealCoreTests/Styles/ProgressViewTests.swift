import RevealCore
import Testing

@Suite("A progress view")
struct ProgressViewTests {
  static let hostile: [Double] = [
    .nan, .infinity, -.infinity, -1, -0.0, 0, 0.25, 1, 2, 1e308, -1e308,
  ]

  @Test("knows the fraction that progress knows", arguments: hostile)
  func fraction(_ value: Double) {
    for total in Self.hostile {
      #expect(
        ProgressView(value: value, total: total).fractionCompleted
          == Progress(value: value, total: total).fractionCompleted)
    }
    #expect(ProgressView(value: nil, total: 3).fractionCompleted == nil)
    #expect(ProgressView().fractionCompleted == nil)
    #expect(ProgressView { Text("a") }.fractionCompleted == nil)
  }

  @Test("draws something defined of any value in any style", arguments: hostile)
  func defined(_ value: Double) {
    for total in Self.hostile {
      let view = ProgressView("a", value: value, total: total)
      let isKnown = view.fractionCompleted != nil
      for commands in [
        Views.draw(view, 50, 50), Views.draw(view.progressViewStyle(.gradientReveal), 50, 50),
        Views.draw(view.progressViewStyle(.ring), 50, 50),
        Views.draw(view.progressViewStyle(.square), 50, 50),
      ] {
        #expect(commands.contains { $0.paint != nil } == isKnown)
        #expect(commands.contains { $0.spinner != nil } == !isKnown)
      }
    }
  }

  @Test("of a title is the one that is labelled with its text")
  func title() {
    let titled = ProgressView("Rendering", value: 1, total: 4)
    let labelled = ProgressView(value: 1, total: 4) { Text("Rendering") }
    #expect(Views.draw(titled, 320, 50) == Views.draw(labelled, 320, 50))
    #expect(Views.draw(ProgressView("a"), 99, 99) == Views.draw(ProgressView { Text("a") }, 99, 99))
  }

  @Test("presents an eased fraction while the labels stay the model's")
  func presenting() {
    let view = ProgressView(value: 0.5) {
      Text("Rendering")
    } currentValueLabel: {
      Text("50%")
    }
    .progressViewStyle(.gradientReveal)
    var context = Views.context(isResting: false)
    let eased = Views.draw(
      view.body(presenting: Fraction(0.3)), 320, 200, in: context)
    #expect(eased.strings == ["Rendering", "50%"])
    #expect(eased.reveal?.mask == RevealMask(Fraction(clamping: 0.3), isResting: false))
    context.isResting = true
    #expect(
      Views.draw(view.body(presenting: view.fractionCompleted), 320, 200, in: context)
        == Views.draw(view, 320, 200, in: context))
  }

  @Test("in a frame, padded, or with another font, is an indicator still")
  func modified() {
    func check(_ indicator: some Indicator) {
      #expect(indicator.fractionCompleted == Fraction(0.5))
      let eased = Views.draw(indicator.body(presenting: .one), 500, 500)
      #expect(eased.reveal?.mask?.fraction == .one)
      #expect(eased.map(\.frame) == Views.draw(indicator, 500, 500).map(\.frame))
    }
    check(ProgressView("a", value: 0.5).frame(width: 200, alignment: .leading))
    check(ProgressView("a", value: 0.5).padding(8).font(.title2).tint(.red))
    check(Gauge(value: 5, in: 0...10) { Text("a") }.frame(height: 70))
  }

  @Test("takes its tint where the style has no fill of its own, in any order")
  func tint() {
    func fill(_ view: some View) -> Color? {
      Views.draw(view, 50, 50).reveal?.paint?.gradient.colors.first
    }
    let view = ProgressView(value: 1)
    #expect(fill(view) == Views.palette[.accent])
    #expect(fill(view.tint(.red)) == Views.palette[.red])
    #expect(fill(view.tint(.red).progressViewStyle(.pie)) == Views.palette[.red])
    #expect(fill(view.progressViewStyle(.ring).tint(.red)) == Views.palette[.red])
    #expect(fill(view.progressViewStyle(.ring(.mint)).tint(.red)) == Views.palette[.mint])
    #expect(fill(VStack { view }.tint(.red)) == Views.palette[.red])
    #expect(fill(VStack { view.tint(.teal) }.tint(.red)) == Views.palette[.teal])
  }
}
