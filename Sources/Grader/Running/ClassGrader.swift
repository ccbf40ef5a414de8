package import Course
package import Foundation
import Git
package import Grading
import Sandbox
package import StepRunner

/// Grades a class, or a shard of it: the known solution, every submission, the known solution again.
///
/// What is found of each is on disk as soon as it is found, so that a run that was ended goes on
/// where it was. A submission that cannot be graded is told as such and stops nobody else.
package struct ClassGrader: Sendable {
  /// What a class is graded by.
  package struct Task: Sendable {
    package var course: Course
    /// Where the course's own steps are.
    package var courseFolder: URL
    package var scheme: GradingScheme
    package var source: ClassSource
    package var shard: Shard
    /// How long submissions took in an earlier run, in seconds, by id.
    package var times: [String: Double]
    /// How many submissions are graded at a time.
    package var width: Int
    /// A repository or folder that passes; nil for the course's own steps.
    package var knownGood: String?
    /// Whether results of an earlier run are thrown away.
    package var isAnew: Bool
    package var classroom: String
    package var assignment: String
    /// What checks, as far as verdicts follow from it.
    package var tool: String

    package init(
      course: Course, courseFolder: URL, scheme: GradingScheme, source: ClassSource, shard: Shard,
      times: [String: Double], width: Int, knownGood: String?, isAnew: Bool, classroom: String,
      assignment: String, tool: String
    ) {
      self.course = course
      self.courseFolder = courseFolder
      self.scheme = scheme
      self.source = source
      self.shard = shard
      self.times = times
      self.width = width
      self.knownGood = knownGood
      self.isAnew = isAnew
      self.classroom = classroom
      self.assignment = assignment
      self.tool = tool
    }
  }

  /// What happens, for whoever watches.
  package enum Event: Sendable {
    /// The known solution is being graded: `before the class`.
    case provingKnownGood(String)
    case grading(id: String)
    /// One more is through, of so many.
    case graded(id: String, done: Int, of: Int)
  }

  private let task: Task
  private let workshop: Workshop
  let folder: ResultFolder
  private let progress: @Sendable (Event) -> Void
  let finder: SubmissionFinder
  let grader: FileGrader
  let desk = GradeDesk()

  /// - Parameter workshop: one that keeps nothing from run to run: what may stay is kept here.
  package init(
    _ task: Task, workshop: Workshop, folder: ResultFolder,
    progress: @escaping @Sendable (Event) -> Void
  ) {
    self.task = task
    self.workshop = workshop
    self.folder = folder
    self.progress = progress
    let steps = task.course.steps.filter { task.scheme.steps.contains($0.tag) }
    finder = SubmissionFinder(steps: steps, root: task.source.root)
    grader = FileGrader(course: task.course, scheme: task.scheme, workshop: workshop)
  }

  /// Grades what is not graded yet.
  ///
  /// - Returns: what was graded by, and whom it was about.
  /// - Throws: `GraderError`, and what starting the sandbox throws.
  package func run() async throws -> (plan: GradingPlan, part: [Submission]) {
    let plan = GradingPlan(
      course: task.course, scheme: task.scheme,
      digest: try PlanDigest.of(task.course, task.scheme, tool: task.tool),
      sandbox: workshop.sandbox.layers, submissions: task.source.roster.submissions,
      classroom: task.classroom, assignment: task.assignment)
    let isGoingOn = try folder.open()
    let claim = try FolderClaim(folder)
    if isGoingOn {
      if task.isAnew { try folder.clear() } else { try compare(plan) }
    }
    // The plan first: by it a folder is known for ours, whenever we are ended.
    try folder.write(plan, to: "plan.json")
    try folder.write(ShardState(shard: task.shard, isDone: false), to: "shard.json")
    try folder.tidy()
    let knownGood = KnownGood(
      grader: grader, steps: finder.steps, path: task.knownGood, courseFolder: task.courseFolder)
    progress(.provingKnownGood("before the class"))
    try await knownGood.prove("before the class")
    let part = task.shard.part(of: plan.submissions, times: task.times)
    let fresh = FreshGrades()
    do {
      try await gradeAll(part, digest: plan.digest, knownGood, fresh)
      progress(.provingKnownGood("after the class"))
      try await knownGood.prove("after the class")
    } catch let error as GraderError {
      // What was found since it passed is not to be believed, now or by the next run.
      if case .knownGoodFails = error {
        for key in fresh.keys { folder.removeGrade(key) }
      }
      throw error
    }
    try folder.write(ShardState(shard: task.shard, isDone: true), to: "shard.json")
    withExtendedLifetime(claim) {}
    return (plan, part)
  }

  /// Refuses to go on with results of something else.
  private func compare(_ plan: GradingPlan) throws(GraderError) {
    guard let old = try folder.plan() else { return }
    func refuse(_ difference: String) -> GraderError {
      .otherGrading(path: folder.name, difference: difference)
    }
    guard old.version == plan.version else { throw refuse("another version of its files") }
    guard old.course == plan.course else { throw refuse("of the course \(old.course)") }
    guard old.seed == plan.seed else { throw refuse("with the seed \(old.seed)") }
    guard old.digest == plan.digest else {
      throw refuse("with other steps, behaviours or devices, or by another version of Stretchy")
    }
    if let state = try folder.read(ShardState.self, "shard.json"), state.shard != task.shard {
      throw refuse("of the shard \(state.shard)")
    }
  }

  /// When this returns or throws, nobody is grading any more.
  private func gradeAll(
    _ part: [Submission], digest: String, _ knownGood: KnownGood, _ fresh: FreshGrades
  ) async throws {
    var times = folder.times()
    try await withThrowingTaskGroup(of: (id: String, seconds: Double).self) { group in
      var next = 0
      var done = 0
      func start() {
        guard next < part.count else { return }
        let submission = part[next]
        next += 1
        group.addTask {
          progress(.grading(id: submission.id))
          let start = ContinuousClock.now
          try await grade(submission, digest: digest, knownGood, fresh)
          let seconds = (ContinuousClock.now - start) / .seconds(1)
          return (submission.id, (seconds * 1000).rounded() / 1000)
        }
      }
      for _ in 0..<max(1, task.width) { start() }
      while let one = try await group.next() {
        done += 1
        // Found on disk, it took no time that says anything.
        times[one.id] = max(times[one.id] ?? 0, one.seconds)
        if done % 20 == 0 { try folder.write(times, to: "times.json") }
        progress(.graded(id: one.id, done: done, of: part.count))
        start()
      }
    }
    try folder.write(times, to: "times.json")
  }
}
