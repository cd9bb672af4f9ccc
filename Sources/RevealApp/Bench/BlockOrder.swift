import RevealBench

/// The order of repetitions: block by block, each block shuffled.
struct BlockOrder {
  /// One technique on one renderer.
  struct Subject: Hashable {
    let technique: Technique
    let renderer: String

    /// "reveal on software".
    var name: String { "\(technique.rawValue) on \(renderer)" }
  }

  /// One repetition of it.
  struct Block: Hashable {
    let subject: Subject
    let repetition: Int
  }

  /// The repetitions in their order.
  let blocks: [Block]

  init(_ subjects: [Subject], _ settings: Settings) {
    var random = SplitMix64(seed: settings.seed)
    blocks = (0..<settings.repetitions).flatMap { repetition in
      var block = subjects.map { Block(subject: $0, repetition: repetition) }
      for index in block.indices.reversed() {
        block.swapAt(index, random.place(below: index + 1))
      }
      return block
    }
  }
}
