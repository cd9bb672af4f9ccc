import RevealCore
import RevealTestSupport

/// Lists of commands as a window might show them, each a random step from the one before.
struct SceneGenerator {
  private(set) var commands: [DrawCommand] = []
  private(set) var size = Size(width: 44, height: 26)
  private(set) var direction = LayoutDirection.leftToRight
  private(set) var scale = 1.0
  private var random: SplitMix
  private let window = Color.white

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    commands = (0..<5).map { _ in command() }
  }

  /// The list with the window behind it.
  var scene: [DrawCommand] {
    [.fill(Rect(x: 0, y: 0, width: size.width, height: size.height), window)] + commands
  }

  /// Changes something: mostly what a frame of an animation changes, sometimes anything.
  mutating func step() {
    switch random.whole(in: 0..<24) {
    case 0..<12: moveMasks()
    case 12..<15: turnSpinners()
    case 15: commands.insert(command(), at: random.whole(in: 0..<(commands.count + 1)))
    case 16 where commands.count > 1: commands.remove(at: random.whole(in: 0..<commands.count))
    case 17: commands.shuffle(using: &random)
    case 18..<21 where !commands.isEmpty:
      commands[random.whole(in: 0..<commands.count)] = command()
    case 21:
      size = Size(width: random.pick([30, 44, 51]), height: random.pick([20, 26, 31]))
    case 22: direction = random.pick(LayoutDirection.allCases)
    case 23: scale = random.pick([1, 1.25, 1.5])
    default: break
    }
    if commands.count > 8 { commands.removeLast() }
  }

  private mutating func moveMasks() {
    for (index, command) in commands.enumerated() {
      guard case .reveal(let rect, let paint, let mask) = command else { continue }
      let moved = mask.fraction.value + random.number(in: -0.2...0.3)
      let next = RevealMask(
        Fraction(clamping: moved > 1.1 ? 0 : moved), isResting: random.unit() < 0.3)
      commands[index] = .reveal(rect, paint, next)
    }
  }

  private mutating func turnSpinners() {
    for (index, command) in commands.enumerated() {
      guard case .spinner(let rect, let paint, let phase) = command else { continue }
      commands[index] = .spinner(rect, paint, phase: phase + 1)
    }
  }

  private mutating func command() -> DrawCommand {
    switch random.whole(in: 0..<6) {
    case 0: return .fill(rect(), color())
    case 1:
      let backdrop = random.pick([window, nil])
      return .shape(
        rect(),
        ShapePaint(
          fill: color(), border: color(), corners: random.pick([.capsule, .radius(3)]),
          backdrop: backdrop))
    case 2:
      let paint = SpinnerPaint(color: color(), track: Samples.track, lineWidth: 2)
      return .spinner(rect(), paint, phase: random.whole(in: 0..<60))
    case 3: return .text(rect(), text())
    default:
      let paint = RevealPaint(
        gradient: random.pick(Samples.gradients.map(\.gradient)), track: Samples.track,
        shape: random.pick(Self.shapes), indication: random.pick(Self.indications),
        backdrop: random.pick([window, nil]))
      let mask = RevealMask(Fraction(clamping: random.unit()), isResting: random.unit() < 0.5)
      return .reveal(rect(), paint, mask)
    }
  }

  private static let shapes: [RevealShape] = [
    .capsule, .bar(.radius(0)), .pie, .ring(lineWidth: 2), .ring(lineWidth: 3, lineCap: .round),
    .ring(lineWidth: 2.5, lineCap: .square), .arc(.dial(lineWidth: 3)),
  ]
  private static let indications: [Indication] = [
    .capacity, .capacity, .capacity, .marker(Marker(color: .black, gap: 1)),
  ]

  private mutating func text() -> TextPaint {
    TextPaint(
      "\(random.whole(in: 0..<120)) %", font: Font(size: 8), color: color(),
      backdrop: random.pick([window, nil]),
      alignment: random.pick([.leading, .center, .trailing]),
      hasMonospacedDigits: random.unit() < 0.5)
  }

  /// Also beyond the window's edges, and empty.
  private mutating func rect() -> Rect {
    Rect(
      x: random.number(in: -8...36), y: random.number(in: -6...22),
      width: random.number(in: -2...34), height: random.number(in: 0...12))
  }

  private mutating func color() -> Color {
    Color(
      red: random.unit(), green: random.unit(), blue: random.unit(),
      opacity: random.pick([1, 1, 0.5, 0]))
  }
}
