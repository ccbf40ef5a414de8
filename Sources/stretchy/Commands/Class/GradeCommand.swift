import ArgumentParser
import Course
import Foundation
import Grader
import Grading
import Reporting

struct GradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: "Grades a class: a gradebook, a page for the class and one for each learner.",
    discussion: """
      SUBMISSIONS is a folder of repositories and folders, a roster (.csv with the columns id and \
      repository, and name, email, submitted, extension), or a file with a path or an address a line. \
      A run that was ended goes on where it was. steps/GRADING.md tells all.

      Exit codes: 0 all were graded, whatever they reached; 2 some could not be; 64 wrong usage; \
      70 the known solution does not pass, or another failure of Stretchy's own.
      """)

  @Argument(help: "A folder, a roster or a list of addresses.", completion: .file())
  var submissions: String

  @Option(
    name: [.long, .short],
    help: ArgumentHelp("The folder for the results.", valueName: "folder"),
    completion: .directory)
  var output: String

  @OptionGroup var course: CourseOption
  @OptionGroup var grading: GradingOptions
  @OptionGroup var shard: ShardOption

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A solution that passes, graded first and last; the course's own steps by default.",
      valueName: "repository"))
  var knownGood: String?

  @Flag(name: .long, help: "Throw away what an earlier run left in the folder.")
  var anew = false

  @OptionGroup var machine: MachineOptions

  func validate() throws {
    guard !machine.unsafeNoSandbox else {
      throw ValidationError("Submissions are never graded without a sandbox.")
    }
    guard !machine.noCache else {
      throw ValidationError(
        "What is kept of a class is its results, in the folder that --output names: --anew throws "
          + "them away.")
    }
    guard machine.device.isEmpty else {
      throw ValidationError("The grading scheme says on which devices: `devices` or `again`.")
    }
  }

  func run() async throws {
    try await withExitCodes(needsSandbox: true) {
      let session = try Session(course: course, machine: machine)
      let scheme = try grading.scheme(for: session)
      let source = try ClassSource(submissions)
      let times = try shard.seconds()
      for name in source.leftOut.prefix(10) {
        ClassProgress.note("\(name) is a file, not a submission; it was left out.")
      }
      let progress = ClassProgress(terminal: .current)
      defer { progress.finish() }
      progress.starting()
      let folder = ResultFolder(output)
      let grader = ClassGrader(
        ClassGrader.Task(
          course: session.loaded.course, courseFolder: session.loaded.folder, scheme: scheme,
          source: source, shard: shard.shard, times: times, width: machine.width,
          knownGood: knownGood, isAnew: anew, classroom: grading.classroom,
          assignment: grading.assignment ?? session.loaded.course.name,
          tool: "stretchy \(Stretchy.configuration.version), \(machine.timeout) s"),
        workshop: try await machine.gradingWorkshop(), folder: folder
      ) { progress.show($0) }
      let (plan, part) = try await grader.run()
      guard shard.shard == .whole else {
        progress.finish()
        print(
          "Shard \(shard.shard): \(part.count) of \(plan.submissions.count) submissions. "
            + "Put the shards together: stretchy merge \(PlainText.escaped(output)) … --output FOLDER"
        )
        return 0
      }
      let outcome = try await ResultWriter(folder, plan).write(width: machine.width)
      progress.finish()
      return ClassProgress.tell(outcome, of: plan, in: output)
    }
  }
}
