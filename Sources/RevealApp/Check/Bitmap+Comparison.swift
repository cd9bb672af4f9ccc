import RevealCore
import RevealRaster

extension Bitmap {
  /// The picture with another one put in the place of a part of it.
  func replacing(at corner: PixelPoint, with other: Bitmap) -> Bitmap {
    var result = self
    for y in 0..<other.size.height {
      for x in 0..<other.size.width { result[corner.x + x, corner.y + y] = other[x, y] }
    }
    return result
  }

  /// How many pixels differ from another picture's; all where the sizes do.
  func differences(from other: Bitmap) -> Int {
    guard size == other.size else { return max(words.count, other.words.count) }
    if words == other.words { return 0 }
    return zip(words, other.words).count { $0 != $1 }
  }

  /// The largest difference of any component from another picture, in 255ths.
  func largestDifference(from other: Bitmap) -> Int {
    guard size == other.size else { return 255 }
    if words == other.words { return 0 }
    var largest = 0
    for (mine, others) in zip(words, other.words) where mine != others {
      let a = PixelColor(word: mine)
      let b = PixelColor(word: others)
      largest = max(
        largest, abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)),
        abs(Int(a.blue) - Int(b.blue)), abs(Int(a.alpha) - Int(b.alpha)))
    }
    return largest
  }
}
