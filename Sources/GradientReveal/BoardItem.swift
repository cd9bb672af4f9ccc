import RevealRaster
import RevealSDL

/// An indicator's place on a board.
public final class BoardItem<Content: Indicator> {
  /// Where it is on the board, in points and leading coordinates.
  public let rect: Rect
  /// What is shown; a change of its fraction is eased from the board's next frame on.
  public var content: Content {
    get { indicator.content }
    set {
      indicator.content = newValue
      if !isActive { board?.activate(self) }
    }
  }

  var isActive = false
  private let indicator: AnimatedIndicator<Content>
  private weak var board: IndicatorBoard?

  init(_ content: Content, in rect: Rect, animation: Animation, on board: IndicatorBoard) {
    self.rect = rect
    self.board = board
    indicator = AnimatedIndicator(content, animation: animation)
  }
}

extension BoardItem: BoardItemDrawing {
  func draw(
    with pen: HostBoard.Pen, by renderer: IndicatorRenderer, width: Int, at time: Instant
  ) throws(EnvironmentError) -> Bool {
    let target = target(by: renderer, width: width)
    guard PictureLimit.allows(target.size), let background = board?.background.over(.black) else {
      return false
    }
    indicator.update(frame: target.size, by: renderer, at: time, background: background)
    try pen.draw(
      indicator.drawing(by: renderer), indicator.commands, at: target.origin,
      on: renderer.surface(target.size))
    return indicator.isAnimating(at: time)
  }

  func forget() { indicator.forget() }

  /// Where it is on a board of so many pixel columns.
  func target(by renderer: IndicatorRenderer, width: Int) -> PixelRect {
    let leading = renderer.scale.pixels(rect)
    return renderer.direction == .leftToRight ? leading : leading.mirrored(in: width)
  }
}
