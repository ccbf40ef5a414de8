import Checker
import Course
import Foundation
import Git
import Reporting
import StepRunner

/// Looks in a repository's history for the commit that broke a behaviour.
struct BisectRunner {
  let runner: StepRunner
  let repository: Repository
  /// The folder of the app within each commit; empty for the whole of it.
  let folder: String
  let behaviour: Behaviour
  /// Told of each check as it begins: the commit, and how many come after it, about.
  let progress: (Commit, Int) -> Void

  /// Histories of more commits are refused.
  private static let limit = 100_000

  /// Looks for it between two commits.
  ///
  /// - Throws: `Refusal` when the first commit does not hold or the second is not broken, `GitError`
  ///   for a name that leads nowhere or a damaged repository.
  func run(good: String, bad: String) async throws -> BisectReport {
    let first = try repository.commit(ofRevision: good)
    let last = try repository.commit(ofRevision: bad)
    guard first.id != last.id else {
      throw Refusal(message: "\(good) and \(bad) are the same commit, \(last.id.short).")
    }
    var checks = [try await check(last, remaining: 1), try await check(first, remaining: 0)]
    try refuse(
      good: first, named: good, checks[1].verdict, bad: last, named: bad, checks[0].verdict)
    if let base = try await brokenBase(of: first, named: good, last, named: bad) {
      checks.append(base)
    }
    var bisection = Bisection(
      commits: try repository.commits(leadingTo: last.id, notTo: first.id, limit: Self.limit))
    while let next = bisection.next {
      let check = try await check(next, remaining: bisection.remainingChecks - 1)
      checks.append(check)
      bisection.take(Bisection.Answer(check.verdict), for: next)
    }
    return BisectReport(
      behaviour: behaviour.id, says: behaviour.says, checks: checks,
      suspects: bisection.suspects.map(BisectReport.Commit.init))
  }

  /// Holds the behaviour against a commit.
  private func check(_ commit: Commit, remaining: Int) async throws -> BisectReport.Check {
    progress(commit, max(0, remaining))
    let job = StepRunner.Job(
      name: commit.id.short,
      source: .revision(repository: repository.path, name: commit.id.hex, folder: folder),
      behaviours: [behaviour])
    let result = try await runner.run([job], width: 1).first
    return .init(
      commit: .init(commit),
      verdict: result?.bisectVerdict ?? .notChecked(reason: "nothing was run"))
  }

  private func refuse(
    good: Commit, named goodName: String, _ goodVerdict: Finding.Verdict,
    bad: Commit, named badName: String, _ badVerdict: Finding.Verdict
  ) throws {
    switch goodVerdict {
    case .passed: break
    case .failed(let failure):
      throw Refusal(
        message:
          "\(behaviour.id) does not hold in \(goodName), \(good.id.short): \(failure.actual)."
          + (badVerdict == .passed
            ? " It holds in \(badName): are the two the other way round?"
            : " Name a commit in which it holds."))
    case .notChecked(let reason):
      throw Refusal(
        message: "\(goodName), \(good.id.short), could not be checked: \(reason)", exitCode: 2)
    }
    switch badVerdict {
    case .failed: break
    case .passed:
      throw Refusal(
        message: "\(behaviour.id) holds in \(badName), \(bad.id.short): nothing is broken there.")
    case .notChecked(let reason):
      throw Refusal(
        message: "\(badName), \(bad.id.short), could not be checked: \(reason)", exitCode: 2)
    }
  }

  /// Where one commit does not lead to the other, what both come from has to hold too.
  ///
  /// - Returns: the check of it; nil where none is needed.
  private func brokenBase(
    of good: Commit, named goodName: String, _ bad: Commit, named badName: String
  ) async throws -> BisectReport.Check? {
    guard let base = try repository.mergeBase(of: good.id, bad.id, limit: Self.limit) else {
      throw Refusal(message: "\(goodName) and \(badName) have no commit in common.")
    }
    guard base.id != good.id else { return nil }
    guard base.id != bad.id else {
      throw Refusal(
        message: "\(badName) comes before \(goodName): it was broken there and is mended since.")
    }
    let check = try await check(base, remaining: 1)
    guard case .failed = check.verdict else { return check }
    throw Refusal(
      message:
        "\(behaviour.id) is broken already in \(base.id.short), where the ways to \(goodName) "
        + "and \(badName) part: it was mended on the way to \(goodName). Name a commit that leads to "
        + "\(badName).")
  }
}

extension Bisection.Answer {
  init(_ verdict: Finding.Verdict) {
    switch verdict {
    case .passed: self = .holds
    case .failed: self = .isBroken
    case .notChecked: self = .cannotSay
    }
  }
}

extension StepResult {
  /// The verdict on the only behaviour; what kept it from being checked with its first particular.
  fileprivate var bisectVerdict: Finding.Verdict {
    guard case .notChecked = verdict(at: 0), let trouble = report(title: "").trouble else {
      return verdict(at: 0)
    }
    return .notChecked(
      reason: ([trouble.summary] + trouble.details.prefix(1)).joined(separator: " "))
  }
}

extension BisectReport.Commit {
  init(_ commit: Commit) {
    // The same wherever it is read: UTC.
    let day = commit.date.formatted(.iso8601.year().month().day())
    self.init(id: commit.id.hex, day: day, author: commit.author, summary: commit.summary)
  }
}

extension ObjectID {
  /// As a person quotes it.
  fileprivate var short: String { String(hex.prefix(7)) }
}
