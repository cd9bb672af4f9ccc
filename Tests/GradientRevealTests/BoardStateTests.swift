import CSDL2
import GradientReveal
import RevealTestSupport
import Testing

@Suite("The program's renderer")
struct BoardStateTests {
  @Test("is as it was after an indicator was drawn", arguments: HostSituation.allCases)
  func indicator(_ situation: HostSituation) throws {
    try expectUntouched(situation) { indicators in
      let ring = AnimatedIndicator(
        ProgressView("Ring", value: 0.3).progressViewStyle(.ring(.reveal)))
      let bar = AnimatedIndicator(
        ProgressView("Bar", value: 0.3).progressViewStyle(.gradientReveal))
      return {
        try indicators.draw(ring, in: Rect(x: 2, y: 2, width: 60, height: 80), at: $0)
        try indicators.draw(bar, in: Rect(x: 70, y: 2, width: 80, height: 50), at: $0)
        // Frames of an animation blend an edge column, and turn a mask.
        ring.content = ProgressView("Ring", value: 0.8).progressViewStyle(.ring(.reveal))
        bar.content = ProgressView("Bar", value: 0.8).progressViewStyle(.gradientReveal)
      }
    }
  }

  @Test(
    "is as it was after a board was made, drawn, copied and reset",
    arguments: HostSituation.allCases)
  func board(_ situation: HostSituation) throws {
    try expectUntouched(situation) { indicators in
      let board = try IndicatorBoard(
        on: indicators, size: IndicatorBoard.samplesSize, background: .white)
      let slots = board.addSamples()
      return { time in
        _ = try board.draw(at: time)
        try board.copy()
        try board.copy(
          PixelRect(x: 3, y: 4, width: 20, height: 20), withBoardAt: PixelPoint(x: 30, y: 1))
        if time > Instant(seconds: 0.1) { board.reset() }
        for slot in slots { slot.show(time.seconds(since: .zero)) }
      }
    }
  }

  @Test("is drawn to where its viewport is, in pixels whatever its scale")
  func viewport() throws {
    let paint = Samples.color("30b0c7")
    try BoardHost.lend(60, 40) { host in
      let indicators = IndicatorRenderer(host.renderer, scale: DisplayScale(2))
      let bar = AnimatedIndicator(
        ProgressView(value: 1).progressViewStyle(.square(paint, height: nil)))
      var viewport = SDL_Rect(x: 10, y: 5, w: 40, h: 30)
      SDL_RenderSetViewport(host.renderer, &viewport)
      SDL_RenderSetScale(host.renderer, 3, 5)
      try indicators.draw(bar, in: Rect(x: 1, y: 2, width: 4, height: 5), at: .zero)
      let picture = try host.picture
      for y in 0..<40 {
        for x in 0..<60 {
          let isInside = (12..<20).contains(x) && (9..<19).contains(y)
          #expect(picture[x, y] == (isInside ? paint.pixel : Color.black.pixel), "\(x) \(y)")
        }
      }
    }
  }

  /// Draws a few frames; before and after each, the renderer has the same settings.
  private func expectUntouched(
    _ situation: HostSituation,
    _ make: (IndicatorRenderer) throws -> ((Instant) throws -> Void)
  ) throws {
    try BoardHost.lend(200, 160) { host in
      let texture = try situation.apply(to: host.renderer)
      defer { SDL_DestroyTexture(texture) }
      let before = HostSettings(host.renderer)
      let frame = try make(IndicatorRenderer(host.renderer, scale: DisplayScale(1.5)))
      #expect(HostSettings(host.renderer) == before)
      for index in 0..<12 {
        try frame(Instant(seconds: Double(index) / 30))
        #expect(HostSettings(host.renderer) == before)
      }
      try expectSameDrawing(host, situation)
    }
  }

  /// Settings that SDL only reports would still show in what is drawn with them.
  private func expectSameDrawing(_ host: BoardHost, _ situation: HostSituation) throws {
    let afterwards = try fill(host)
    let untouched = try BoardHost.lend(200, 160) { other in
      let texture = try situation.apply(to: other.renderer)
      defer { SDL_DestroyTexture(texture) }
      return try fill(other)
    }
    #expect(afterwards == untouched)
  }

