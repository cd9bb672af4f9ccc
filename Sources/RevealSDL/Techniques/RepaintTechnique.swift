import CSDL2
import RevealCore
import RevealRaster

/// Paints the bar for every frame, and uploads it: with the whole track's gradient, or, as the
/// naive bar has it, with one of the mask's width.
///
/// All rows but for the corners are equal, so one is painted and copied, straight to the memory of
/// a streaming texture.
package final class RepaintTechnique: BarTechnique {
  private struct Corner {
    let place: Int
    let coverage: UInt32
  }

  private let target: PlainTarget
  private let texture: OpaquePointer
  private let ramp: GradientRamp
  private let isCompressed: Bool
  private let track: UInt32
  private let backdrop: UInt32
  private let corners: [Corner]
  private let rect: PixelRect
  private let row: UnsafeMutablePointer<UInt32>
  private var mask = MaskWidth.none

  /// Makes the technique on a target.
  package init(
    _ bar: PlainBar, on target: PlainTarget, isCompressed: Bool
  ) throws(EnvironmentError) {
    self.target = target
    self.isCompressed = isCompressed
    rect = bar.rect
    ramp = GradientRamp(bar.gradient, over: bar.background)
    track = bar.track.pixel.word
    backdrop = bar.background.pixel.word
    let coverage = bar.coverage
    corners = coverage.indices.filter { coverage[$0] < 255 }
      .map { Corner(place: $0, coverage: UInt32(coverage[$0])) }
    texture = try check(
      SDL_CreateTexture(
        target.backend.handle, target.backend.canvasFormat,
        Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(rect.size.width),
        Int32(rect.size.height)), "making a texture")
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    row = .allocate(capacity: max(rect.size.width, 1))
  }

  deinit {
    SDL_DestroyTexture(texture)
    row.deallocate()
  }

  package func begin() throws(EnvironmentError) { try target.begin() }

  package func update(_ mask: RevealMask, at time: Instant) {
    self.mask = mask.width(ofTrack: rect.size.width)
  }

  package func draw() throws(EnvironmentError) {
    target.beginFrame()
    paintRow()
    try upload()
    var place = SDL_Rect(rect)
    try check(SDL_RenderCopy(target.backend.handle, texture, nil, &place), "copying a texture")
    try target.endFrame()
  }

  package func present() throws(EnvironmentError) { target.present() }

  package func picture() throws(EnvironmentError) -> Bitmap { try target.picture() }

  private func paintRow() {
    let columns = rect.size.width
    let touched = min(mask.wholeColumns + (mask.edgeOpacity > 0 ? 1 : 0), columns)
    ramp.paint(touched, of: isCompressed ? max(mask.pixels, 1) : Double(columns), into: row)
    (row + touched).update(repeating: track, count: columns - touched)
    guard touched > mask.wholeColumns else { return }
    let edge = mask.wholeColumns
    row[edge] = Self.mixed(row[edge], over: track, part: UInt32(mask.edgeOpacity))
  }

  private func upload() throws(EnvironmentError) {
    var memory: UnsafeMutableRawPointer?
    var pitch: Int32 = 0
    try check(SDL_LockTexture(texture, nil, &memory, &pitch), "reaching a texture's memory")
    defer { SDL_UnlockTexture(texture) }
    let pixels = try check(memory, "reaching a texture's memory")
    let (columns, stride) = (rect.size.width, Int(pitch))
    for y in 0..<rect.size.height {
      (pixels + y * stride).copyMemory(from: row, byteCount: columns * 4)
    }
    for corner in corners {
      let (y, x) = corner.place.quotientAndRemainder(dividingBy: columns)
      let pixel = (pixels + y * stride + x * 4).assumingMemoryBound(to: UInt32.self)
      pixel.pointee = Self.mixed(pixel.pointee, over: backdrop, part: corner.coverage)
    }
  }

  /// A colour over another, part of 255; two components at once.
  private static func mixed(_ color: UInt32, over below: UInt32, part: UInt32) -> UInt32 {
    func pair(_ shift: UInt32) -> UInt32 {
      let (a, b) = (color >> shift & 0x00FF_00FF, below >> shift & 0x00FF_00FF)
      let sum = a * part + b * (255 - part) + 0x0080_0080
      return (sum + (sum >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    }
    return pair(0) | pair(8) << 8
  }
}

extension MaskWidth {
  /// Nothing.
  static let none = RevealMask(.zero).width(ofTrack: 0)
}
