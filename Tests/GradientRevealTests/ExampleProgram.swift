import CSDL2
import Foundation
import GradientReveal
import RevealRaster

/// A built example, run without a display to its last frame.
struct ExampleProgram {
  private let path: String

  /// Finds an example beside the tests, where both are built.
  init(_ name: String) throws {
    // The tests are a program of their own, or a bundle, with folders in it, that another one loads.
    let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
    let tests = bundle ?? Bundle.main.executablePath ?? "/"
    var folder = URL(fileURLWithPath: tests).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent(name).path
      if FileManager.default.isExecutableFile(atPath: candidate) {
        path = candidate
        return
      }
    }
    throw ExampleFailure("there is no \(name) beside these tests")
  }

  /// What the example shows at the end of so many frames.
  func picture(frames: Int, _ arguments: String...) throws -> Bitmap {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("example-\(UUID().uuidString).bmp").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--frames", "\(frames)", "--picture", file] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SDL_VIDEODRIVER": "dummy"]) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw ExampleFailure("\(path) ended with \(process.terminationStatus)")
    }
    guard let surface = SDL_LoadBMP_RW(SDL_RWFromFile(file, "rb"), 1) else { throw SDLFailure() }
    defer { SDL_FreeSurface(surface) }
    return try Bitmap(surface)
  }
}

/// Why an example could not be looked at.
struct ExampleFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension PixelColor {
  /// The largest difference of a component.
  func distance(to other: PixelColor) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
