@main struct StepBenchmark { static func main() {} }
