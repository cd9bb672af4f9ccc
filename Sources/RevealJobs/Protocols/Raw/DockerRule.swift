import RevealCore

/// Reads the layers of `docker pull`, `a1b2c3d4e5f6: Pull complete`: those that are there of those
/// that were named.
struct DockerRule {
  /// Layers by their identifiers; an image has at most 127.
  private var layers: [(id: UInt64, isDone: Bool)] = []
  private static let limit = 1024

  /// What a line says; nil where it is about no layer.
  mutating func read(_ line: RawLine) -> RawReading? {
    guard let id = Self.identifier(line.bytes) else { return nil }
    let state = line.bytes.dropFirst(14)
    let isDone = state.equals("Pull complete") || state.equals("Already exists")
    if let index = layers.firstIndex(where: { $0.id == id }) {
      layers[index].isDone = layers[index].isDone || isDone
    } else if layers.count < Self.limit {
      layers.append((id, isDone))
    }
    let done = layers.count { $0.isDone }
    return RawReading(
      progress: Progress(value: Double(done), total: Double(layers.count)),
      label: .text(state.prefix { $0 != UInt8(ascii: "[") }.trimmed), isSeries: false)
  }

  /// The twelve hexadecimal digits before a colon, a blank and a capital letter.
  private static func identifier(_ bytes: Bytes) -> UInt64? {
    guard bytes.count > 14 else { return nil }
    let rest = bytes.dropFirst(12)
    guard rest.starts(with: ": "), let capital = rest.dropFirst(2).first,
      (0x41...0x5A).contains(capital)
    else { return nil }
    var id: UInt64 = 0
    for byte in bytes.prefix(12) {
      guard let digit = LabelText.hexadecimal(byte) else { return nil }
      id = id << 4 | UInt64(digit)
    }
    return id
  }
}
