import RevealApp
import RevealBench
import RevealCore
import RevealSDL

extension BenchOptions {
  /// As wide as the window's bar where it is straight; round ones large enough for their lines.
  static func usualSize(_ indicator: StillIndicator) -> Size {
    switch indicator {
    case .ring, .pie: Size(width: 64, height: 64)
    case _ where indicator.isRound: indicator.size
    default: Size(width: 520, height: indicator.size.height)
    }
  }

  static func bars(_ options: Options) throws(UsageError) -> (bars: Int, moving: Int) {
    let bars = try count(options, "--bars", most: 100_000) ?? 1
    let moving = try count(options, "--moving", least: 0, most: 100_000)
    guard moving ?? 0 <= bars else {
      throw UsageError(
        option: "--moving", given: options.text("--moving") ?? "",
        accepted: "no more than the \(bars) of --bars are accepted")
    }
    return (bars, moving ?? bars)
  }

  static func pace(_ options: Options) throws(UsageError) -> Pace {
    guard let text = options.text("--pace") else { return .uncapped }
    guard let pace = Pace(text) else {
      throw UsageError(
        option: "--pace", given: text,
        accepted: "accepted are vsync, uncapped, or hertz in 1…10000")
    }
    return pace
  }

  static func techniques(_ options: Options) throws(UsageError) -> [Technique]? {
    guard let techniques = try list(options, "--technique")?.map(Technique.init(rawValue:)) else {
      return nil
    }
    if let wrong = techniques.first(where: { !Technique.compared.contains($0) }) {
      let all = Technique.compared.map(\.rawValue).joined(separator: ", ")
      throw UsageError(
        option: "--technique", given: wrong.rawValue, accepted: "accepted are \(all)")
    }
    return techniques
  }

  /// Names with commas between them; the option may be repeated, a name counts once.
  static func list(_ options: Options, _ name: String) throws(UsageError) -> [String]? {
    let texts = options.texts(name)
    guard !texts.isEmpty else { return nil }
    var names: [String] = []
    for text in texts {
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard !part.isEmpty else {
          throw UsageError(option: name, given: text, accepted: "names with commas are accepted")
        }
        if !names.contains(String(part)) { names.append(String(part)) }
      }
    }
    return names
  }

  static func count(
    _ options: Options, _ name: String, least: Double = 1, most: Double
  ) throws(UsageError) -> Int? {
    guard let number = try options.number(name, in: least...most) else { return nil }
    guard let count = Int(exactly: number) else {
      throw UsageError(
        option: name, given: options.text(name) ?? "", accepted: "a whole number is accepted")
    }
    return count
  }
}
