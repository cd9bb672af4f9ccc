import RevealRaster
import RevealSDL
import Testing

/// Expects a picture to be the one on file, to the bit.
///
/// Pictures lie in the folder Goldens of the test's target. One that is missing is a failure. With
/// UPDATE_GOLDENS=1 in the environment the picture is written instead, and the test still fails, so
/// that no run that updates is green by accident.
package func expectGolden(
  _ bitmap: Bitmap, named name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folders = GoldenFolders(file: file)
  let golden = "\(folders.goldens)/\(name).png"
  func fail(_ text: String) {
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }
  do {
    if Files.environment("UPDATE_GOLDENS") == "1" {
      try folders.write(bitmap, to: golden)
      return fail("updated \(golden); look at it, then run again without UPDATE_GOLDENS")
    }
    guard Files.exists(golden) else {
      let actual = try folders.writeFailure(bitmap, "\(name).actual")
      return fail("no golden picture \(golden); drawn was \(actual). \(updateAdvice)")
    }
    guard let expected = PNG.decode(try Files.read(golden)) else {
      return fail("\(golden) is no PNG file. \(updateAdvice)")
    }
    let difference = BitmapDifference(expected: expected, actual: bitmap)
    guard !difference.isEmpty else { return }
    let actual = try folders.writeFailure(bitmap, "\(name).actual")
    let marked = try folders.writeFailure(difference.picture, "\(name).difference")
    fail("\(name): \(difference). See \(actual) and \(marked). \(updateAdvice)")
  } catch {
    fail("\(name): \(error)")
  }
}

private let updateAdvice =
  "If the new picture is right, run the test once with UPDATE_GOLDENS=1 in the environment"

/// The folders of pictures beside a test target's sources.
private struct GoldenFolders {
  let goldens: String
  let failures: String

  init(file: String) {
    let target = Repository.testTarget(of: file)
    goldens = target + "/Goldens"
    failures = target + "/Failures"
  }

  func write(_ bitmap: Bitmap, to path: String) throws {
    try Files.makeFolder(goldens)
    guard let bytes = PNG.encode(bitmap) else { throw UnwritablePicture(path: path) }
    try Files.write(bytes, to: path)
  }

  func writeFailure(_ bitmap: Bitmap, _ name: String) throws -> String {
    try Files.makeFolder(failures)
    let path = "\(failures)/\(name).png"
    try write(bitmap, to: path)
    return path
  }
}

private struct UnwritablePicture: Error, CustomStringConvertible {
  let path: String
  var description: String { "\(path): the picture is empty" }
}
