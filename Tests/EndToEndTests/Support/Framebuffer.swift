import RevealCore
import RevealRaster

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The screen of a virtual display, which Xvfb keeps in a file of the format XWD.
///
/// Source: X11/XWDFile.h: a header of big-endian words, a colour map, then the rows of pixels.
final class Framebuffer: Sendable {
  /// The extent of the screen.
  let size: PixelSize
  private let stride: Int
  private let start: Int
  private let length: Int
  private let address: UInt

  /// Maps the file of a screen with 32 bits a pixel.
  init(file: String) throws {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure("\(file): no such screen") }
    defer { close(descriptor) }
    let length = Int(lseek(descriptor, 0, SEEK_END))
    guard length > 100, let memory = mmap(nil, length, PROT_READ, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else { throw Failure("\(file): the screen cannot be mapped") }
    func word(_ index: Int) -> Int {
      Int(UInt32(bigEndian: memory.load(fromByteOffset: 4 * index, as: UInt32.self)))
    }
    self.length = length
    address = UInt(bitPattern: memory)
    size = PixelSize(width: word(4), height: word(5))
    stride = word(12)
    start = word(0) + 12 * word(19)
    guard word(1) == 7, word(7) == 0, word(11) == 32, start + stride * size.height <= length
    else {
      munmap(memory, length)
      throw Failure("\(file): the screen is not of 32 bits a pixel, low byte first")
    }
  }

  deinit { munmap(UnsafeMutableRawPointer(bitPattern: address), length) }

  /// A copy of a part of the screen; the part outside is left out.
  func picture(of wanted: PixelRect) -> Bitmap {
    let area = wanted.intersection(PixelRect(origin: PixelPoint(x: 0, y: 0), size: size))
    guard let base = UnsafeRawPointer(bitPattern: address), !area.isEmpty else {
      return Bitmap(size: PixelSize(width: 0, height: 0))
    }
    var words: [UInt32] = []
    words.reserveCapacity(area.size.width * area.size.height)
    for y in area.minY..<area.maxY {
      let row = UnsafeRawBufferPointer(
        start: base + start + y * stride + area.minX * 4, count: area.size.width * 4)
      for word in row.bindMemory(to: UInt32.self) { words.append(word | 0xFF00_0000) }
    }
    return Bitmap(size: area.size, words: words)
  }
}
