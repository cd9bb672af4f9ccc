import RevealCore
import RevealTestSupport
import Testing

@Suite("A gradient")
struct GradientTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func gradient(_ stops: (Color, Double?)...) -> Gradient {
    Gradient(stops: stops.map { .init(color: $0.0, location: $0.1) })
  }

  @Test("is its first colour before the first stop and its last after the last")
  func outside() {
    let gradient = gradient((red, 0.2), (blue, 0.7))
    for place in [-.infinity, -1, 0, 0.2, .nan] { #expect(gradient.color(at: place) == red) }
    for place in [0.7, 1, 9, .infinity] { #expect(gradient.color(at: place) == blue) }
  }

  @Test(
    "has each stop's colour at its place, in every space", arguments: InterpolationSpace.allCases)
  func atStops(_ space: InterpolationSpace) {
    let stops = Samples.light.colors.map { Gradient.Stop(color: $0) }
    let gradient = Gradient(stops: stops, space: space)
    for (color, place) in zip(gradient.colors, gradient.locations) {
      let found = gradient.color(at: place)
      #expect(abs(found.red - color.red) < 1e-6)
      #expect(abs(found.green - color.green) < 1e-6)
      #expect(abs(found.blue - color.blue) < 1e-6)
    }
  }

  @Test("changes at once at a hard edge; what lies within the edge is not seen")
  func hardEdge() {
    let green = Color(red: 0, green: 1, blue: 0)
    let gradient = gradient((red, 0), (red, 0.5), (green, 0.5), (blue, 0.5), (blue, 1))
    #expect(gradient.color(at: (0.5).nextDown) == red)
    #expect(gradient.color(at: 0.5) == blue)
    let visible = Set(gradient.columns(100))
    #expect(visible == [red, blue])
  }

  @Test("is shaped by stops outside the track")
  func outsidePlaces() {
    let gradient = gradient((red, -1), (blue, 1))
    #expect(abs(gradient.color(at: 0).red - 0.5) < 1e-12)
    #expect(abs(gradient.color(at: 0.5).red - 0.25) < 1e-12)
  }

  @Test("of one stop is one colour, of none is clear")
  func fewStops() {
    for place in [-1, 0, 0.5, 1, 2] {
      #expect(gradient((red, 0.5)).color(at: place) == red)
      #expect(Gradient(solid: blue).color(at: place) == blue)
      #expect(Gradient(stops: []).color(at: place) == .clear)
    }
    #expect(Gradient(stops: []).columns(3) == [.clear, .clear, .clear])
  }

  @Test("mixes premultiplied: a clear stop lends no colour")
  func premultiplied() {
    let fading = gradient((red, 0), (blue.opacity(0), 1))
    for step in 0..<10 {
      let place = Double(step) / 10
      let color = fading.color(at: place)
      #expect(abs(color.red - 1) < 1e-12)
      #expect(color.blue == 0)
      #expect(abs(color.opacity - (1 - place)) < 1e-12)
    }
    let half = gradient((red, 0), (blue.opacity(0.5), 1)).color(at: 0.5)
    #expect(abs(half.red - 2.0 / 3) < 1e-12)
    #expect(abs(half.blue - 1.0 / 3) < 1e-12)
    #expect(abs(half.opacity - 0.75) < 1e-12)
  }

  @Test("of clear stops is clear")
  func clear() {
    #expect(gradient((red.opacity(0), 0), (blue.opacity(0), 1)).color(at: 0.3).opacity == 0)
  }

  @Test("has in each column the colour of the column's centre", arguments: [1, 2, 3, 7, 320])
  func columns(_ count: Int) {
    let columns = Samples.light.columns(count)
    #expect(columns.count == count)
    for (index, color) in columns.enumerated() {
      #expect(color == Samples.light.color(at: (Double(index) + 0.5) / Double(count)))
    }
  }

  @Test("has no columns where there are none")
  func noColumns() {
    #expect(Samples.light.columns(0).isEmpty)
    #expect(Samples.light.columns(-3).isEmpty)
  }

  @Test("is the same on a wider track, at the same part of it")
  func proportion() {
    let narrow = Samples.light.columns(64)
    let wide = Samples.light.columns(192)
    for index in narrow.indices {
      let color = wide[3 * index + 1]
      #expect(abs(color.red - narrow[index].red) < 1e-12)
      #expect(abs(color.green - narrow[index].green) < 1e-12)
      #expect(abs(color.blue - narrow[index].blue) < 1e-12)
    }
  }
}
