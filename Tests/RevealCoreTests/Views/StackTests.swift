import RevealCore
import Testing

@Suite("A stack")
struct StackTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test("is as large as its views and the space between them, whatever is proposed")
  func hugging() {
    let column = VStack(spacing: 5) {
      Text("a")
      Text("bcd")
    }
    let row = HStack(spacing: 5) {
      Text("a")
      Text("bcd")
    }
    for (width, height) in [(nil, nil), (500, 500), (0, 0), (500, nil)] as [(Double?, Double?)] {
      #expect(Views.size(of: column, width, height) == Size(width: 39, height: 31))
      #expect(Views.size(of: row, width, height) == Size(width: 57, height: 13))
    }
  }

  @Test(
    "aligns its views across",
    arguments: zip([HorizontalAlignment.leading, .center, .trailing], [0.0, 13, 26]))
  func horizontal(_ alignment: HorizontalAlignment, _ x: Double) {
    let commands = Views.draw(
      VStack(alignment: alignment, spacing: 5) {
        Text("a")
        Text("bcd")
      }, 100, 100)
    #expect(commands.map(\.frame) == [rect(x, 0, 13, 13), rect(0, 18, 39, 13)])
  }

  @Test(
    "aligns its views across, from the top too",
    arguments: zip([VerticalAlignment.top, .center, .bottom], [0.0, 3, 6]))
  func vertical(_ alignment: VerticalAlignment, _ y: Double) {
    let commands = Views.draw(
      HStack(alignment: alignment, spacing: 4) {
        Text("a").font(.caption)
        Text("b").font(.title2)
      }, 100, 100)
    #expect(commands.map(\.frame) == [rect(0, y, 11, 11), rect(15, 0, 17, 17)])
  }

  @Test("gives flexible views equal shares of what the others leave")
  func sharing() {
    let row = HStack(spacing: 10) {
      Reveal(.capsule, of: .accent, upTo: 0)
      Text("ab")
      Reveal(.capsule, of: .accent, upTo: 0)
    }
    #expect(
      Views.draw(row, 246, 20).map(\.frame)
        == [rect(0, 0, 100, 20), rect(110, 3.5, 26, 13), rect(146, 0, 100, 20)])
    #expect(Views.size(of: row, 246, nil) == Size(width: 246, height: 14))
    #expect(
      Views.size(of: row, nil, nil) == Size(width: 2 * BarMetrics.width + 46, height: 14))
  }

  @Test("too small for its views shares what there is")
  func crowded() {
    let row = HStack(spacing: 10) {
      Text("abc")
      Reveal(.capsule, of: .accent, upTo: 0)
    }
    #expect(Views.size(of: row, 20, 14) == Size(width: 20, height: 14))
    #expect(Views.draw(row, 20, 14).map(\.frame.size.width) == [5, 5])
    #expect(Views.draw(row, 60, 14).map(\.frame.size.width) == [39, 11])
  }

  @Test("with a spacer pushes its views apart, and grows along only")
  func spacer() {
    let row = HStack(spacing: 0) {
      Text("a")
      Spacer()
      Text("b")
    }
    #expect(Views.size(of: row, 200, 90) == Size(width: 200, height: 13))
    #expect(Views.draw(row, 200, 90).map(\.frame.minX) == [0, 187])
    #expect(Views.size(of: row, 10, 90).width == 10)
    #expect(Views.size(of: Spacer(minLength: 7), nil, nil) == Size(width: 7, height: 7))
  }

  @Test("gives what is not there no space")
  func missing() {
    let text: Text? = nil
    let column = VStack(spacing: 5) {
      EmptyView()
      Text("a")
      text
      text.padding(9)
      text.font(.title2).frame(width: 40)
      AnyView(EmptyView())
    }
    #expect(Views.size(of: column, nil, nil) == Size(width: 13, height: 13))
    #expect(column.childCount == 1)
    #expect(Views.size(of: VStack { EmptyView() }, 100, 100) == Size(width: 0, height: 0))
  }

  @Test("places each view of a group by itself")
  func groups() {
    let flag = true
    let pair = AnyView(ViewPair(Text("b"), Text("c")))
    let column = VStack(spacing: 1) {
      Text("a")
      pair
      if flag { Text("d") } else { EmptyView() }
      if !flag { Text("e") }
    }
    #expect(Views.draw(column, 100, 100).map(\.frame.minY) == [0, 14, 28, 42])
    #expect(Views.draw(pair, 100, 100).map(\.frame.minY) == [0, 21])
  }

  @Test("of depth lays views over each other, and only the lowest knows the colour behind")
  func depth() {
    let pile = ZStack(alignment: .bottomTrailing) {
      Spacer()
      Text("abc")
      Text("d")
    }
    let commands = Views.draw(pile, 100, 50, in: Views.context(backdrop: .white))
    #expect(commands.map(\.frame) == [rect(61, 37, 39, 13), rect(87, 37, 13, 13)])
    #expect(commands.map(\.text?.backdrop) == [.white, nil])
    #expect(Views.size(of: ZStack { Text("abc") }, 100, 50) == Size(width: 39, height: 13))
  }

  @Test("of a space that is no number has none", arguments: [Double.nan, .infinity, -.infinity])
  func noSpace(_ spacing: Double) {
    let column = VStack(spacing: spacing) {
      Text("a")
      Text("b")
    }
    #expect(Views.draw(column, 100, 100).map(\.frame.minY) == [0, 13])
  }
}

