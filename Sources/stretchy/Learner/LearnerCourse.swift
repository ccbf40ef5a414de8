import Course
import Courses
import Foundation
import Git
import StepRunner

/// The course that a learner takes: what it expects, and where the tutorial's own steps are.
struct LearnerCourse {
  /// How it is found again: a built-in course's name, a path or an address.
  let address: String
  let loaded: CourseOption.Loaded
  /// The repository that has the steps as tags; nil when they lie beside the `course.yml`.
  private let repository: String?

  /// Finds a course.
  ///
  /// - Parameters:
  ///   - name: a built-in one, the path of a `course.yml` or of its folder, or a repository with a
  ///     `course.yml` at its top and its steps as tags.
  ///   - store: a folder of ours in which a clone is kept, and found again without a network.
  /// - Throws: `Refusal`, `GitError` and `CourseError` with what is wrong with it.
  static func find(_ name: String, store: URL) throws -> LearnerCourse {
    if Courses.folder(named: name) != nil {
      return LearnerCourse(address: name, loaded: try CourseOption.load(name), repository: nil)
    }
    if case .local(let path) = RepositoryLocation(name) {
      let full = URL(filePath: path).standardizedFileURL
      for file in [full, full.appending(path: "course.yml")] where file.isFile {
        let folder = file.deletingLastPathComponent()
        let loaded = try CourseOption.load(file.path)
        let hasSteps = loaded.course.steps.allSatisfy { step in
          FileManager.default.fileExists(atPath: folder.appending(path: step.tag).path)
        }
        return LearnerCourse(
          address: full.path, loaded: loaded, repository: hasSteps ? nil : folder.path)
      }
      guard
        try FileManager.default.fileExists(atPath: full.path)
          || CourseClone.kept(full.path, in: store) != nil
      else {
        throw Refusal(
          message: "There is no course '\(name)': neither a built-in one nor a path. "
            + "Say where it is with --course.")
      }
      return try clone(full.path, store: store)
    }
    return try clone(name, store: store)
  }

  private static func clone(_ address: String, store: URL) throws -> LearnerCourse {
    let clone = try CourseClone.find(address, in: store)
    return LearnerCourse(
      address: address, loaded: try CourseOption.load(clone.manifest.path),
      repository: clone.repository.path)
  }

  private init(address: String, loaded: CourseOption.Loaded, repository: String?) {
    self.address = address
    self.loaded = loaded
    self.repository = repository
  }

  /// The same course with something else expected of it, such as on other devices.
  init(_ course: LearnerCourse, loaded: CourseOption.Loaded) {
    self.init(address: course.address, loaded: loaded, repository: course.repository)
  }

  var course: Course { loaded.course }

  /// The tutorial's steps as a repository; the caller closes it.
  func steps() throws -> StepRepository {
    guard let repository else {
      return try StepRepository.builtIn(loaded.course, folder: loaded.folder)
    }
    return try StepRepository.open(repository)
  }

  /// The page of a step; an empty one when the course has none for it.
  ///
  /// - Throws: `Refusal` when there should be one and it cannot be read.
  func page(of step: Step) throws -> StepPage {
    guard let path = step.page else { return StepPage(markdown: "") }
    let file = loaded.folder.appending(path: path)
    guard let bytes = try? Data(contentsOf: file) else {
      throw Refusal(message: "The course's page \(path) cannot be read.")
    }
    return StepPage(markdown: String(decoding: bytes, as: UTF8.self))
  }
}

extension URL {
  fileprivate var isFile: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
