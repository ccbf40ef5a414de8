import Courses
import Foundation
import Measuring

/// Measures Stretchy and prints ratios against a peer that is measured in the same run, since the
/// seconds of one machine say nothing on another.
///
///     swift run -c release steps-benchmark
///     swift run -c release steps-benchmark saves    # the watch mode, from a save to its verdict
@main struct Benchmark {
  static func main() async throws {
    let products = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
      .deletingLastPathComponent()
    if CommandLine.arguments.dropFirst().first == "saves" {
      return try printSaves(SaveBenchmark(products: products, saves: 20).measure())
    }
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

  private static func printSaves(_ figures: SaveBenchmark.Figures) {
    print("From a save to its verdict, \(figures.verdicts.count) saves     half      nine in ten")
    for (name, values) in [
      ("stretchy, watching", figures.verdicts), ("bare swiftc", figures.compiler),
    ] {
      let (half, most) = (
        SaveBenchmark.Figures.quantile(0.5, of: values),
        SaveBenchmark.Figures.quantile(0.9, of: values)
      )
      print(
        name.padding(toLength: 40, withPad: " ", startingAt: 0),
        String(format: "%6.2f s   %6.2f s", half, most))
    }
    let ratio =
      SaveBenchmark.Figures.quantile(0.5, of: figures.verdicts)
      / SaveBenchmark.Figures.quantile(0.5, of: figures.compiler)
    print(String(format: "ratio %.2f", ratio))
  }
}
