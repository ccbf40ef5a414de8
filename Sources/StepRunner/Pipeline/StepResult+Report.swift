package import Checker
package import Course
import Git
import LayoutTrace
package import Reporting

extension StepResult {
  /// The result as a part of a report.
  ///
  /// - Parameters:
  ///   - title: the step's title in the course.
  ///   - course: nil where nobody asks since when a behaviour is promised.
  package func report(title: String, course: Course? = nil) -> StepReport {
    StepReport(
      id: name, title: title, commit: step?.commit, trouble: trouble, notes: notes,
      output: output,
      behaviours: behaviours.enumerated().map { index, behaviour in
        BehaviourReport(
          id: behaviour.id, says: behaviour.says, verdict: verdict(at: index),
          points: behaviour.points, device: device(at: index),
          since: course.flatMap { $0.beginning(of: behaviour, heldIn: name)?.tag })
      })
  }

  /// The verdict over all devices: the first failure, else the first that could not be checked.
  package func verdict(at index: Int) -> Finding.Verdict {
    decisive(at: index)?.verdict
      ?? .notChecked(reason: trouble?.summary ?? "nothing was run")
  }

  private func device(at index: Int) -> String {
    decisive(at: index)?.device ?? behaviours[index].devices.first?.name ?? ""
  }

  /// The finding that the verdict over all devices is of.
  func decisive(at index: Int) -> Finding? {
    guard findings.indices.contains(index) else { return nil }
    let all = findings[index]
    return all.first {
      if case .failed = $0.verdict { true } else { false }
    } ?? all.first {
      if case .notChecked = $0.verdict { true } else { false }
    } ?? all.first
  }

  private var trouble: Trouble? {
    switch stage {
    case .notFound(let reason):
      return Trouble(summary: "The step cannot be read: \(reason)")
    case .notBuilt(.unsupported(let uses)):
      return Trouble(
        summary: "The step uses what cannot work without an Objective-C runtime:",
        details: uses.map(\.description))
    case .notBuilt(.didNotCompile(let diagnostics)):
      return Trouble(summary: "The step does not compile:", details: diagnostics.map(\.description))
    case .notBuilt(.noApp(let reason)), .notBuilt(.stopped(let reason)):
      return Trouble(summary: reason)
    case .notBuilt(.built), .ran:
      // One run that ends early is told with the behaviours that needed it; when none came to its
      // end the step is in trouble as a whole.
      guard case .ran(_, _, let outcomes) = stage, !outcomes.isEmpty,
        outcomes.allSatisfy({ $0.ending != .finished })
      else { return nil }
      return Trouble(summary: outcomes[0].ending.sentence)
    }
  }

  private var notes: [String] {
    let skipped = (step?.files.skipped ?? []).prefix(10).map { "\($0.path) \($0.reason)." }
    guard case .ran(let app, _, let outcomes) = stage else { return skipped }
    var seen: Set<String> = []
    let found = findings.flatMap { $0 }.flatMap(\.notes).filter { seen.insert($0).inserted }
    let cut = outcomes.contains(where: \.isOutputCut) ? ["The app's output was cut off."] : []
    return skipped + app.notes + found + cut
  }

  /// What the app printed in the first run that printed anything.
  private var output: String {
    guard case .ran(_, _, let outcomes) = stage else { return "" }
    return outcomes.first { !$0.output.isEmpty }?.output ?? ""
  }
}
