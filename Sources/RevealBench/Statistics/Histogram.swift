/// Counts of times in buckets that are the same in every run, so that runs can be added up.
///
/// The buckets grow by about 6 %: the preferred numbers of ISO 3's series R40, from 1 µs to 10 s,
/// with one bucket below them and one above.
package struct Histogram: Hashable, Sendable {
  /// The lower bounds of all buckets but the first, in nanoseconds; the last has no upper one.
  package static let bounds: [Int64] = {
    let series: [Int64] = [
      100, 106, 112, 118, 125, 132, 140, 150, 160, 170, 180, 190, 200, 212, 224, 236, 250, 265,
      280, 300, 315, 335, 355, 375, 400, 425, 450, 475, 500, 530, 560, 600, 630, 670, 710, 750,
      800, 850, 900, 950,
    ]
    var bounds: [Int64] = []
    var factor: Int64 = 10
    for _ in 0..<7 {
      bounds += series.map { $0 * factor }
      factor *= 10
    }
    return bounds + [100 * factor]
  }()

  /// How many times lie in each bucket; the first is below the first bound.
  package private(set) var counts = Array(repeating: 0, count: bounds.count + 1)

  /// Makes a histogram of nanoseconds.
  package init(nanoseconds: some Sequence<Int64> = []) {
    for time in nanoseconds { counts[Self.bucket(of: time)] += 1 }
  }

  /// How many times there are.
  package var total: Int { counts.reduce(0, +) }

  /// The same buckets with the counts of both.
  package func merged(with other: Histogram) -> Histogram {
    var merged = self
    for (bucket, count) in other.counts.enumerated() { merged.counts[bucket] &+= count }
    return merged
  }

  /// The bucket that a time falls into: a lower bound belongs to its bucket.
  package static func bucket(of nanoseconds: Int64) -> Int {
    var (low, high) = (0, bounds.count)
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= nanoseconds { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A bucket's lower bound in nanoseconds; 0 of the first.
  package static func lowerBound(of bucket: Int) -> Int64 { bucket > 0 ? bounds[bucket - 1] : 0 }
}

extension Histogram: Codable {
  private struct Bucket: Codable {
    let from: Int64
    let count: Int

    private enum CodingKeys: String, CodingKey {
      case from = "from_ns"
      case count
    }
  }

  /// Writes the buckets that are not empty.
  package func encode(to encoder: any Encoder) throws {
    let buckets = counts.enumerated().compactMap { bucket, count in
      count == 0 ? nil : Bucket(from: Self.lowerBound(of: bucket), count: count)
    }
    try buckets.encode(to: encoder)
  }

  /// Reads what was written.
  package init(from decoder: any Decoder) throws {
    for bucket in try [Bucket](from: decoder) {
      guard bucket.count >= 0, bucket.count <= 1 << 40 else {
        throw ReportError.missingKey("count")
      }
      counts[Self.bucket(of: bucket.from)] += bucket.count
    }
  }
}
