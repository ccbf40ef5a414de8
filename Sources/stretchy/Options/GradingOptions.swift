import ArgumentParser
import Course
import Foundation
import Grading

/// What a class is graded by, besides its course.
struct GradingOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Your grading scheme, which learners never see: points, weights, hidden behaviours; "
        + "steps/GRADING.md tells how to write one.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var grading: String?

  @OptionGroup var steps: StepsOption

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What draws the random devices, texts and gestures; it is printed with the results.",
      valueName: "number"))
  var seed: UInt64?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "When the work was due, instead of what the scheme says: 2026-11-20T23:59:00+01:00.",
      valueName: "moment"))
  var due: String?

  @Option(
    name: .long, help: ArgumentHelp("The class, as Classroom 50 calls it.", valueName: "name"))
  var classroom = "class"

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The task, as Classroom 50 calls it; the course's name by default.", valueName: "name"))
  var assignment: String?

  /// Reads the scheme and what the command line says instead.
  ///
  /// - Throws: `CourseError` with every mistake in the scheme, `Refusal`.
  func scheme(for session: Session) throws -> GradingScheme {
    let course = session.loaded.course
    let due = try due.map { due in
      guard let moment = Deadline.moment(due) else {
        throw Refusal(
          message: "'\(due)' is no moment with its zone, such as 2026-11-20T23:59:00+01:00.")
      }
      return moment
    }
    var scheme: GradingScheme
    if let grading {
      guard let text = try? String(contentsOfFile: grading, encoding: .utf8) else {
        throw Refusal(message: "\(grading) cannot be read as UTF-8 text.")
      }
      scheme = try GradingScheme(
        manifest: text, file: grading, course: course, seed: seed, due: due)
    } else {
      scheme = GradingScheme(of: course, seed: seed ?? GradingScheme.seed(of: course.name))
      scheme.deadline = due.map { Deadline(due: $0) }
    }
    if !steps.steps.isEmpty {
      scheme.steps = try session.steps(named: steps.steps).map(\.tag)
    }
    let checks = course.steps.filter { scheme.steps.contains($0.tag) }.flatMap { step in
      let (promised, hidden) = scheme.checks(of: step, in: course)
      return promised + hidden
    }
    guard !checks.isEmpty else {
      throw Refusal(message: "There is nothing to grade by: no behaviour holds in these steps.")
    }
    return scheme
  }
}
