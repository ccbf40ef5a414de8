import Course
import Foundation
import Git
import HostileApps
import Reporting
import StepRunner
import Testing

/// Whatever an app does, it comes to a verdict of its own within its limit, and the next step is
/// checked as if nothing had been.
@Suite(.serialized) struct HostileAppTests {
  /// What a report says of a step, as far as it is the same every time.
  private struct Account: Equatable {
    var name: String
    var verdict: String?
    var output: String?
    var notes: [String]
  }

  @Test(arguments: HostileApp.kinds.map(\.name))
  func everyAppHasItsVerdictAndHarmsNoOther(kind: String) async throws {
    let apps = HostileApp.kinds.first { $0.name == kind }?.apps ?? []
    let laboratory = try Laboratory()
    let course = try Course(manifest: HostileApp.course, file: "course.yml", name: "boxes")
    let builder = try RepositoryBuilder(path: laboratory.folder.appending(path: "apps.git").path)
    // After each of them comes one that means no harm.
    let steps = apps.flatMap { [$0, HostileApp(name: "after it \($0.name)", deed: "")] }
    let jobs = try steps.map { app in
      let commit = try builder.commit(app.files, message: app.name)
      return StepRunner.Job(
        name: app.name,
        source: .revision(repository: builder.repository.path, name: commit.hex),
        behaviours: course.behaviours)
    }
    let limit = Double(HostileApp.timeLimit)
    let results = try await laboratory.run(jobs, of: course, runTimeLimit: limit)
    let reports = results.map { $0.report(title: "") }
    let accounts = zip(steps, reports).map { app, report in
      Account(
        name: report.id, verdict: report.outcome == .passed ? nil : report.trouble?.summary,
        output: app.output == nil ? nil : report.output, notes: report.notes)
    }
    let expected = steps.map {
      Account(name: $0.name, verdict: $0.verdict, output: $0.output, notes: $0.notes)
    }
    for (account, expected) in zip(accounts, expected) { #expect(account == expected) }
    #expect(accounts.count == expected.count)
    try laboratory.close()
  }
}
