package import Foundation

/// The courses that ship with Stretchy, as folders: a `course.yml` and a folder for each step.
package enum Courses {
  /// The folder of a built-in course, named as under `steps`; nil if there is none of that name.
  package static func folder(named name: String) -> URL? {
    guard names.contains(name) else { return nil }
    let folder = Bundle.module.bundleURL.appending(path: name, directoryHint: .isDirectory)
    let manifest = folder.appending(path: "course.yml", directoryHint: .notDirectory)
    return FileManager.default.fileExists(atPath: manifest.path) ? folder : nil
  }

  /// The folder of a small course that authors begin with.
  package static var template: URL {
    Bundle.module.bundleURL.appending(path: "template", directoryHint: .isDirectory)
  }

  /// The names of the built-in courses.
  package static let names = ["stretchy-layout", "scroll-grid", "profile-banner"]

  /// The name of the course that is taken when none is named.
  package static let defaultName = "stretchy-layout"
}
