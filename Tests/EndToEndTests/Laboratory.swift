import Course
import Courses
import Foundation
import Git
import Reporting
import Sandbox
import StepRunner
import Testing

/// The whole way from a repository to a report, in a folder of the test's own.
struct Laboratory {
  let course: Course
  /// The folder that holds the course's steps.
  let steps: URL
  let folder: URL

  /// - Parameter name: the built-in course.
  init(_ name: String = Courses.defaultName) throws {
    steps = try #require(Courses.folder(named: name))
    course = try Course(
      manifest: String(contentsOf: steps.appending(path: "course.yml"), encoding: .utf8),
      file: "course.yml", name: name)
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Takes away all that was made.
  func close() throws {
    try FileManager.default.removeItem(at: folder)
  }

  /// The files of a step, relative to its folder, in order of path.
  func files(of tag: String) throws -> [RepositoryBuilder.File] {
    let listing = try FileListing(
      folder: steps.appending(path: tag).path, obeysIgnoreFiles: false)
    return try listing.files.map { .init(path: $0.path, bytes: try listing.contents(of: $0)) }
  }

  /// Makes a repository with a commit and a tag a step.
  func repository(
    _ name: String, of files: (Step) throws -> [RepositoryBuilder.File]
  ) throws -> String {
    let path = folder.appending(path: name).path
    let builder = try RepositoryBuilder(path: path)
    for step in course.steps {
      try builder.tag(step.tag, try builder.commit(try files(step), message: step.title))
    }
    return path
  }

  /// Takes steps of a repository the whole way.
  ///
  /// - Parameter behaviours: what is held against a step.
  func run(
    _ steps: [Step], of repository: String, behaviours: (Step) -> [Behaviour]
  ) async throws -> [StepResult] {
    try await run(
      steps.map { step in
        StepRunner.Job(
          name: step.tag, source: .revision(repository: repository, name: step.tag),
          behaviours: behaviours(step))
      })
  }

  /// Takes jobs the whole way, two at a time, nothing kept from before.
  ///
  /// - Parameters:
  ///   - course: another course than the laboratory's own.
  ///   - runTimeLimit: seconds that a run may take.
  func run(
    _ jobs: [StepRunner.Job], of course: Course? = nil, runTimeLimit: Double = 60
  ) async throws -> [StepResult] {
    let workshop = try await Workshop(
      Workshop.Settings(
        products: try products, cache: folder.appending(path: "cache"),
        path: ProcessInfo.processInfo.environment["PATH"] ?? "", policy: .bubblewrap,
        usesCache: false, buildTimeLimit: 120, runTimeLimit: runTimeLimit))
    return try await StepRunner(workshop: workshop, course: course ?? self.course)
      .run(jobs, width: 2)
  }

  /// The folder in which this test is, `apphost` and `Modules` beside it.
  private var products: URL {
    get throws {
      try #require(Bundle.main.executableURL).resolvingSymlinksInPath().deletingLastPathComponent()
    }
  }
}
