import Foundation
import HostileApps

/// Holds the results of a generated class against what its generator knows of each submission.
struct Judge {
  var generator: ClassGenerator
  /// The folder of the results.
  var results: URL

  /// As much of `class.json` as is looked at.
  private struct Document: Decodable {
    struct Submission: Decodable {
      struct Step: Decodable {
        struct Check: Decodable {
          var id: String
          var standing: String
          var reason: String?
        }

        var trouble: String?
        var checks: [Check]
      }

      var id: String
      var score: Double
      var maximum: Double
      var steps: [Step]
    }

    var submissions: [Submission]
  }

  /// What came out otherwise than it was handed in: sentences, none when all is as it should be.
  ///
  /// - Throws: `BenchmarkError.otherCount`, and what reading throws.
  func mistakes() throws -> [String] {
    let document = try JSONDecoder().decode(
      Document.self, from: Data(contentsOf: results.appending(path: "class.json")))
    guard document.submissions.count == generator.count else {
      throw BenchmarkError.otherCount(document.submissions.count, of: generator.count)
    }
    return document.submissions.enumerated().compactMap { number, submission in
      let id = ClassGenerator.id(of: number)
      guard submission.id == id else { return "\(submission.id) stands in the place of \(id)" }
      return mistake(in: submission, kind: generator.kind(of: number)).map { "\(id): \($0)" }
    }
  }

  private func mistake(
    in submission: Document.Submission, kind: ClassGenerator.Kind
  ) -> String? {
    let checks = submission.steps.flatMap(\.checks)
    let missed = Set(checks.filter { $0.standing != "passed" }.map(\.id))
    let trouble = submission.steps.lazy.compactMap(\.trouble).first
    switch kind {
    case .right:
      return submission.score == submission.maximum && missed.isEmpty
        ? nil : "it is right, and misses \(missed.sorted())"
    case .slip(let slip):
      guard let expected = slip.misses else {
        return trouble == "The step does not compile:" && submission.score == 0
          ? nil : "it does not compile, and was told: \(trouble ?? "nothing")"
      }
      return missed == expected
        ? nil : "\(slip.wrong) misses \(expected.sorted()), told were \(missed.sorted())"
    case .hostile(let app):
      guard let verdict = app.verdict else {
        return submission.score < submission.maximum
          ? nil : "what \(app.name) reached everything"
      }
      let told = [trouble].compactMap(\.self) + checks.compactMap(\.reason)
      // The numbers in it, seconds and bytes, are those of another limit and another app.
      return submission.score == 0
        && told.contains { Self.withoutNumbers($0).contains(Self.withoutNumbers(verdict)) }
        ? nil : "what \(app.name) was told: \(Set(told).sorted())"
    }
  }

  private static func withoutNumbers(_ text: String) -> String {
    text.split(whereSeparator: \.isNumber).joined(separator: "0")
  }

  /// Processes that are still somebody's from a sandbox, by their numbers: its users are nobody's.
  static func stragglers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
      .filter { id in
        // A process may be gone meanwhile.
        guard let status = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8),
          let line = status.split(separator: "\n").first(where: { $0.hasPrefix("Uid:") }),
          let user = line.split(separator: "\t").dropFirst().first.flatMap({ Int($0) })
        else { return false }
        return (61_184...65_519).contains(user)
      }
  }
}
