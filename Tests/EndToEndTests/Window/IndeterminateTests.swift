import RevealApp
import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

extension WindowTests {
  /// Where nobody knows how far the job is, a ring turns; the labels stay.
  @Suite struct IndeterminateTests {
    @Test func theRingTurnsAndTheBarComesBackAtOnce() async throws {
      let window = try await DemoWindow.open()
      let layout = try await window.layout()
      let parts = try await window.partsBesidesTheRing()
      try await window.key("3")
      try await window.expectBar(at: 75)
      try await window.key("i")
      try await window.expect(
        try await Product.shot(after: "key 3", "key I"), "the labels beside the ring", in: parts)
      var pictures: Set<Bitmap> = []
      try await eventually("the ring should show many pictures") {
        pictures.insert(try await window.picture(of: layout.spinner))
        return pictures.count >= 5
      }
      // The rest of the bar's line is empty.
      let beside = try await window.picture(
        of: Rect(
          x: layout.spinner.maxX + 2, y: layout.bar.minY,
          width: layout.bar.maxX - layout.spinner.maxX - 2, height: layout.bar.size.height))
      #expect(Set(beside.words) == [0xFFFF_FFFF])

      let edge = try await MaskEdge(window)
      let sampling = Task { try await edge.samples(until: 354) }
      try await window.key("i")
      let samples = try await sampling.value
      #expect(samples.map(\.columns) == [354], "the bar came back with an animation")
      try await window.expect(try await Product.shot(after: "key 3"), "the bar is back")
      try await window.close()
    }

    @Test func lessMotionTurnsSlowlyAndShowsChangesAtOnce() async throws {
      let window = try await DemoWindow.open("--reduce-motion")
      let edge = try await MaskEdge(window)
      let sampling = Task { try await edge.samples(until: 472) }
      try await window.key("4")
      let samples = try await sampling.value
      #expect(Set(samples.map(\.columns)).isSubset(of: [118, 472]))
      try await window.key("i")
      let layout = try await window.layout()
      try await eventually("the bar should be gone") {
        let bar = try await window.picture(of: layout.bar)
        return bar[300, 7] == PixelColor(red: 255, green: 255, blue: 255)
      }
      let usage = try await ProcessUsage.of(window.process, during: 1)
      #expect(usage.waits <= 40, "ten pictures a second are enough")
      try await window.close()
    }
  }
}