  private func fill(_ host: BoardHost) throws -> [UInt32] {
    let renderer = host.renderer
    var color = SDL_Color()
    var mode = SDL_BLENDMODE_NONE
    SDL_GetRenderDrawColor(renderer, &color.r, &color.g, &color.b, &color.a)
    SDL_GetRenderDrawBlendMode(renderer, &mode)
    // On black, within viewport and clip: what was drawn there before is not the question.
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_NONE)
    SDL_RenderFillRect(renderer, nil)
    SDL_SetRenderDrawBlendMode(renderer, mode)
    SDL_SetRenderDrawColor(renderer, color.r, color.g, color.b, color.a)
    var area = SDL_Rect(x: 1, y: 2, w: 7, h: 5)
    SDL_RenderFillRect(renderer, &area)
    var viewport = SDL_Rect()
    SDL_RenderGetViewport(renderer, &viewport)
    var pixels = [UInt32](repeating: 0, count: 200 * 160)
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    var part = SDL_Rect(x: 12, y: 14, w: 30, h: 24)
    guard SDL_RenderReadPixels(renderer, &part, format, &pixels, 200 * 4) == 0 else {
      throw SDLFailure()
    }
    return pixels
  }
}

/// How a program has left its renderer when the library comes to draw.
enum HostSituation: CaseIterable, CustomTestStringConvertible {
  case untouched, everythingSet, texture, logicalSize

  var testDescription: String {
    switch self {
    case .untouched: return "as SDL made it"
    case .everythingSet: return "with everything set"
    case .texture: return "drawing to a texture, with everything set"
    case .logicalSize: return "with a logical size"
    }
  }

  /// Brings a renderer into the situation; where it is about a texture, it is given back.
  func apply(to renderer: OpaquePointer) throws -> OpaquePointer? {
    switch self {
    case .untouched: return nil
    case .everythingSet:
      setEverything(renderer)
      return nil
    case .texture:
      let format = SDL_PIXELFORMAT_ARGB8888.rawValue
      let access = Int32(SDL_TEXTUREACCESS_TARGET.rawValue)
      guard let texture = SDL_CreateTexture(renderer, format, access, 180, 150),
        SDL_SetRenderTarget(renderer, texture) == 0
      else { throw SDLFailure() }
      setEverything(renderer)
      return texture
    case .logicalSize:
      SDL_RenderSetLogicalSize(renderer, 100, 60)
      SDL_SetRenderDrawColor(renderer, 1, 2, 3, 255)
      return nil
    }
  }

  private func setEverything(_ renderer: OpaquePointer) {
    var viewport = SDL_Rect(x: 11, y: 13, w: 120, h: 100)
    SDL_RenderSetViewport(renderer, &viewport)
    SDL_RenderSetScale(renderer, 2, 3)
    var clip = SDL_Rect(x: 1, y: 1, w: 40, h: 20)
    SDL_RenderSetClipRect(renderer, &clip)
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_ADD)
    SDL_SetRenderDrawColor(renderer, 10, 220, 90, 128)
  }
}

/// What SDL says of a renderer's settings.
struct HostSettings: Hashable {
  private var color: [UInt8] = []
  private var blendMode: UInt32 = 0
  private var scale: [Float] = []
  private var viewport: [Int32] = []
  private var clip: [Int32] = []
  private var isClipped = false
  private var logicalSize: [Int32] = []
  private var target: OpaquePointer?

  init(_ renderer: OpaquePointer) {
    var shade = SDL_Color()
    SDL_GetRenderDrawColor(renderer, &shade.r, &shade.g, &shade.b, &shade.a)
    color = [shade.r, shade.g, shade.b, shade.a]
    var mode = SDL_BLENDMODE_NONE
    SDL_GetRenderDrawBlendMode(renderer, &mode)
    blendMode = mode.rawValue
    var factors: (Float, Float) = (0, 0)
    SDL_RenderGetScale(renderer, &factors.0, &factors.1)
    scale = [factors.0, factors.1]
    var rect = SDL_Rect()
    SDL_RenderGetViewport(renderer, &rect)
    viewport = [rect.x, rect.y, rect.w, rect.h]
    SDL_RenderGetClipRect(renderer, &rect)
    clip = [rect.x, rect.y, rect.w, rect.h]
    isClipped = SDL_RenderIsClipEnabled(renderer) == SDL_TRUE
    var size: (Int32, Int32) = (0, 0)
    SDL_RenderGetLogicalSize(renderer, &size.0, &size.1)
    logicalSize = [size.0, size.1]
    target = SDL_GetRenderTarget(renderer)
  }
}
