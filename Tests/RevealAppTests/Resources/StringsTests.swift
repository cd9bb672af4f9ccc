import RevealTestSupport
import Testing

@testable import RevealApp
@testable import RevealSDL

@Suite("The texts of a language")
struct StringsTests {
  @Test("a line is a key and its text, with the white space around both left out")
  func lines() {
    let strings = Strings("a=1\n  b  =  two words \nc = x = y\nd =\n = e", language: "en")
    #expect(strings["a"] == "1")
    #expect(strings["b"] == "two words")
    #expect(strings["c"] == "x = y")
    #expect(strings["d"] == "")
    #expect(strings[""] == "e")
    #expect(strings.language == "en")
  }

  @Test("comments, empty lines and lines with no \"=\" are passed over")
  func others() {
    let strings = Strings("# a = 1\n\n\nnonsense\nb = #2", language: "en")
    #expect(strings["a"] == "a")
    #expect(strings["nonsense"] == "nonsense")
    #expect(strings["b"] == "#2")
  }

  @Test("lines may end as they do on other systems")
  func lineEnds() {
    let strings = Strings("a = 1\r\nb = 2\r\n", language: "en")
    #expect(strings["a"] == "1")
    #expect(strings["b"] == "2")
  }

  @Test("the last of two lines with one key counts")
  func twice() {
    #expect(Strings("a = 1\na = 2", language: "en")["a"] == "2")
  }

  @Test("a key without a text is shown itself, so that the lack is seen")
  func missing() {
    #expect(Strings("", language: "en")["no.such"] == "no.such")
    #expect(Strings("", language: "en").filled("no.such", "1") == "no.such")
  }

  @Test("{} stands for the values, in their order")
  func filled() {
    let strings = Strings("a = {}, {} of {}\nb = 100%\nc = {}{}\nd = {x}", language: "en")
    #expect(strings.filled("a", "1", "2", "3") == "1, 2 of 3")
    #expect(strings.filled("a", "1") == "1,  of ")
    #expect(strings.filled("a", "{}", "2", "3") == "{}, 2 of 3")
    #expect(strings.filled("b", "1") == "100%")
    #expect(strings.filled("c", "1", "2", "3") == "12")
    #expect(strings.filled("d", "1") == "{x}")
  }

  @Test("a list goes on to the first number that is missing")
  func list() {
    let strings = Strings("k.1 = a\nk.2 = b\nk.4 = d", language: "en")
    #expect(strings.list("k") == ["a", "b"])
    #expect(strings.list("l").isEmpty)
  }
}

@Suite("The English texts")
struct EnglishTests {
  /// The keys that the code builds from the names of controls and scenes, and from numbers.
  static let computed =
    Control.allCases.filter { $0 != .slider }.map(\.rawValue) + Scene.allCases.map(\.titleKey)

  @Test("there is one for every key that the code asks for")
  func complete() throws {
    let strings = try Assets.resources.strings("en")
    let used = try keysInSources()
    #expect(used.count > 15)
    for key in used { #expect(strings[key] != key, "\(key)") }
    for key in Self.computed { #expect(strings[key] != key, "\(key)") }
    #expect(strings.list("help").count == 18)
  }

  @Test("there is none that the code does not ask for")
  func noMore() throws {
    let used = Set(try keysInSources() + Self.computed)
    for line in try Repository.asset("strings/en.txt").split(separator: "\n") {
      guard !line.hasPrefix("#"), let end = line.firstIndex(where: { $0 == " " || $0 == "=" })
      else { continue }
      let key = String(line[..<end])
      let isListed = key.hasPrefix("help.") && Int(key.dropFirst(5)) != nil
      #expect(isListed || used.contains(key), "\(key)")
    }
  }

  /// The keys that stand in the sources: `strings["…"]`, `filled("…`, `width("…` and `"overlay.…"`.
  private func keysInSources() throws -> [String] {
    var keys: Set<String> = []
    let folders = ["Scenes", "Controls", "Loop", "Scripts", "Layout", "Jobs"].map {
      "RevealApp/\($0)"
    }
    for folder in folders + ["gradient-reveal/Commands"] {
      let path = "\(Repository.root)/Sources/\(folder)"
      for name in Files.names(in: path) where name.hasSuffix(".swift") {
        let text = try Files.readText("\(path)/\(name)")
        for mark in ["[\"", "filled(\"", "width(\""] { keys.formUnion(literals(after: mark, text)) }
        keys.formUnion(literals(after: "\"overlay.", text).map { "overlay." + $0 })
        keys.formUnion(wrappedCalls(text))
      }
    }
    return keys.sorted()
  }

  private func literals(after mark: String, _ text: String) -> [String] {
    text.split(separator: mark).dropFirst().compactMap { rest in
      let literal = rest.prefix { $0 != "\"" }
      return literal.allSatisfy { $0.isLetter || $0 == "." || $0 == "-" } && !literal.isEmpty
        ? String(literal) : nil
    }
  }

  /// Calls of `filled` whose arguments begin on the next line.
  private func wrappedCalls(_ text: String) -> [String] {
    literals(
      after: "filled(\n\"",
      text.split(separator: "\n").map { line in
        String(line.drop { $0 == " " })
      }.joined(separator: "\n"))
  }
}
