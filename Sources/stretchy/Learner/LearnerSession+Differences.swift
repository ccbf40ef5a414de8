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
    let scripts = course.playedScripts()
    let runner = StepRunner(workshop: workshop, course: course)
    let results = try await runner.run(
      pair.map { step in
        .init(
          name: step.tag, source: .revision(repository: repository.path, name: step.tag),
          behaviours: scripts)
      }, width: machine.width)
    guard let diff = LayoutDiff(from: results[0], to: results[1], of: course) else { return text }
    let renderer = DiffRenderer(
      from: pair[0].tag, to: step.tag, device: course.devices[0].name)
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
