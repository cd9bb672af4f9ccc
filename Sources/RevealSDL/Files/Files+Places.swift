import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Files {
  /// Finds out whether a file could be written, and leaves everything as it is.
  ///
  /// What happens between this and the writing is nobody's to know.
  package static func checkWritable(_ path: String) throws(FileError) {
    func failed(_ reason: String) -> FileError {
      FileError(path: path.isEmpty ? "\"\"" : path, operation: "write", reason: reason)
    }
    guard !path.isEmpty else { throw failed("a file has a name") }
    let destination = linkDestination(path)
    var status = stat()
    let isThere = stat(destination, &status) == 0
    if isThere, status.st_mode & S_IFMT == S_IFDIR { throw failed("it is a folder") }
    // A file is replaced by a new one, so its folder must be writable; a device is written to.
    let isReplaced = !isThere || status.st_mode & S_IFMT == S_IFREG
    // The slash has a file in a folder's place refused for what it is.
    let place = isReplaced ? folder(of: destination) + "/" : destination
    guard access(place, isReplaced ? W_OK | X_OK : W_OK) == 0 else { throw failed(words(errno)) }
  }

  /// The one name of a file, by whatever links and dots it is called; it need not be there.
  package static func realPath(_ path: String) -> String {
    if let resolved = resolved(path) { return resolved }
    guard let parent = resolved(folder(of: path)) else { return path }
    return parent + "/" + (path.split(separator: "/").last ?? "")
  }

  /// The folder that a file lies in.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
