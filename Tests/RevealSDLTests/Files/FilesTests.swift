import FoundationEssentials
import RevealTestSupport
import Testing

@testable import RevealSDL

@Suite("Reading and writing files")
struct FilesTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(
    "give back what was written, and leave nothing else behind",
    arguments: [
      0, 1, 4096, 1 << 20,
    ])
  func roundTrip(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Files.write(bytes, to: folder["a file"])
    #expect(try Files.read(folder["a file"]) == bytes)
    #expect(folder.names == ["a file"])
  }

  @Test("replace an older file as a whole")
  func replace() throws {
    try Files.write(Array("a long first text".utf8), to: folder["a"])
    try Files.write(Array("short".utf8), to: folder["a"])
    #expect(try Files.readText(folder["a"]) == "short")
    #expect(folder.names == ["a"])
  }

  @Test("write through a link, which stays one")
  func link() throws {
    try Files.write([1], to: folder["real"])
    try FileManager.default.createSymbolicLink(
      atPath: folder["link"], withDestinationPath: folder["real"])
    try Files.write([2, 3], to: folder["link"])
    #expect(try Files.read(folder["real"]) == [2, 3])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder["link"]) == folder["real"])
  }

  @Test(
    "take any name that a file can have",
    arguments: [
      "%41%20", "ü", "日本", "a b", "#1?x=y", "~", "-", "a\\b", "..png",
    ])
  func names(_ name: String) throws {
    try Files.write([1, 2, 3], to: folder[name])
    #expect(folder.names == [name])
    #expect(try Files.read(folder[name]) == [1, 2, 3])
    #expect(Files.exists(folder[name]))
  }

  @Test("tell what cannot be read and why")
  func unreadable() throws {
    #expect(reading(folder["none"]) == "cannot read \(folder["none"]): no such file or folder")
    #expect(reading(folder.path)?.hasPrefix("cannot read \(folder.path): ") == true)
    #expect(reading("")?.hasPrefix("cannot read : ") == true)
    #expect(reading("/dev/null/x")?.hasPrefix("cannot read /dev/null/x: ") == true)
  }

  @Test("tell what cannot be written and why, and leave no half file")
  func unwritable() throws {
    let lost = folder["no/such/folder.png"]
    #expect(writing(lost) == "cannot write \(lost): no such file or folder")
    #expect(folder.names.isEmpty)
    try Files.makeFolder(folder["sub"])
    #expect(writing(folder["sub"])?.hasPrefix("cannot write \(folder["sub"]): ") == true)
    #expect(folder.names == ["sub"])
    #expect(Files.names(in: folder["sub"]).isEmpty)
    #expect(writing("")?.hasPrefix("cannot write : ") == true)
    #expect(writing("/dev/null/x")?.hasPrefix("cannot write /dev/null/x: ") == true)
    let long = folder[String(repeating: "n", count: 300)]
    #expect(writing(long)?.hasPrefix("cannot write \(long): ") == true)
  }

  @Test("reasons are words for people, not numbers of an error")
  func reasons() throws {
    try Files.makeFolder(folder["sub"])
    let messages = [
      reading(folder["none"]), reading(folder.path), writing(folder["sub"]),
      writing("/dev/null/x"), writing(folder[String(repeating: "n", count: 300)]),
    ]
    for message in messages {
      let text = try #require(message)
      let reason = try #require(text.split(separator: ": ").last)
      #expect(reason.contains(" ") && reason.first?.isLowercase == true, "\(text)")
    }
  }

  #if os(Linux)
    @Test("write to a device without replacing it")
    func devices() throws {
      try Files.write([1, 2, 3], to: "/dev/null")
      #expect(try Files.read("/dev/null").isEmpty)
      #expect(reading("/dev/zero") == "cannot read /dev/zero: it has more than 64 MiB")
      #expect(writing("/dev/full") == "cannot write /dev/full: the disk is full")
      #expect(!Files.names(in: "/dev").contains { $0.hasPrefix(".dat") })
    }
  #endif

  @Test("bytes that are no text are seen as such")
  func invalidText() throws {
    try Files.write([0x61, 0xFF, 0x62], to: folder["a"])
    #expect(try Files.readText(folder["a"]) == "a\u{FFFD}b")
  }

  @Test("folders are made with those they lie in, and once more without harm")
  func folders() throws {
    for _ in 0..<2 { try Files.makeFolder(folder["a/b/c"]) }
    #expect(Files.names(in: folder["a/b"]) == ["c"])
    try Files.write([], to: folder["file"])
    #expect(throws: FileError.self) { try Files.makeFolder(folder["file/x"]) }
  }

  @Test("names are sorted, and none where there is no folder")
  func sorted() throws {
    for name in ["b", "a", "C"] { try Files.write([], to: folder[name]) }
    #expect(folder.names == ["C", "a", "b"])
    #expect(Files.names(in: folder["none"]).isEmpty)
  }

  @Test("an environment variable that is not set has no value")
  func environment() {
    #expect(Files.environment("GRADIENT_REVEAL_NO_SUCH_VARIABLE") == nil)
    #expect(Files.environment("PATH")?.isEmpty == false)
  }

  private func reading(_ path: String) -> String? {
    do throws(FileError) {
      _ = try Files.read(path)
      return nil
    } catch { return "\(error)" }
  }

  private func writing(_ path: String) -> String? {
    do throws(FileError) {
      try Files.write([1, 2, 3], to: path)
      return nil
    } catch { return "\(error)" }
  }
}
