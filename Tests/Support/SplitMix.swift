/// A small random number generator: its series depends on the seed alone, so that a failure can be
/// had again.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
package struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes the generator of a seed's series.
  package init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number in 0..<1.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number in a range.
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// A whole number in a range.
  package mutating func whole(in range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of some values.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[whole(in: 0..<values.count)]
  }
}
