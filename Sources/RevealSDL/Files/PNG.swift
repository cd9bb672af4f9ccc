import CPNG
import RevealCore
import RevealRaster

/// Pictures as PNG files, with straight alpha kept exact.
///
/// libpng and not Cairo's writer, for Cairo premultiplies to eight bits and so changes the colours
/// of translucent pixels.
package enum PNG {
  /// The bytes of a PNG file of a picture; nil where it is empty or libpng refuses.
  package static func encode(_ bitmap: Bitmap) -> [UInt8]? {
    guard !bitmap.size.isEmpty else { return nil }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(bitmap.size.width)
    image.height = UInt32(bitmap.size.height)
    image.format = bgra
    return bitmap.words.withUnsafeBytes { pixels in
      // Room for the worst case: asking for the length first would compress the picture twice.
      // What is not written to is never backed by memory.
      let room = pixels.count + bitmap.size.height + pixels.count / 64 + 65_536
      let file = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
      defer { file.deallocate() }
      var length = room
      guard png_image_write_to_memory(&image, file, &length, 0, pixels.baseAddress, 0, nil) != 0
      else { return nil }
      return [UInt8](UnsafeRawBufferPointer(start: file, count: length))
    }
  }

  /// The picture in the bytes of a PNG file; nil where they are none.
  package static func decode(_ bytes: [UInt8]) -> Bitmap? {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    return bytes.withUnsafeBytes { file -> Bitmap? in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
        return nil
      }
      image.format = bgra
      let size = PixelSize(width: Int(image.width), height: Int(image.height))
      guard size.width <= 32_768, size.height <= 32_768 else { return nil }
      var words = [UInt32](repeating: 0, count: size.width * size.height)
      guard png_image_finish_read(&image, nil, &words, 0, nil) != 0 else { return nil }
      return Bitmap(size: size, words: words)
    }
  }

  /// libpng's PNG_FORMAT_BGRA, which the importer leaves out: the bytes of `0xAARRGGBB`.
  private static let bgra = UInt32(
    PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
}
