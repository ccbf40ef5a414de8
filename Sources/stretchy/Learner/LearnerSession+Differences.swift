import Course
import Git
import LayoutTrace
import Learning
import Reporting
import StepRunner

extension LearnerSession {
  /// What a step changes about the one before it: what it promises anew and no longer, and what is
  /// seen otherwise in the tutorial's own two steps.
  func whatChanges(
    with step: Step, _ workshop: Workshop, usesUnicode: Bool
  ) async throws -> String {
    // Whoever shows it paints it.
    let style = TextStyle(width: 80, usesColor: false, usesUnicode: usesUnicode)
    let promises = course.promises(changedBy: step)
    var text = promises.new.map { "+ \($0.says)\n" }.joined()
    text += promises.ended.map { "- \($0.says)\n" }.joined()
    guard let index = course.steps.firstIndex(of: step), index > 0 else { return text }
    let pair = [course.steps[index - 1], step]
    let repository = try learnerCourse.steps()
    defer { repository.close() }
    let scripts = course.playedScripts
    let runner = StepRunner(workshop: workshop, course: course)
    let results = try await runner.run(
      pair.map { step in
        .init(
          name: step.tag, source: .revision(repository: repository.path, name: step.tag),
          behaviours: scripts)
      }, width: machine.width)
    guard let first = results[0].traces, let second = results[1].traces else { return text }
    let diff = LayoutDiff(pairs: zip(first, second).map { (before: $0, after: $1) })
    let renderer = DiffRenderer(
      from: pair[0].tag, to: step.tag, device: first.first?.device.name ?? "")
    return text + "\n" + renderer.text(diff, style: style)
  }

  /// How the learner's files differ from the tutorial's of the step that is asked for.
  func solution() throws -> SolutionDiff {
    let repository = try learnerCourse.steps()
    defer { repository.close() }
    return try SolutionDiff(
      mine: try FileListing(folder: folder.path),
      tutorial: try CheckedOutStep.checkOut(
        step.tag, from: .revision(repository: repository.path, name: step.tag)
      ).files)
  }
}

extension Course {
  /// The scripts of the course, each once and on the main device, as behaviours that expect nothing.
  fileprivate var playedScripts: [Behaviour] {
    var scripts: [[Gesture]] = []
    for behaviour in behaviours where !scripts.contains(behaviour.script) {
      scripts.append(behaviour.script)
    }
    return scripts.map { script in
      Behaviour(
        id: "diff", says: "", kind: .promise, steps: [], points: 0, audience: [.kind(.all)],
        devices: Array(devices.prefix(1)), script: script, expectations: [])
    }
  }
}

extension StepResult {
  /// What was recorded, if every run came to its end.
  fileprivate var traces: [LayoutTrace]? {
    guard case .ran(_, _, let outcomes) = stage,
      outcomes.allSatisfy({ $0.ending == .finished })
    else { return nil }
    return outcomes.compactMap(\.trace)
  }
}
