import BlitBaseline
import RevealCore
import RevealRaster
import RevealSDL

/// What one step of the reveal costs, from a new fraction to pixels in a window's surface.
///
/// Beside it a plain C program copies the whole bar; both run in turn in one process, and ratios are
/// taken per round.
@main
struct StepBenchmark {
  static func main() throws {
    try Console.say(
      "An animation step, from new fraction to pixels: ns, median of \(rounds) rounds")
    try Console.say("bar                 reveal    plain C   ratio (min…max)")
    for (width, height) in [(520, 14), (1920, 32)] {
      // SDL copies more slowly where everything is aligned to 16 bytes; both cases are shown.
      for x in [24, 25] { try measure(width: width, height: height, x: x) }
    }
  }

  private static let rounds = 21
  private static let passes = 40

  private static func measure(width: Int, height: Int, x: Int) throws {
    let reveal = try RevealSteps(width: width, height: height, x: x)
    guard let blit = BlitSteps(width: width, height: height, x: x) else {
      throw EnvironmentError.sdl(operation: "making the plain C bar", reason: "SDL refuses")
    }
    let fractions = eased()
    var ours: [Double] = []
    var theirs: [Double] = []
    var ratios: [Double] = []
    for round in 0..<(rounds + 1) {
      let a = try time(fractions) { try reveal.step(Fraction(clamping: $0)) }
      let b = time(fractions) { blit.step($0) }
      // The first round warms up both.
      guard round > 0 else { continue }
      ours.append(a)
      theirs.append(b)
      ratios.append(a / b)
    }
    ratios.sort()
    let name = pad("\(width)×\(height) at x \(x)", to: 18)
    let figures = [median(ours), median(theirs)].map { padLeft("\(Int($0.rounded()))", to: 8) }
    let ratio = [median(ratios), ratios.first ?? 0, ratios.last ?? 0]
      .map { DecimalText.string($0, places: 2) }
    try Console.say(
      "\(name)\(figures[0])   \(figures[1])    \(ratio[0])  (\(ratio[1])…\(ratio[2]))")
  }

  /// The fractions that a window at 60 frames a second shows on the way from 0 to 1 and back.
  private static func eased() -> [Double] {
    var animator = EasingAnimator(restingAt: .zero)
    animator.retarget(to: .one, at: .zero)
    let way = (0...15).map { animator.value(at: Instant(seconds: Double($0) / 60)).value }
    return way + way.reversed()
  }

  private static func time<Failure: Error>(
    _ fractions: [Double], _ step: (Double) throws(Failure) -> Void
  ) throws(Failure) -> Double {
    let clock = MonotonicClock()
    let start = clock.now
    for _ in 0..<passes {
      for fraction in fractions { try step(fraction) }
    }
    return clock.now.seconds(since: start) * 1e9 / Double(passes * fractions.count)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  private static func padLeft(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}

/// The product's own path: a command with a new mask, the renderer, the window's memory.
final class RevealSteps {
  private let renderer: TextureRenderer
  private let surface: Composition.Surface
  private let frame: Rect
  private let paint: RevealPaint
  private var commands: [DrawCommand]
  private var pixels: [UInt32]

  init(width: Int, height: Int, x: Int) throws {
    renderer = TextureRenderer(backend: try .software(), text: NoText())
    let size = PixelSize(width: width + 2 * x, height: height + 2 * x)
    surface = Composition.Surface(size: size, scale: .one, direction: .leftToRight)
    frame = Rect(
      x: Double(x), y: Double(x), width: Double(width), height: Double(height))
    let gradient = try GradientSpecification("#007aff 0%, #af52de 50%, #ff9500 100%")
    paint = RevealPaint(
      gradient: Gradient(
        stops: gradient.stops.compactMap { stop in
          guard case .literal(let color) = stop.color else { return nil }
          return Gradient.Stop(color: color, location: stop.location)
        }),
      track: Color(red: 0.91, green: 0.91, blue: 0.91), backdrop: .white)
    commands = [
      .fill(
        Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)), .white),
      .reveal(frame, paint, RevealMask(.zero)),
    ]
    pixels = Array(repeating: 0, count: size.width * size.height)
    try step(.zero)
  }

  func step(_ fraction: Fraction) throws {
    commands[1] = .reveal(frame, paint, RevealMask(fraction, isResting: false))
    let damage = try renderer.draw(commands, on: surface)
    pixels.withUnsafeMutableBytes { memory in
      for rect in damage { renderer.copy(rect, to: memory, width: surface.size.width) }
    }
  }
}

/// The plain C program's path.
final class BlitSteps {
  private let bar: OpaquePointer

  init?(width: Int, height: Int, x: Int) {
    guard let bar = blit_baseline_create(Int32(width), Int32(height), Int32(x), Int32(x)) else {
      return nil
    }
    self.bar = bar
  }

  deinit { blit_baseline_destroy(bar) }

  func step(_ fraction: Double) { blit_baseline_step(bar, fraction) }
}
