import RevealRaster
import RevealSDL

/// A dashboard: many indicators on one background, of which a frame draws only those that move.
///
/// The board keeps what it has drawn. So a frame costs as much as changed in it, however many
/// indicators there are.
public final class IndicatorBoard {
  /// The extent in points.
  public let size: Size
  /// The colour behind the indicators; a translucent one is taken over black.
  public var background: Color { didSet { isStale = true } }

  private let renderer: IndicatorRenderer
  private var canvas: HostBoard
  private var items: [ObjectIdentifier: any BoardItemDrawing] = [:]
  private var active: [any BoardItemDrawing] = []
  // What is being drawn: two lists that change places ask for no memory.
  private var moving: [any BoardItemDrawing] = []
  private var removed: [PixelRect] = []
  private var isStale = false
  private var settings: Int

  /// Makes an empty board of an extent in points.
  ///
  /// Throws where SDL can make no texture of the size, or draw to none.
  public init(
    on renderer: IndicatorRenderer, size: Size, background: Color
  ) throws(RenderingError) {
    self.renderer = renderer
    self.size = size
    self.background = background
    settings = renderer.settings
    canvas = try Self.canvas(of: size, background, by: renderer)
  }

  /// Puts an indicator on the board, in a rectangle in points that overlaps no other one's.
  ///
  /// The rectangle is in leading coordinates: from right to left it lies on the other side.
  public func add<Content: Indicator>(
    _ content: Content, in rect: Rect, animation: Animation = .reveal
  ) -> BoardItem<Content> {
    let item = BoardItem(content, in: rect, animation: animation, on: self)
    items[ObjectIdentifier(item)] = item
    activate(item)
    return item
  }

  /// Takes an indicator off the board; its place shows the background from the next frame on.
  public func remove<Content: Indicator>(_ item: BoardItem<Content>) {
    guard items.removeValue(forKey: ObjectIdentifier(item)) != nil else { return }
    active.removeAll { $0 === item }
    item.isActive = false
    removed.append(item.target(by: renderer, width: bounds.size.width))
  }

  /// Whether a frame could change anything: something moves, or has been set since the last one.
  public var needsFrame: Bool {
    !active.isEmpty || !removed.isEmpty || isStale || settings != renderer.settings
  }

  /// Draws what changed since the last frame, and tells where that is on the board, in pixels.
  ///
  /// The rectangles are from the board's left top corner. Throws what SDL cannot do.
  public func draw(at time: Instant) throws(RenderingError) -> [PixelRect] {
    guard needsFrame else { return [] }
    let isWhole = isStale || settings != renderer.settings
    if isWhole { try restart() }
    let drawn: [PixelRect]
    do { drawn = try drawMoving(at: time) } catch {
      // Nobody knows how far it came.
      isStale = true
      throw error
    }
    return isWhole ? [bounds] : drawn
  }

  private func drawMoving(at time: Instant) throws(RenderingError) -> [PixelRect] {
    swap(&active, &moving)
    active.removeAll(keepingCapacity: true)
    let drawn = try rendering { () throws(EnvironmentError) in
      try canvas.draw { (pen: HostBoard.Pen) throws(EnvironmentError) in
        for rect in removed { try pen.fill(rect, background.over(.black).pixel) }
        for item in moving {
          if try item.draw(with: pen, by: renderer, width: bounds.size.width, at: time) {
            activate(item)
          } else {
            item.isActive = false
          }
        }
      }
    }
    moving.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
    return drawn
  }

  /// Copies a part of the board to the target, with the board's left top corner at a pixel there.
  ///
  /// The part is in pixels of the board; what lies beyond its edges is left out. Throws what SDL
  /// cannot do.
  public func copy(
    _ part: PixelRect, withBoardAt origin: PixelPoint = PixelPoint(x: 0, y: 0)
  ) throws(RenderingError) {
    try rendering { () throws(EnvironmentError) in try canvas.copy(part, at: origin) }
  }

  /// Copies all of the board to the target, with its left top corner at a pixel there.
  ///
  /// Throws what SDL cannot do.
  public func copy(to origin: PixelPoint = PixelPoint(x: 0, y: 0)) throws(RenderingError) {
    try copy(bounds, withBoardAt: origin)
  }

  /// Draws everything anew with the next frame, as after SDL says that targets were reset.
  public func reset() { isStale = true }

  func activate(_ item: any BoardItemDrawing) {
    guard items[ObjectIdentifier(item)] != nil else { return }
    item.isActive = true
    active.append(item)
  }

  private var bounds: PixelRect {
    PixelRect(origin: PixelPoint(x: 0, y: 0), size: renderer.scale.pixels(size))
  }

  private func restart() throws(RenderingError) {
    canvas = try Self.canvas(of: size, background, by: renderer)
    settings = renderer.settings
    isStale = false
    removed.removeAll(keepingCapacity: true)
    active.removeAll(keepingCapacity: true)
    for item in items.values {
      item.forget()
      activate(item)
    }
  }

  private static func canvas(
    of size: Size, _ background: Color, by renderer: IndicatorRenderer
  ) throws(RenderingError) -> HostBoard {
    try rendering { () throws(EnvironmentError) in
      let canvas = try HostBoard(on: renderer.host, size: renderer.scale.pixels(size))
      try canvas.clear(background.over(.black).pixel)
      return canvas
    }
  }
}

/// What a board does with its items, of whatever kind.
protocol BoardItemDrawing: AnyObject {
  var isActive: Bool { get set }

  /// Draws what changed; tells whether there is more to come.
  func draw(
    with pen: HostBoard.Pen, by renderer: IndicatorRenderer, width: Int, at time: Instant
  ) throws(EnvironmentError) -> Bool

  func forget()
}
