import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

/// Watches where the mask of a light bar ends, straight from the screen, and the laws it obeys.
struct MaskEdge: Sendable {
  /// A moment at which the edge was somewhere.
  struct Sample: Sendable {
    /// The columns that are revealed whole.
    let columns: Int
    /// When it was first seen there, in seconds.
    let first: Double
    /// When it was last seen there.
    var last: Double
  }

  private let screen: Framebuffer
  private let row: PixelRect
  private let full: [UInt32]
  private let empty: [UInt32]

  init(_ window: DemoWindow) async throws {
    let place = try await window.place()
    let bar = window.scale.pixels(try await window.layout().bar)
    let width = "\(bar.size.width)"
    let middle = PixelRect(x: 0, y: bar.size.height / 2, width: bar.size.width, height: 1)
    func words(_ value: String) async throws -> [UInt32] {
      try await Product.render("--value", value, "--width", width, "--background", "white")
        .cropped(to: middle).words
    }
    screen = window.display.screen
    row = PixelRect(
      x: place.minX + bar.minX, y: place.minY + bar.minY + middle.minY, width: bar.size.width,
      height: 1)
    full = try await words("1")
    empty = try await words("0")
  }

  /// Looks as often as it can until the edge has come to rest at a column.
  ///
  /// A row that is no bar, as while the ring turns, is passed over. What breaks a law of the reveal
  /// is recorded.
  func samples(until target: Int) async throws -> [Sample] {
    let clock = ContinuousClock()
    let start = clock.now
    var samples: [Sample] = []
    while clock.now < start.advanced(by: patience) {
      let words = screen.picture(of: row).words
      // A row that is just being written is read once more.
      guard words == screen.picture(of: row).words else { continue }
      let time = (clock.now - start) / .seconds(1)
      if let columns = columns(of: words) {
        if let wrong = firstWrongColumn(of: words, after: columns) {
          // The server may have been stopped in the middle of writing; a frame that is wrong stays.
          try await Task.sleep(for: .milliseconds(4))
          guard words == screen.picture(of: row).words else { continue }
          Issue.record("edge at column \(columns), but column \(wrong) is not bare track")
        }
        if samples.last?.columns == columns {
          samples[samples.count - 1].last = time
        } else {
          samples.append(Sample(columns: columns, first: time, last: time))
        }
        if columns == target, words == rest(at: columns) { return samples }
      }
      await Task.yield()
    }
    throw Failure("the bar never came to rest at column \(target): \(samples.map(\.columns))")
  }

  private func rest(at columns: Int) -> [UInt32] {
    Array(full.prefix(columns)) + empty.dropFirst(columns)
  }

  /// The whole columns of a bar: before the edge the full gradient, after it the bare track.
  private func columns(of words: [UInt32]) -> Int? {
    let columns = zip(words, full).firstPlace { $0 != $1 }
    // At its ends a bar is round, but not in its middle row; a ring is white there.
    guard words.last == full.last || words.last == empty.last else { return nil }
    return columns ?? words.count
  }

  /// The first column behind the edge that is not the track alone.
  private func firstWrongColumn(of words: [UInt32], after columns: Int) -> Int? {
    (columns + 1..<max(words.count, columns + 1)).first { words[$0] != empty[$0] }
  }
}

extension Sequence {
  /// The place of the first element that is so.
  fileprivate func firstPlace(where predicate: (Element) -> Bool) -> Int? {
    enumerated().first { predicate($0.element) }?.offset
  }
}
