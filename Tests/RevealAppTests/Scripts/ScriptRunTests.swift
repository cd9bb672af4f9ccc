import RevealCore
import RevealRaster
import RevealTestSupport
import Testing

@testable import RevealApp
@testable import RevealSDL

@Suite("Running a script")
struct ScriptRunTests {
  @Test(
    "goes through where every expectation is met",
    arguments: [
      "expect progress 0.25\nexpect shown 0.25",
      "key 4\nexpect progress 1\nexpect shown 0.25\nwait 0.125\nexpect shown 0.625\n"
        + "wait 0.125\nexpect shown 1",
      "click Reset\nexpect progress 0\nwait 9\nexpect shown 0",
      "key 2\nkey 3\nwait 0.125\nexpect shown 0.5",
      "wait 1000000\nkey 4\nwait 1000000\nexpect shown 1",
      "drag slider 0.25 0.5\nexpect progress 0.5",
      "drag slider 0.25 7\nexpect progress 1", "drag slider 0.25 -7\nexpect progress 0",
      "drag slider 1 0.3\nexpect progress 0.3",
      "drag slider 5 0.3\nexpect progress 0.25",
      "click slider\nexpect progress 0.5",
      "key I\nkey 4\nexpect progress 0.25\nclick Indeterminate\nexpect shown 0.25",
      "key Tab\nkey Tab\nkey Space\nexpect progress 0",
      "key F1\nclick Complete\nexpect progress 0.25\nkey Escape\nclick Complete\nexpect progress 1",
      "resize 900 700\nclick Complete\nexpect progress 1\nresize 1 1\nexpect progress 1",
      "key M\nkey 4\nexpect shown 1",
      "click Shapes\nexpect progress 0\nclick Start\nexpect progress 1\nexpect shown 0\n"
        + "wait 2.5\nexpect shown 0.5\nclick Reset\nexpect shown 0\nexpect progress 0",
      "key F5\ndrag slider 0 0.4\nexpect progress 0.4\nclick Bar\nexpect progress 0.25",
      "key F5\nkey M\nclick Start\nwait 0.7\nexpect shown 0.1\nwait 4.3\nexpect shown 1",
      "click Gauges\nkey 0\nexpect progress 0\ndrag slider 0 0.5\nexpect progress 0.5\n"
        + "key Home\nkey PageUp\nexpect progress 0.142857 ± 0.000001",
      "expect progress 0.2 ± 0.05", "expect progress 0.30 ± 0.0500001",
    ])
  func met(_ text: String) throws {
    for direction in LayoutDirection.allCases { try run(text, direction: direction) }
  }

  @Test("ends with the line and both figures where one is not met")
  func unmet() throws {
    let error = try #require(throws: ScriptError.self) {
      try run("key 4\nwait 0.125\nexpect shown 0.7 ± 0.01\nexpect progress 0")
    }
    #expect(
      "\(error)" == "line 3: shown is 0.625000, expected 0.700000 ± 0.01")
  }

  @Test("a control of another scene is an error that names both", arguments: ["Reset", "25%"])
  func otherScene(_ title: String) throws {
    let error = try #require(throws: ScriptError.self) { try run("click Gauges\nclick \(title)") }
    #expect("\(error)" == "line 2: there is no control \"\(title)\" in the scene \"gauges\"")
  }

  @Test("an expectation is as exact as it says")
  func exact() throws {
    #expect(throws: ScriptError.self) { try run("expect progress 0.250001") }
    try run("expect progress 0.250001 ± 0.00001")
  }

  @Test(
    "Escape and Ctrl+Q end it, and what follows is not done",
    arguments: [
      "key Escape", "key Ctrl+Q", "key F1\nkey Escape\nkey Escape",
    ])
  func quit(_ keys: String) throws {
    let folder = try ScratchFolder()
    try run("shot a.png\n\(keys)\nexpect progress 0.9\nshot b.png", output: folder.path)
    #expect(folder.names == ["a.png"])
  }

  @Test("pictures are what the window shows, in its pixels, in folders where asked")
  func shots() throws {
    let folder = try ScratchFolder()
    try run("shot a.png\nresize 800 300\nkey D\nshot deep/er/b.png", output: folder.path)
    #expect(folder.names == ["a.png", "deep"])
    let first = try picture(folder.path + "/a.png")
    #expect(first.size == PixelSize(width: 520, height: 240))
    #expect(first[0, 0] == PixelColor(red: 255, green: 255, blue: 255))
    let second = try picture(folder.path + "/deep/er/b.png")
    #expect(second.size == PixelSize(width: 800, height: 300))
    #expect(second[0, 0] == Samples.darkWindow.pixel)
  }

  @Test("every run gives the same bytes")
  func sameBytes() throws {
    let folders = try [ScratchFolder(), ScratchFolder()]
    let text = "key F2\nkey 4\nwait 0.1\nshot a.png\nkey I\nwait 0.3\nshot b.png"
    for folder in folders { try run(text, output: folder.path) }
    for name in ["a.png", "b.png"] {
      #expect(
        try Files.read(folders[0].path + "/" + name) == Files.read(folders[1].path + "/" + name))
    }
  }

  @Test("the scale that is asked for is that of the pictures")
  func scale() throws {
    let folder = try ScratchFolder()
    var settings = DemoSettings()
    settings.scale = DisplayScale(2)
    try run("resize 400 250\nshot a.png", settings: settings, output: folder.path)
    #expect(try picture(folder.path + "/a.png").size == PixelSize(width: 800, height: 500))
  }

  @Test("a folder that cannot be made is an error that names it")
  func unwritable() throws {
    let error = try #require(throws: FileError.self) {
      try run("shot a.png", output: "/dev/null/pictures")
    }
    #expect(error.path == "/dev/null/pictures")
  }

  @Test("the script that the program comes with passes, and writes its nine pictures")
  func checkpoints() throws {
    let folder = try ScratchFolder()
    for direction in LayoutDirection.allCases {
      try run(
        try Repository.asset("scripts/checkpoints.txt"), direction: direction, output: folder.path)
    }
    #expect(folder.names.count == 9)
  }

  private func run(
    _ text: String, direction: LayoutDirection = .leftToRight,
    settings: DemoSettings = DemoSettings(), output: String? = nil
  ) throws {
    var settings = settings
    settings.direction = direction
    let script = try Script(text, controls: ScriptRun.controlNames(Assets.resources))
    try ScriptRun(settings, resources: Assets.resources, output: output).run(script)
  }

  private func picture(_ path: String) throws -> Bitmap {
    try #require(PNG.decode(try Files.read(path)))
  }
}
