// swift-tools-version: 6.0

import PackageDescription

let linuxOnly: TargetDependencyCondition? = .when(platforms: [.linux])

let package = Package(
  name: "GradientReveal",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "GradientReveal", targets: ["GradientReveal"]),
    // SDL2 as a module, for host programs that have none yet.
    .library(name: "CSDL2", targets: ["CSDL2"]),
    .executable(name: "gradient-reveal", targets: ["gradient-reveal"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2", providers: [.apt(["libsdl2-dev"]), .brew(["sdl2"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .systemLibrary(name: "CX11", providers: [.apt(["libx11-dev"])]),

    .target(name: "RevealCore"),
    .target(name: "RevealRaster", dependencies: ["RevealCore"]),
    .target(
      name: "RevealSDL",
      dependencies: [
        "RevealRaster", "CSDL2", "CPango", "CPNG",
        .target(name: "CDBus", condition: linuxOnly),
        .target(name: "CX11", condition: linuxOnly),
      ]),
    .target(
      name: "GradientReveal", dependencies: ["RevealSDL"], resources: [.embedInCode("Palettes")]
    ),
    .target(name: "RevealBench", dependencies: ["RevealCore"]),
    .target(name: "RevealJobs", dependencies: ["RevealCore"]),
    .target(name: "RevealApp", dependencies: ["RevealSDL", "RevealBench", "RevealJobs"]),
    .executableTarget(
      name: "gradient-reveal", dependencies: ["RevealApp", "RevealBench", "RevealJobs"]),

    // Programs as users of the library write them.
    .executableTarget(
      name: "demo-screen", dependencies: ["GradientReveal", "CSDL2"],
      path: "Examples/DemoScreen"),
    .executableTarget(
      name: "custom-gauge", dependencies: ["GradientReveal", "CSDL2"],
      path: "Examples/CustomGauge"),
    .executableTarget(
      name: "loading-screen", dependencies: ["GradientReveal", "CSDL2"],
      path: "Examples/LoadingScreen"),
    .executableTarget(
      name: "dashboard", dependencies: ["GradientReveal", "CSDL2"], path: "Examples/Dashboard"),

    // What `make bench` runs beside the plain C floors.
    .target(
      name: "BlitBaseline", path: "Tests/Baselines/Blit", linkerSettings: [.linkedLibrary("SDL2")]),
    .executableTarget(
      name: "step-benchmark", dependencies: ["RevealSDL", "BlitBaseline"],
      path: "Tests/StepBenchmark"),
    .target(name: "AllocationCount", path: "Tests/BoardBenchmark/AllocationCount"),
    .executableTarget(
      name: "board-benchmark", dependencies: ["GradientReveal", "CSDL2", "AllocationCount"],
      path: "Tests/BoardBenchmark", exclude: ["AllocationCount"]),
    // What `make interop` holds one format against another with.
    .executableTarget(
      name: "format-converter", dependencies: ["RevealBench", "RevealSDL"],
      path: "Tests/FormatConverter"),
    .target(name: "FuzzChecks", dependencies: ["RevealJobs"], path: "Tests/Fuzz/Checks"),
    .target(name: "RevealTestSupport", dependencies: ["RevealSDL"], path: "Tests/Support"),
    .testTarget(name: "RevealCoreTests", dependencies: ["RevealCore", "RevealTestSupport"]),
    .testTarget(
      name: "RevealRasterTests", dependencies: ["RevealRaster", "RevealTestSupport"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "RevealBenchTests", dependencies: ["RevealBench"], exclude: ["Vectors"]),
    .testTarget(
      name: "RevealJobsTests", dependencies: ["RevealJobs", "FuzzChecks", "RevealTestSupport"],
      exclude: ["Captures"]),
    .testTarget(name: "RevealSDLTests", dependencies: ["RevealSDL", "RevealTestSupport"]),
    .testTarget(
      name: "GradientRevealTests",
      dependencies: [
        "GradientReveal", "RevealTestSupport", "CSDL2", "demo-screen", "custom-gauge",
        "loading-screen", "dashboard",
      ]),
    .testTarget(
      name: "RevealAppTests", dependencies: ["RevealApp", "FuzzChecks", "RevealTestSupport"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["gradient-reveal", "RevealBench", "FuzzChecks", "RevealTestSupport"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["RevealApp", "RevealBench", "RevealTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// libFuzzer's main is in a library that only its sanitizer links; see Scripts/fuzz.sh.
if Context.environment["GRADIENT_REVEAL_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CLibFuzzer", path: "Tests/Fuzz/CLibFuzzer"),
    .executableTarget(
      name: "fuzz", dependencies: ["CLibFuzzer", "FuzzChecks", "RevealApp"],
      path: "Tests/Fuzz/Program"),
  ]
}
