package import Course
package import Foundation
package import Git

/// A repository made of a course's steps: a commit and a tag for each, one upon the other, with the
/// same ids every time and everywhere.
package enum CourseRepository {
  /// Writes a repository that a learner works in: `main` at the first step, its files on disk.
  ///
  /// - Parameters:
  ///   - folder: the course's folder, with a folder for each step.
  ///   - place: a folder that is not there yet.
  /// - Throws: `GitError` when a step's folder cannot be read or the place cannot be written.
  package static func write(
    _ course: Course, from folder: URL, to place: URL
  ) throws(GitError) {
    let builder = try RepositoryBuilder(path: place.path, isBare: false)
    let commits = try commitSteps(of: course, from: folder, to: builder)
    guard let first = commits.first else { return }
    try builder.branch("main", first)
    try builder.checkOutHead()
  }

  /// Commits and tags the steps of a course.
  ///
  /// - Returns: the commits in the steps' order.
  /// - Throws: `GitError` when a step's folder cannot be read.
  static func commitSteps(
    of course: Course, from folder: URL, to builder: RepositoryBuilder
  ) throws(GitError) -> [ObjectID] {
    var commits: [ObjectID] = []
    for step in course.steps {
      let commit = try builder.commit(
        try files(of: step, from: folder), message: step.title, parents: commits.suffix(1))
      try builder.tag(step.tag, commit)
      commits.append(commit)
    }
    return commits
  }

  private static func files(
    of step: Step, from folder: URL
  ) throws(GitError) -> [RepositoryBuilder.File] {
    let place = folder.appending(path: step.tag).path
    guard FileManager.default.fileExists(atPath: place) else {
      throw .file(
        path: place,
        reason: "a step's files lie in a folder named after its tag, beside course.yml, or in a "
          + "repository that has to be named")
    }
    let listing = try FileListing(folder: place, obeysIgnoreFiles: false)
    var files: [RepositoryBuilder.File] = []
    for file in listing.files {
      files.append(
        .init(
          path: file.path, bytes: try listing.contents(of: file), isExecutable: file.isExecutable))
    }
    return files
  }
}
