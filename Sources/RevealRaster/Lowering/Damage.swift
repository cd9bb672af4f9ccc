import RevealCore

/// The rectangles whose pixels differ from what was shown.
public struct Damage: Sendable {
  /// The rectangles; they may touch, and seldom overlap.
  public private(set) var rects: [PixelRect] = []

  /// Makes an empty damage.
  public init() {}

  /// Whether nothing differs.
  public var isEmpty: Bool { rects.isEmpty }

  /// Forgets everything, keeping the memory.
  public mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  /// Adds a rectangle; one that overlaps or touches another in the same rows joins it.
  public mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var joined = rect
    var index = 0
    while index < rects.count {
      if Self.shouldJoin(joined, rects[index]) {
        joined = joined.union(rects.remove(at: index))
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(joined)
  }

  /// Adds the pixels on which two copies differ.
  mutating func add(from old: Blit, to new: Blit) {
    if old == new { return }
    guard old.agrees(with: new), !old.target.isEmpty, !new.target.isEmpty else {
      add(old.target)
      add(new.target)
      return
    }
    addDifference(old.target, new.target)
  }

  /// Adds the pixels that only one of two rectangles has, where they share rows or columns.
  private mutating func addDifference(_ a: PixelRect, _ b: PixelRect) {
    if a.minY == b.minY, a.maxY == b.maxY, !a.intersection(b).isEmpty {
      add(columns(from: min(a.minX, b.minX), to: max(a.minX, b.minX), rowsOf: a))
      add(columns(from: min(a.maxX, b.maxX), to: max(a.maxX, b.maxX), rowsOf: a))
    } else {
      add(a)
      add(b)
    }
  }

  private func columns(from left: Int, to right: Int, rowsOf rect: PixelRect) -> PixelRect {
    PixelRect(x: left, y: rect.minY, width: right - left, height: rect.size.height)
  }

  private static func shouldJoin(_ a: PixelRect, _ b: PixelRect) -> Bool {
    if !a.intersection(b).isEmpty { return true }
    return a.minY == b.minY && a.maxY == b.maxY && (a.maxX == b.minX || b.maxX == a.minX)
  }
}
