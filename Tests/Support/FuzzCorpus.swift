import Foundation

/// The inputs that fuzzing begins with, and those that it found.
package enum FuzzCorpus {
  /// The inputs of a target, by name, in their order.
  package static func inputs(of target: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = Repository.root + "/Tests/Fuzz/Corpus/" + target
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
      return (name, [UInt8](data))
    }
  }
}
