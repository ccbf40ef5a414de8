import Courses
import Foundation

/// What grading a class costs, beside the bare compiler on the same files.
///
///     class-benchmark generate FOLDER 300 30          # a class of 300, of which 30 mean harm
///     class-benchmark generate FOLDER 1000 0 20       # of 1,000, in which 20 differ
///     class-benchmark judge FOLDER 300 30             # whether its results are what it is
///     class-benchmark measure 300                     # rates, memory
///     class-benchmark interrupt 7 10                  # a seed; killed so often, and gone on with
@main struct ClassBenchmark {
  static func main() async {
    do {
      try await run()
    } catch {
      FileHandle.standardError.write(Data("class-benchmark: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run() async throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard let step = Courses.folder(named: Courses.defaultName)?.appending(path: "Step-3") else {
      throw BenchmarkError.noCourse
    }
    switch (words.first, words.count) {
    case ("generate", 4...5):
      try generator(of: step, words.dropFirst(2)).write(to: URL(filePath: words[1]))
    case ("judge", 4...5):
      try judge(generator(of: step, words.dropFirst(2)), URL(filePath: words[1]))
    case ("interrupt", 3):
      try await interrupt(
        step: step, seed: UInt64(number(words[1], from: 0)), times: number(words[2], from: 1))
    case ("measure", 2):
      try await measure(step: step, count: number(words[1], from: 2))
    default:
      throw BenchmarkError.usage
    }
  }

  /// - Parameter words: how many submissions, how many that mean harm, how many that differ.
  private static func generator(
    of step: URL, _ words: ArraySlice<String>
  ) throws(BenchmarkError) -> ClassGenerator {
    var numbers: [Int] = []
    for word in words { numbers.append(try number(word, from: numbers.count == 1 ? 0 : 1)) }
    return ClassGenerator(
      step: step, count: numbers[0], hostile: numbers[1],
      different: numbers.count > 2 ? numbers[2] : numbers[0])
  }

  private static func number(_ word: String, from least: Int) throws(BenchmarkError) -> Int {
    guard let number = Int(word), number >= least else { throw .usage }
    return number
  }

  private static func judge(_ generator: ClassGenerator, _ results: URL) throws {
    let mistakes = try Judge(generator: generator, results: results).mistakes()
    for mistake in mistakes { print(mistake) }
    let stragglers = try Judge.stragglers()
    if !stragglers.isEmpty { print("processes of the sandbox's users: \(stragglers)") }
    print("\(generator.count - mistakes.count) of \(generator.count) verdicts as expected")
    guard mistakes.isEmpty, stragglers.isEmpty else { throw BenchmarkError.otherThanExpected }
  }

  private static func interrupt(step: URL, seed: UInt64, times: Int) async throws {
    try await withFolder { folder, products in
      let submissions = folder.appending(path: "handed-in")
      try ClassGenerator(step: step, count: 16, hostile: 0, different: 12).write(to: submissions)
      let outcomes = try await Interruption(
        call: GraderCall(products: products, cache: folder), submissions: submissions,
        folder: folder, width: 2
      ).measure(seed: seed, times: times)
      for outcome in outcomes {
        let verdict =
          outcome.differing.isEmpty && outcome.leftovers.isEmpty
          ? "equal" : "differs: \(outcome.differing + outcome.leftovers)"
        print(
          String(format: "killed after %6.3f s, %2d graded:", outcome.moment, outcome.graded),
          verdict)
      }
      guard outcomes.allSatisfy({ $0.differing.isEmpty && $0.leftovers.isEmpty }) else {
        throw BenchmarkError.otherThanExpected
      }
    }
  }

  /// Does something in a folder that is gone after it, with what was built beside this program.
  private static func withFolder(
    _ work: (_ folder: URL, _ products: URL) async throws -> Void
  ) async throws {
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "stretchy-class-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // A left-over folder is harmless.
    try await work(folder, products)
  }

  private static func measure(step: URL, count: Int) async throws {
    var figures = Throughput.Figures()
    try await withFolder { folder, products in
      let submissions = folder.appending(path: "handed-in")
      let generator = ClassGenerator(step: step, count: count, hostile: 0, different: count)
      try generator.write(to: submissions)
      figures = try await Throughput(
        products: products, submissions: submissions, folder: folder, width: 2,
        failing: generator.failing
      ).measure()
    }
    print("A class of \(count), two at a time")
    for (name, seconds) in [("bare swiftc", figures.compiler), ("stretchy grade", figures.grading)]
    {
      print(
        "  " + name.padding(toLength: 20, withPad: " ", startingAt: 0),
        String(format: "%8.1f s", seconds))
    }
    print(
      String(format: "rate beside the compiler's: %.2f", figures.compiler / figures.grading))
    print(String(format: "most memory of the grader: %.0f MB", figures.memory))
  }
}

/// A benchmark that could not be taken.
enum BenchmarkError: Error, CustomStringConvertible {
  case commandFailed(String)
  case noCourse
  case otherCount(Int, of: Int)
  /// Results are not what they should be; what was printed says in what.
  case otherThanExpected
  case usage

  var description: String {
    switch self {
    case .commandFailed(let command): "\(command) failed; run it by hand to see why"
    case .noCourse: "the built-in course is not there"
    case .otherCount(let count, let all): "\(count) of \(all) submissions are there"
    case .usage:
      """
      class-benchmark generate|judge FOLDER COUNT HOSTILE [DIFFERENT] | measure COUNT | \
      interrupt SEED TIMES
      """
    case .otherThanExpected: "that is not as it should be"
    }
  }
}
