import Foundation
import Testing

/// The vectors on file, computed once with numpy and scipy by Vectors/make_vectors.py.
struct Vectors: Decodable {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let ns: [Int64]
    let n: Int
    let mean, median, p90, p95, p99, p999, max, sd, mad: Double
    let fps, low1A, low1B, low01A, low01B: Double
    let budget: Double
    let jank: Int
    let stutter: [Int]
    let missed, standstill, run: Int
    let histogram: [String: Int]

    var milliseconds: [Double] { ns.map { Double($0) / 1e6 } }
    var testDescription: String { name }
  }

  struct RankTest: Decodable, Sendable {
    let a, b: [Double]
    let u: Double
    let exact: Double?
    let normal: Double
  }

  struct Interval: Decodable, Sendable {
    let seed: UInt64
    let resamples: Int
    let a, b: [Double]
    let low, high: Double
    let near: [Double]?
  }

  struct Animation: Decodable, Sendable {
    let present, animation: [Int64]
    let fraction: [Double]
    let timingMean, timingP99, timingMax, positionMean, positionP99, positionMax: Double
  }

  let samples: [Case]
  let rankTests: [RankTest]
  let bootstraps: [Interval]
  let animation: Animation
  let upperTail: [[Double]]

  static let shared: Vectors = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../Vectors/vectors.json").standardized
    do {
      return try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
    } catch {
      fatalError("\(file.path): \(error)")
    }
  }()
}
