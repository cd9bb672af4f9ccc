import RevealBench
import RevealCore
import Testing

@Suite("Rows for spreadsheets and MangoHud")
struct CSVTests {
  @Test("a row for each frame")
  func frames() throws {
    var report = Fixtures.small
    report.runs = [report.runs[0]]
    #expect(
      try CSVExporter().text(of: report) == """
        technique,renderer,repetition,frame,start_ns,events_ns,update_ns,draw_ns,present_ns,end_ns,\
        interval_ns,animation_time_ns,fraction
        reveal,software,0,0,1000000,1001000,1003000,1009000,1010000,1010500,,,0.25
        reveal,software,0,1,21000000,21001000,21003000,21009000,21010000,21010500,20000000,21000000,0.25
        reveal,software,0,2,41000000,41001000,41003000,41029000,41030000,41030500,20020000,41000000,0.25
        reveal,software,0,3,101000000,101001000,101003000,101009000,101010000,101010500,59980000,\
        101000000,0.25

        """)
  }

  @Test("MangoHud's current log")
  func mangoHud() throws {
    #expect(
      try MangoHudExporter().text(of: Fixtures.small) == """
        os,cpu,gpu,ram,kernel,driver,cpuscheduler
        Debian 12,A CPU  2 cores,,,6.1,,
        fps,frametime,cpu_load,cpu_power,gpu_load,cpu_temp,gpu_temp,gpu_core_clock,gpu_mem_clock,\
        gpu_vram_used,gpu_power,ram_used,swap_used,process_rss,cpu_mhz,elapsed
        50,20.000000,0,0,0,0,0,0,0,0,0,0,0,0,0,20010000
        49.95,20.020000,0,0,0,0,0,0,0,0,0,0,0,0,0,40030000
        16.672,59.980000,0,0,0,0,0,0,0,0,0,0,0,0,0,100010000

        """)
  }

  @Test("MangoHud's log is of the first series that has frames")
  func first() throws {
    var report = Fixtures.small
    report.runs[0] = report.runs[0].withoutFrames
    #expect(try MangoHudExporter().text(of: report).hasSuffix("100030000\n"))
  }

  @Test("names are quoted where they must be")
  func quoting() throws {
    var report = Fixtures.small
    report.runs = [
      Run(
        technique: Technique(rawValue: "a\"b,c"), renderer: "x\ny", repetition: 0,
        frames: report.runs[0].frames, settings: report.settings)
    ]
    #expect(try CSVExporter().text(of: report).contains("\n\"a\"\"b,c\",\"x\ny\",0,0,1000000,"))
  }

  @Test("without frames there is nothing to write")
  func nothing() {
    var report = Fixtures.small
    report.runs = report.runs.map(\.withoutFrames)
    for format in [ExportFormat.csv, .mangohud, .trace] {
      #expect(throws: ReportError.noFrames(format: format)) {
        try format.exporter().text(of: report)
      }
    }
  }
}
