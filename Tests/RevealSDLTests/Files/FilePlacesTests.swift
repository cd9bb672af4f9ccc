import FoundationEssentials
import RevealTestSupport
import Testing

@testable import RevealSDL

@Suite("Where files can be written, and what they are called")
struct FilePlacesTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test("a file that could be written is not, and one that is there stays as it is")
  func writable() throws {
    try Files.checkWritable(folder["new"])
    #expect(folder.names.isEmpty)
    try Files.write([1, 2], to: folder["old"])
    try Files.checkWritable(folder["old"])
    #expect(try Files.read(folder["old"]) == [1, 2])
    try Files.checkWritable("/dev/null")
    try Files.checkWritable("a name without a folder")
  }

  @Test("what could not be written is told with the reason")
  func unwritable() throws {
    #expect(reason("") == "cannot write \"\": a file has a name")
    #expect(reason(folder.path) == "cannot write \(folder.path): it is a folder")
    #expect(reason("/") == "cannot write /: it is a folder")
    let lost = folder["none/a"]
    #expect(reason(lost) == "cannot write \(lost): no such file or folder")
    #expect(reason(folder["none/"]) != nil)
    try Files.write([1], to: folder["file"])
    #expect(reason(folder["file/a"])?.hasSuffix("not a directory") == true)
  }

  @Test("a file has one name, by whatever links and dots it is called")
  func realPath() throws {
    let there = folder["there"]
    try Files.write([1], to: there)
    try FileManager.default.createSymbolicLink(
      atPath: folder["link"], withDestinationPath: there)
    let name = Files.realPath(there)
    for path in [folder["link"], folder.path + "/./there", folder.path + "//there"] {
      #expect(Files.realPath(path) == name)
    }
    let new = Files.realPath(folder["new"])
    #expect(Files.realPath(folder.path + "/./new") == new)
    #expect(new != name)
    #expect(Files.realPath("/nonexistent/a") == "/nonexistent/a")
  }

  private func reason(_ path: String) -> String? {
    do throws(FileError) {
      try Files.checkWritable(path)
      return nil
    } catch {
      return error.description
    }
  }
}
