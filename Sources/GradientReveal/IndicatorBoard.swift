import RevealRaster
import RevealSDL

/// A dashboard: many indicators on one background, of which a frame draws only those that move.
///
/// The board keeps what it has drawn. So a frame costs as much as changed in it, however many
/// indicators there are.
public final class IndicatorBoard {
  /// The extent in points.
  public let size: Size
  /// The colour behind the indicators; always opaque.
  public let background: Color

  private let renderer: IndicatorRenderer
  private let canvas: HostBoard
  private var items: [any BoardItemDrawing] = []
  private var active: [any BoardItemDrawing] = []
  private var settings: Int

  /// Makes an empty board of an extent in points; a translucent background is taken over black.
  ///
  /// Throws where SDL can make no texture of the size, or draw to none.
  public init(
    on renderer: IndicatorRenderer, size: Size, background: Color
  ) throws(RenderingError) {
    self.renderer = renderer
    self.size = size
    self.background = background.over(.black)
    settings = renderer.settings
    let color = self.background.pixel
    canvas = try rendering { () throws(EnvironmentError) in
      try HostBoard(on: renderer.host, size: renderer.scale.pixels(size), color: color)
    }
  }

  /// Puts an indicator on the board, in a rectangle in points that overlaps no other one's.
  ///
  /// The rectangle is in leading coordinates: from right to left it lies on the other side.
  public func add<Content: Indicator>(
    _ content: Content, in rect: Rect, animation: Animation = .reveal
  ) -> BoardItem<Content> {
    let item = BoardItem(content, in: rect, animation: animation, on: self)
    items.append(item)
    activate(item)
    return item
  }

  /// Whether a frame could change anything: something moves, or has been set since the last one.
  public var needsFrame: Bool { !active.isEmpty || settings != renderer.settings }

  /// Draws what changed since the last frame, and tells where that is on the board, in pixels.
  ///
  /// The rectangles are from the board's left top corner. Throws what SDL cannot do.
  public func draw(at time: Instant) throws(RenderingError) -> [PixelRect] {
    if settings != renderer.settings { activateAll() }
    guard !active.isEmpty else { return [] }
    let moving = active
    active.removeAll(keepingCapacity: true)
    return try rendering { () throws(EnvironmentError) in
      try canvas.draw { (pen: borrowing HostBoard.Pen) throws(EnvironmentError) in
        for item in moving {
          if try item.draw(with: pen, by: renderer, width: pixelWidth, at: time) {
            activate(item)
          } else {
            item.isActive = false
          }
        }
      }
    }
  }

  /// Copies a part of the board to the target, with the board's left top corner at a pixel there.
  ///
  /// The part is in pixels of the board; what lies beyond its edges is left out. Throws what SDL
  /// cannot do.
  ///
  /// The part is in pixels of the board; what lies beyond its edges is left out. Throws what SDL
  /// cannot do.
  public func copy(
    _ part: PixelRect, toBoardAt origin: PixelPoint = PixelPoint(x: 0, y: 0)
  ) throws(RenderingError) {
    try rendering { () throws(EnvironmentError) in try canvas.copy(part, at: origin) }
  }

  /// Copies all of the board to the target, with its left top corner at a pixel there.
  ///
  /// Throws what SDL cannot do.
  public func copy(to origin: PixelPoint = PixelPoint(x: 0, y: 0)) throws(RenderingError) {
    try copy(
      PixelRect(origin: PixelPoint(x: 0, y: 0), size: renderer.scale.pixels(size)),
      toBoardAt: origin)
  }

  /// Draws everything anew with the next frame, as after SDL says that targets were reset.
  ///
  /// Throws where SDL cannot fill the board.
  public func reset() throws(RenderingError) {
    try rendering { () throws(EnvironmentError) in try canvas.fill(background.pixel) }
    activateAll()
  }

  func activate(_ item: any BoardItemDrawing) {
    item.isActive = true
    active.append(item)
  }

  private var pixelWidth: Int { renderer.scale.pixels(size).width }

  private func activateAll() {
    settings = renderer.settings
    active.removeAll(keepingCapacity: true)
    for item in items {
      item.forget()
      activate(item)
    }
  }
}

/// What a board does with its items, of whatever kind.
protocol BoardItemDrawing: AnyObject {
  var isActive: Bool { get set }

  /// Draws what changed; tells whether there is more to come.
  func draw(
    with pen: borrowing HostBoard.Pen, by renderer: IndicatorRenderer, width: Int, at time: Instant
  ) throws(EnvironmentError) -> Bool

  func forget()
}