@Suite("A frame")
struct FrameTests {
  @Test("has the given extent, and the view's own where none is given")
  func extent() {
    #expect(
      Views.size(of: Text("a").frame(width: 50), 10, 10) == Size(width: 50, height: 13))
    #expect(
      Views.size(of: Spinner().frame(height: 30), nil, nil) == Size(width: 30, height: 30))
    #expect(
      Views.size(of: Text("a").frame(width: .nan, height: -3), 99, 9) == Size(width: 13, height: 0))
  }

  @Test("aligns what it holds, also what is larger")
  func aligned() {
    let frames = [Alignment.topLeading, .center, .bottomTrailing, .leading].map {
      Views.draw(
        Reveal(.capsule, of: .accent, upTo: 0).frame(width: 39, height: 13)
          .frame(width: 29, height: 23, alignment: $0), 100, 100
      )[0].frame.origin
    }
    #expect(
      frames
        == [Point(x: 0, y: 0), Point(x: -5, y: 5), Point(x: -10, y: 10), Point(x: 0, y: 5)])
  }

  @Test("or padding around a view leaves the rest to it")
  func padding() {
    let bar = Reveal(.capsule, of: .accent, upTo: 1).padding(10)
    #expect(Views.size(of: bar, 100, 50) == Size(width: 100, height: 50))
    #expect(Views.draw(bar, 100, 50)[0].frame == Rect(x: 10, y: 10, width: 80, height: 30))
    #expect(Views.size(of: bar, 5, 5) == Size(width: 20, height: 20))
    #expect(Views.size(of: Text("a").padding(.nan), nil, nil) == Size(width: 13, height: 13))
  }
}

@Suite("A proposal")
struct ProposedSizeTests {
  @Test("is never negative, and open where it is not finite")
  func finite() {
    #expect(
      ProposedSize(width: -1, height: .infinity) == ProposedSize(width: 0, height: nil))
    #expect(ProposedSize(width: .nan, height: nil) == .unspecified)
  }

  @Test("is filled, and made square where it is open")
  func filled() {
    let ideal = Size(width: 3, height: 4)
    #expect(ProposedSize.unspecified.filled(orElse: ideal) == ideal)
    #expect(ProposedSize(ideal).filled(orSquareOf: 9) == ideal)
    let cases: [(Double?, Double?, Double)] = [(5, nil, 5), (nil, 6, 6), (nil, nil, 9)]
    for (width, height, side) in cases {
      #expect(
        ProposedSize(width: width, height: height).filled(orSquareOf: 9)
          == Size(width: side, height: side))
    }
  }
}
