import RevealSDL

/// SDL could not do what drawing an indicator needs.
public struct RenderingError: Error, Hashable, CustomStringConvertible {
  /// What was tried, and what SDL says of it.
  public let description: String

  init(_ error: EnvironmentError) { description = error.description }

  init(tooLarge size: PixelSize) {
    description =
      "an indicator of \(size.width)×\(size.height) pixels: accepted are "
      + "\(PictureLimit.description); draw it in a smaller rectangle or at a smaller scale"
  }
}

/// Does something with SDL, and tells the library's users of its failure.
func rendering<Result>(
  _ body: () throws(EnvironmentError) -> Result
) throws(RenderingError) -> Result {
  do { return try body() } catch { throw RenderingError(error) }
}
