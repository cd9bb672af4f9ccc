import CSDL2
import RevealCore
import RevealRaster

/// Draws coloured triangles for every frame: two for each part of the gradient between stops.
///
/// The round ends are two small pictures of the background that are laid over it, made once.
package final class GeometryTechnique: BarTechnique {
  private let target: PlainTarget
  private let rect: PixelRect
  private let track: PixelColor
  private let places: [Double]
  private let ramp: GradientRamp
  private let indices: [Int32]
  private let caps: [(texture: OpaquePointer, place: SDL_Rect)]
  private var vertices: [SDL_Vertex]
  private var width = 0.0

  /// Makes the technique on a target.
  package init(_ bar: PlainBar, on target: PlainTarget) throws(EnvironmentError) {
    self.target = target
    rect = bar.rect
    track = bar.track.pixel
    ramp = GradientRamp(bar.gradient, over: bar.background)
    places = [0] + ramp.stops + [1]
    vertices = Array(repeating: SDL_Vertex(), count: places.count * 2)
    indices = (0..<(places.count - 1)).flatMap { piece in
      [0, 1, 2, 1, 3, 2].map { Int32(2 * piece + $0) }
    }
    caps = try Self.caps(bar, on: target)
  }

  deinit { for cap in caps { SDL_DestroyTexture(cap.texture) } }

  package func begin() throws(EnvironmentError) { try target.begin() }

  package func update(_ mask: RevealMask, at time: Instant) {
    width = mask.width(ofTrack: rect.size.width).pixels
  }

  package func draw() throws(EnvironmentError) {
    target.beginFrame()
    let handle = target.backend.handle
    SDL_SetRenderDrawBlendMode(handle, SDL_BLENDMODE_NONE)
    SDL_SetRenderDrawColor(handle, track.red, track.green, track.blue, 255)
    let whole = min(Int(width), rect.size.width)
    var rest = SDL_Rect(rect)
    rest.x += Int32(whole)
    rest.w -= Int32(whole)
    if rest.w > 0 { try check(SDL_RenderFillRect(handle, &rest), "filling a rectangle") }
    let count = placeVertices()
    if count > 0 {
      let result = SDL_RenderGeometry(
        handle, nil, &vertices, Int32(2 * count + 2), indices, Int32(6 * count))
      try check(result, "drawing triangles")
    }
    for cap in caps {
      var place = cap.place
      try check(SDL_RenderCopy(handle, cap.texture, nil, &place), "copying a texture")
    }
    try target.endFrame()
  }

  package func present() throws(EnvironmentError) { target.present() }

  package func picture() throws(EnvironmentError) -> Bitmap { try target.picture() }

  /// Puts a pair of corners at each stop that the mask reaches, and at its edge; tells how many
  /// quadrilaterals that makes.
  private func placeVertices() -> Int {
    let columns = Double(rect.size.width)
    guard width > 0, columns > 0 else { return 0 }
    let edge = width / columns
    for (index, place) in places.enumerated() {
      let reached = min(place, edge)
      // Before a hard edge its colour is the one of the part that it ends.
      let color = ramp.color(at: index == 0 ? 0 : min(reached, place.nextDown))
        .rounded(.toNearestOrAwayFromZero)
      let x = Float(Double(rect.minX) + reached * columns)
      for (corner, y) in [rect.minY, rect.maxY].enumerated() {
        vertices[2 * index + corner] = SDL_Vertex(
          position: SDL_FPoint(x: x, y: Float(y)),
          color: SDL_Color(r: UInt8(color.x), g: UInt8(color.y), b: UInt8(color.z), a: 255),
          tex_coord: SDL_FPoint(x: 0, y: 0))
      }
      if place >= edge { return index }
    }
    return places.count - 1
  }

  private static func caps(
    _ bar: PlainBar, on target: PlainTarget
  ) throws(EnvironmentError) -> [(texture: OpaquePointer, place: SDL_Rect)] {
    let (rect, coverage) = (bar.rect, bar.coverage)
    let (columns, rows) = (rect.size.width, rect.size.height)
    let isRound = (0..<columns).map { x in
      (0..<rows).contains { coverage[$0 * columns + x] < 255 }
    }
    // Where no column is straight, as in a disc, one picture is over it all.
    let end = isRound.firstIndex(of: false) ?? columns
    guard end > 0 else { return [] }
    let color = bar.background.pixel.word & 0x00FF_FFFF
    var caps: [(texture: OpaquePointer, place: SDL_Rect)] = []
    for start in end < columns ? [0, columns - end] : [0] {
      var words: [UInt32] = []
      for y in 0..<rows {
        let row = coverage[(y * columns + start)..<(y * columns + start + end)]
        words += row.map { UInt32(255 - $0) << 24 | color }
      }
      let size = PixelSize(width: end, height: rows)
      let picture = Bitmap(size: size, words: words)
      let place = PixelRect(x: rect.minX + start, y: rect.minY, width: end, height: rows)
      do throws(EnvironmentError) {
        caps.append((try target.backend.upload(picture, isOpaque: false), SDL_Rect(place)))
      } catch {
        for cap in caps { SDL_DestroyTexture(cap.texture) }
        throw error
      }
    }
    return caps
  }
}
