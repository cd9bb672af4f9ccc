import RevealRaster
import RevealSDL

/// Writes pictures of the window to the working folder, each under a name of its own.
struct ScreenshotFolder {
  /// Writes a picture and says where, or why not.
  func write(_ picture: Bitmap?) {
    guard let picture, let bytes = PNG.encode(picture) else {
      return Console.warn("there is no picture to write")
    }
    let path = freeName()
    do {
      try Files.write(bytes, to: path)
      try Console.say("wrote \(path)")
    } catch {
      Console.warn("\(error)")
    }
  }

  private func freeName() -> String {
    var number = 1
    while Files.exists("gradient-reveal-\(number).png") { number += 1 }
    return "gradient-reveal-\(number).png"
  }
}
