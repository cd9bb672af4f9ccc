/// Numbers as text with a fixed count of decimals, with no locale's help.
public enum DecimalText {
  /// The number rounded to `places` decimals, 0…9; "n/a" where it is not finite or beyond ±1e12.
  public static func string(_ value: Double, places: Int) -> String {
    let places = min(max(places, 0), 9)
    guard value.isFinite, abs(value) <= 1e12 else { return "n/a" }
    var factor = 1
    for _ in 0..<places { factor *= 10 }
    guard abs(value) * Double(factor) < 9e15 else { return string(value, places: places - 1) }
    let scaled = Int((value * Double(factor)).rounded())
    let sign = scaled < 0 ? "-" : ""
    let whole = scaled.magnitude / UInt(factor)
    guard places > 0 else { return "\(sign)\(whole)" }
    let rest = String(scaled.magnitude % UInt(factor))
    return "\(sign)\(whole)." + String(repeating: "0", count: places - rest.count) + rest
  }
}
