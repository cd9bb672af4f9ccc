import GradientReveal
import RevealRaster
import RevealTestSupport
import Testing

@Suite("A board")
struct BoardTests {
  private static let background = Samples.color("f0f0f2")

  @Test(
    "always shows what it would if it were drawn anew",
    arguments: [LayoutDirection.leftToRight, .rightToLeft], [1, 1.5])
  func incremental(_ direction: LayoutDirection, _ scale: Double) throws {
    try withBoards(direction, scale) { host, indicators, make in
      let board = try make()
      let slots = board.addSamples()
      let other = try make()
      let otherSlots = other.addSamples()
      var random = SplitMix(seed: 7)
      var time = 0.0
      var values = [Double?](repeating: 0.4, count: slots.count)
      for step in 0..<45 {
        for _ in 0..<random.whole(in: 0..<4) {
          let index = random.whole(in: 0..<slots.count)
          let value = random.pick([random.unit(), random.unit(), 0, 1, values[index], nil])
          values[index] = value
          slots[index].show(value)
          otherSlots[index].show(value)
        }
        if step == 25 { indicators.palette = .system(Theme(appearance: .dark)) }
        if step == 40 { indicators.palette = .system() }
        let moment = Instant(seconds: time)
        _ = try board.draw(at: moment)
        other.reset()
        _ = try other.draw(at: moment)
        try expectSame(host, other, board, "at step \(step)")
        time += random.pick([0, 0.016, 0.016, 0.05, 0.4])
      }
      try settle(board, slots, at: time, &random)
      let fresh = try make()
      for (slot, value) in zip(fresh.addSamples(), Self.restingValues) { slot.show(value) }
      try drawToRest(fresh, at: 0)
      try expectSame(host, fresh, board, "at rest")
    }
  }

  @Test("tells of damage where something changed, and nowhere else", arguments: [1, 2, 5])
  func damage(_ count: Int) throws {
    try withBoards(.leftToRight, 1.5) { host, indicators, make in
      let board = try make()
      let slots = board.addSamples()
      try drawToRest(board, at: 0)
      var random = SplitMix(seed: UInt64(count))
      var before = try host.picture(of: board)
      for round in 0..<6 {
        let changed = slots.shuffled(using: &random).prefix(count)
        for slot in changed { slot.show(random.unit()) }
        // From each round's start to its end, whatever is in flight belongs to these alone.
        for frame in 0..<18 {
          let time = Double(round + 1) + Double(frame) / 60
          let rects = try board.draw(at: Instant(seconds: time))
          let places = changed.map { indicators.scale.pixels($0.rect) }
          #expect(rects.allSatisfy { rect in places.contains { $0.contains(rect) } })
          let after = try host.picture(of: board)
          guard after != before else { continue }
          let lost = after.differences(from: before).filter { point in
            let pixel = PixelRect(origin: point, size: PixelSize(width: 1, height: 1))
            return !rects.contains { $0.contains(pixel) }
          }
          #expect(lost.isEmpty, "changed, but not told of")
          before = after
        }
        #expect(!board.needsFrame)
      }
    }
  }

  @Test("that nothing changes on needs no frame")
  func rest() throws {
    try withBoards(.leftToRight, 1) { host, _, make in
      let board = try make()
      #expect(!board.needsFrame)
      #expect(try board.draw(at: .zero).isEmpty)
      let slots = board.addSamples()
      #expect(board.needsFrame)
      #expect(try !board.draw(at: .zero).isEmpty)
      #expect(!board.needsFrame)
      #expect(try board.draw(at: Instant(seconds: 1)).isEmpty)
      let before = try host.picture(of: board)
      // The same value again is no change that anybody could see.
      slots[0].show(0.4)
      #expect(try board.draw(at: Instant(seconds: 2)).isEmpty)
      #expect(!board.needsFrame)
      #expect(try host.picture(of: board) == before)
    }
  }

  @Test("turns rings while nobody knows a value, and then rests")
  func indeterminate() throws {
    try withBoards(.leftToRight, 1) { _, _, make in
      let board = try make()
      let slots = board.addSamples()
      try drawToRest(board, at: 0)
      slots[3].show(nil)
      for frame in 1...90 {
        #expect(board.needsFrame)
        #expect(try board.draw(at: Instant(seconds: Double(frame) / 60)).count == 1)
      }
      slots[3].show(0.2)
      _ = try board.draw(at: Instant(seconds: 2))
      #expect(!board.needsFrame)
    }
  }

  @Test("is whole again after its content was lost")
  func reset() throws {
    try withBoards(.leftToRight, 1) { host, _, make in
      let board = try make()
      let slots = board.addSamples()
      try drawToRest(board, at: 0)
      let before = try host.picture(of: board)
      try board.vandalize()
      #expect(try host.picture(of: board) != before)
      board.reset()
      #expect(board.needsFrame)
      let rects = try board.draw(at: Instant(seconds: 1))
      let covered = slots.map { DisplayScale.one.pixels($0.rect) }
      #expect(covered.allSatisfy { place in rects.contains { $0.contains(place) } })
      #expect(try host.picture(of: board) == before)
      #expect(!board.needsFrame)
    }
  }

  @Test("shows each value where it begins to be read")
  func mirrored() throws {
    var pictures: [Bitmap] = []
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      try withBoards(direction, 1) { host, _, make in
        let board = try make()
        // Bars alone, for rings run clockwise in both directions.
        let bar = ProgressView(value: 0.3).progressViewStyle(.gradientReveal(height: nil))
        _ = board.add(bar, in: Rect(x: 5, y: 5, width: 61, height: 14))
        try drawToRest(board, at: 0)
        pictures.append(try host.picture(of: board))
      }
    }
    #expect(pictures[0].mirrored == pictures[1])
    #expect(pictures[0] != pictures[1])
  }

  // MARK: -

  private static let restingValues = (0..<13).map { Double(($0 * 7) % 13) / 12 }

  private func withBoards(
    _ direction: LayoutDirection, _ scale: Double,
    _ body: (BoardHost, IndicatorRenderer, () throws -> IndicatorBoard) throws -> Void
  ) throws {
    let scale = DisplayScale(scale)
    let size = scale.pixels(IndicatorBoard.samplesSize)
    try BoardHost.lend(size.width, size.height) { host in
      let indicators = IndicatorRenderer(host.renderer, scale: scale, direction: direction)
      try body(host, indicators) {
        try IndicatorBoard(
          on: indicators, size: IndicatorBoard.samplesSize, background: Self.background)
      }
    }
  }

  private func settle(
    _ board: IndicatorBoard, _ slots: [BoardSlot], at time: Double, _ random: inout SplitMix
  ) throws {
    for index in slots.indices.shuffled(using: &random) {
      slots[index].show(Self.restingValues[index])
    }
    try drawToRest(board, at: time)
  }

  private func drawToRest(_ board: IndicatorBoard, at time: Double) throws {
    for frame in 0..<60 where frame == 0 || board.needsFrame {
      _ = try board.draw(at: Instant(seconds: time + Double(frame) / 60))
    }
    #expect(!board.needsFrame)
  }

  private func expectSame(
    _ host: BoardHost, _ expected: IndicatorBoard, _ actual: IndicatorBoard, _ moment: Comment,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let difference = BitmapDifference(
      expected: try host.picture(of: expected), actual: try host.picture(of: actual))
    #expect(difference.isEmpty, "\(difference) \(moment)", sourceLocation: location)
  }
}
