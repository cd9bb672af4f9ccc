import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that cannot be read or written.
package struct FileError: Error, Hashable, CustomStringConvertible {
  /// The file.
  package let path: String
  /// What was tried: "read" or "write".
  package let operation: String
  /// Why it failed.
  package let reason: String

  /// What was tried, and why it failed.
  package var description: String { "cannot \(operation) \(path): \(reason)" }
}

/// Reading and writing whole files.
package enum Files {
  /// The bytes of a file, or what a pipe gives until it ends.
  ///
  /// Not through Foundation, which takes regular files only, and leaks where one is empty.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    func failed(_ reason: String) -> FileError {
      FileError(path: path, operation: "read", reason: reason)
    }
    guard let stream = fopen(path, "rb") else { throw failed(words(errno)) }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 {
      bytes += chunk.prefix(count)
      guard bytes.count <= longestFile else { throw failed("it has more than 64 MiB") }
    }
    guard ferror(stream) == 0 else { throw failed(words(errno)) }
    return bytes
  }

  /// More than any file that people write, and little enough for memory.
  private static let longestFile = 1 << 26

  /// The text of a file; bytes that are no UTF-8 become U+FFFD.
  package static func readText(_ path: String) throws(FileError) -> String {
    String(decoding: try read(path), as: UTF8.self)
  }

  /// Writes a file under a temporary name and renames it, so that no half file is ever seen.
  ///
  /// A link stays one: what it leads to is replaced.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if isDevice(path) { return try append(bytes, toDevice: path) }
    do {
      try Data(bytes).write(to: URL(filePath: linkDestination(path)), options: .atomic)
    } catch {
      throw FileError(path: path, operation: "write", reason: reason(error))
    }
  }

  /// What a link leads to; the path itself where it is none, or leads to nothing.
  static func linkDestination(_ path: String) -> String { resolved(path) ?? path }

  /// The one name of what is there; nil where nothing is.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Makes a folder, and those that it lies in.
  package static func makeFolder(_ path: String) throws(FileError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw FileError(path: path, operation: "make", reason: reason(error))
    }
  }

  /// Whether something has that name.
  package static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// The names in a folder, sorted; none where it cannot be read.
  package static func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The value of an environment variable; nil where it is not set or empty.
  package static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A pipe or device cannot be renamed over; /dev/stdout is one.
  private static func isDevice(_ path: String) -> Bool {
    switch kind(of: path) {
    case nil, .typeRegular, .typeDirectory: return false
    case .typeSymbolicLink: return path.hasPrefix("/dev/")
    default: return true
    }
  }

  private static func kind(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }

  private static func append(_ bytes: [UInt8], toDevice path: String) throws(FileError) {
    do {
      try Data(bytes).write(to: URL(filePath: path))
    } catch {
      throw FileError(path: path, operation: "write", reason: reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    switch error.code {
    case .fileNoSuchFile: return "no such file or folder"
    case .fileWriteNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "the disk is full"
    case .fileWriteVolumeReadOnly: return "the disk cannot be written to"
    default:
      return (error.underlying as? POSIXError).map { words($0.code.rawValue) } ?? "\(error.code)"
    }
  }

  /// The system's words for an error number, in the middle of a sentence.
  static func words(_ number: Int32) -> String {
    if number == ENOENT { return "no such file or folder" }
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
