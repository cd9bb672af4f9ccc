import RevealApp
@main
struct GradientReveal { @MainActor static func main() throws { try Demo.run(DemoSettings()) } }
