import Courses
import Foundation
import Measuring

/// Measures Stretchy and prints ratios against a peer that is measured in the same run, since the
/// seconds of one machine say nothing on another.
///
///     swift run -c release steps-benchmark
@main struct Benchmark {
  static func main() async throws {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    guard let course = Courses.folder(named: Courses.defaultName) else {
      throw BenchmarkError.noCourse
    }
    let figures = try await RunBenchmark(products: products, course: course, rounds: 5).measure()
    func row(_ name: String, _ seconds: Double) {
      let ratio = String(format: "%.2f", seconds / figures.compiler)
      print(
        name.padding(toLength: 44, withPad: " ", startingAt: 0),
        String(format: "%6.2f s", seconds), "  ", ratio)
    }
    print(
      "The six steps, medians of 5 rounds".padding(toLength: 44, withPad: " ", startingAt: 0),
      "  wall      ratio")
    row("bare swiftc, two at a time", figures.compiler)
    row("stretchy run, nothing known", figures.cold)
    row("stretchy run, nothing changed", figures.unchanged)
  }
}
