package import Course
package import Foundation

/// The folder of a course on disk: what is beside its `course.yml`.
package struct CourseFolder: Sendable {
  package let url: URL

  package init(_ url: URL) {
    self.url = url
  }

  /// The wrong tries: the folders with Swift files that are no step's, in order of name.
  package func wrongTries(of course: Course) -> [URL] {
    let manager = FileManager.default
    let tags = course.steps.map(\.tag)
    // A folder that cannot be read has no wrong tries.
    let names = (try? manager.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().filter { !tags.contains($0) && !$0.hasPrefix(".") }
      .map { url.appending(path: $0, directoryHint: .isDirectory) }
      .filter { folder in
        let paths = manager.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.contains { $0.hasSuffix(".swift") }
      }
  }

  /// The text of a step's page; nil when it has none or it cannot be read.
  package func page(of step: Step) -> String? {
    step.page.flatMap { try? String(contentsOf: url.appending(path: $0), encoding: .utf8) }
  }
}
