import ArgumentParser
import Course
import Courses
import Foundation

/// Which course is held against the steps.
struct CourseOption: ParsableArguments {
  @Option(
    name: .long, help: "A built-in course, or the path of a course.yml or of its folder.",
    completion: .file(extensions: ["yml", "yaml"]))
  var course = Courses.defaultName

  /// A course with the folder that it was read from.
  struct Loaded {
    var course: Course
    var folder: URL
  }

  func load() throws -> Loaded { try Self.load(course) }

  /// Reads a course.
  ///
  /// - Parameter course: the name of a built-in one, or the path of a `course.yml` or of its folder.
  /// - Throws: `Refusal` when there is none, `CourseError` with every mistake in it.
  static func load(_ course: String) throws -> Loaded {
    if let folder = Courses.folder(named: course) {
      return try load(folder.appending(path: "course.yml"), name: course, shownAs: "course.yml")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: course, isDirectory: &isFolder) else {
      throw Refusal(
        message: "There is no course '\(course)': neither a built-in one nor a file. Built in: "
          + Courses.names.joined(separator: ", "))
    }
    var shown = course
    if isFolder.boolValue { shown += course.hasSuffix("/") ? "course.yml" : "/course.yml" }
    guard FileManager.default.fileExists(atPath: shown) else {
      throw Refusal(message: "\(course) is no course: there is no course.yml in it.")
    }
    let file = URL(filePath: shown).standardizedFileURL
    let name = file.deletingLastPathComponent().lastPathComponent
    return try load(file, name: name, shownAs: shown)
  }

  private static func load(_ file: URL, name: String, shownAs shown: String) throws -> Loaded {
    let text: String
    do {
      text = try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw Refusal(message: "\(shown) cannot be read as UTF-8 text.")
    }
    let folder = file.deletingLastPathComponent()
    let course = try Course(manifest: text, file: shown, name: name) { path in
      FileManager.default.fileExists(atPath: folder.appending(path: path).path)
    }
    return Loaded(course: course, folder: folder)
  }
}
