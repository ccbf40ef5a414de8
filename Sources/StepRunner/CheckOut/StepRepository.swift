package import Course
package import Foundation
import Git

/// The repository that holds a course's steps: the user's, a clone of it, or one made of the built-in
/// steps.
package struct StepRepository: Sendable {
  /// Where it is on this machine.
  package let path: String
  /// As the user named it; nil for the built-in one.
  package let name: String?
  private let temporary: TemporaryFolder?

  /// Opens what the user named: a path as it is, an address as a clone in a temporary folder.
  ///
  /// - Parameter progress: told of a clone's objects as they come: received, and of how many.
  /// - Throws: `GitError` with what is wrong with the place; file errors of the temporary folder.
  package static func open(
    _ name: String, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws -> StepRepository {
    switch RepositoryLocation(name) {
    case .local(let path):
      let repository = try Repository.open(path)
      return StepRepository(path: repository.path, name: name, temporary: nil)
    case .remote(let url):
      let folder = try TemporaryFolder()
      do throws(GitError) {
        let clone = try Repository.clone(url, into: folder.url.appending(path: "clone").path) {
          progress($0.receivedObjects, $0.totalObjects)
        }
        return StepRepository(path: clone.path, name: name, temporary: folder)
      } catch {
        folder.remove()
        throw error
      }
    }
  }

  /// Makes the repository of a course that has its steps beside it, see `CourseRepository`.
  ///
  /// - Parameter folder: the course's folder, with a folder for each step.
  /// - Throws: `GitError` when a step's folder cannot be read; file errors of the temporary folder.
  package static func builtIn(_ course: Course, folder: URL) throws -> StepRepository {
    let temporary = try TemporaryFolder()
    do throws(GitError) {
      let path = temporary.url.appending(path: "\(course.name).git").path
      let builder = try RepositoryBuilder(path: path)
      let commits = try CourseRepository.commitSteps(of: course, from: folder, to: builder)
      if let last = commits.last { try builder.branch("main", last) }
      return StepRepository(path: path, name: nil, temporary: temporary)
    } catch {
      temporary.remove()
      throw error
    }
  }

  /// Takes away what was put in a temporary folder. The repository is not to be read any more.
  package func close() {
    temporary?.remove()
  }
}
