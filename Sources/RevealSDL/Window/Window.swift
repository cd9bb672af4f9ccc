import CSDL2
import RevealCore
import RevealRaster

/// A window on the desktop.
package final class Window {
  /// What is wanted of a window, in points.
  package struct Settings {
    /// The text of the title bar.
    package var title: String
    /// The size that it opens with.
    package var size: Size
    /// The size below which it does not go.
    package var minimumSize: Size
    /// The pixels of a point; nil for what the desktop says.
    package var scale: DisplayScale?

    /// Makes settings.
    package init(title: String, size: Size, minimumSize: Size, scale: DisplayScale?) {
      self.title = title
      self.size = size
      self.minimumSize = minimumSize
      self.scale = scale
    }
  }

  let handle: OpaquePointer
  private let session: SDLSession
  /// Window units a point: X11's units are pixels, whatever the desktop's scale.
  private let unitsPerPoint: Double

  /// Opens a window, not yet shown.
  package init(_ settings: Settings, session: SDLSession) throws(EnvironmentError) {
    self.session = session
    let desktop = session.driver == "x11" ? DisplayServer.desktopScale() : 1
    unitsPerPoint = settings.scale?.pixelsPerPoint ?? DisplayScale(desktop).pixelsPerPoint
    let units = DisplayScale(unitsPerPoint)
    let flags =
      SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
      | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    handle = try check(
      SDL_CreateWindow(
        settings.title, Self.centered, Self.centered,
        Int32(max(units.pixels(settings.size.width), 1)),
        Int32(max(units.pixels(settings.size.height), 1)), flags), "opening a window")
    SDL_SetWindowMinimumSize(
      handle, Int32(units.pixels(settings.minimumSize.width)),
      Int32(units.pixels(settings.minimumSize.height)))
  }

  deinit { SDL_DestroyWindow(handle) }

  /// Puts the window on the screen.
  package func show() { SDL_ShowWindow(handle) }

  /// The extent of what is drawn on, in pixels.
  package var drawableSize: PixelSize {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return PixelSize(width: Int(width), height: Int(height))
  }

  /// The pixels of a point.
  package var scale: DisplayScale {
    var width: Int32 = 0
    SDL_GetWindowSize(handle, &width, nil)
    let pixels = Double(drawableSize.width)
    return DisplayScale(width > 0 && pixels > 0 ? unitsPerPoint * pixels / Double(width) : 1)
  }

  /// A place that an event names, in points.
  package func points(_ place: Point) -> Point {
    Point(x: place.x / unitsPerPoint, y: place.y / unitsPerPoint)
  }

  /// The seconds between two refreshes of the display that the window is on; 1/60 where unknown.
  package var refreshInterval: Double { knownRefreshRate.map { 1 / $0 } ?? 1.0 / 60 }

  /// How often the display that the window is on refreshes a second; nil where it does not say.
  package var knownRefreshRate: Double? {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0
    else { return nil }
    return Double(mode.refresh_rate)
  }

  /// Whether any of it can be seen.
  package var isVisible: Bool {
    SDL_GetWindowFlags(handle) & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) == 0
  }

  /// Gives the window another title.
  package func setTitle(_ title: String) { SDL_SetWindowTitle(handle, title) }

  /// Gives the window another height, in points.
  package func setHeight(_ height: Double) {
    var width: Int32 = 0
    SDL_GetWindowSize(handle, &width, nil)
    SDL_SetWindowSize(handle, width, Int32(max(DisplayScale(unitsPerPoint).pixels(height), 1)))
  }

  /// The height in points that a window can have on its display; nil where nobody says.
  package var usableHeight: Double? {
    var bounds = SDL_Rect()
    let display = max(SDL_GetWindowDisplayIndex(handle), 0)
    guard SDL_GetDisplayUsableBounds(display, &bounds) == 0, bounds.h > 0 else { return nil }
    var top: Int32 = 0
    SDL_GetWindowBordersSize(handle, &top, nil, nil, nil)
    return Double(bounds.h - max(top, 0)) / unitsPerPoint
  }

  /// Puts the window out of sight, where the desktop has a place for that.
  package func minimize() { SDL_MinimizeWindow(handle) }

  /// Has the desktop point out the window, until it is looked at.
  package func askForAttention() { SDL_FlashWindow(handle, SDL_FLASH_UNTIL_FOCUSED) }

  /// Fills the screen, or stops to.
  package func setFullScreen(_ isFullScreen: Bool) {
    SDL_SetWindowFullscreen(handle, isFullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }

  /// Gives the window its picture in title bars and task lists.
  package func setIcon(_ icon: Bitmap) {
    var words = icon.words
    words.withUnsafeMutableBytes { bytes in
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, Int32(icon.size.width), Int32(icon.size.height), 32,
          Int32(icon.size.width * 4), SDL_PIXELFORMAT_ARGB8888.rawValue)
      else { return }
      SDL_SetWindowIcon(handle, surface)
      SDL_FreeSurface(surface)
    }
  }

  // The importer leaves out SDL_WINDOWPOS_CENTERED, which is this mask for display 0.
  private static let centered = Int32(bitPattern: UInt32(SDL_WINDOWPOS_CENTERED_MASK))
}
