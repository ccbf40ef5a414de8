package import Foundation
import Glibc
package import Grading

/// What a class's submissions are read from, as an instructor names it.
package struct ClassSource: Sendable {
  package var roster: Roster
  /// The folder that relative paths begin at.
  package var root: URL
  /// What lies among the submissions and is none.
  package var leftOut: [String]

  /// What is wrong with it.
  package enum Problem: Error, Equatable, Sendable, CustomStringConvertible {
    case nothingThere(String)
    case unreadable(String)
    case empty(String)
    case roster(RosterError)

    package var description: String {
      switch self {
      case .nothingThere(let path): "there is nothing at \(path)"
      case .unreadable(let path): "\(path) cannot be read"
      case .empty(let path): "there is no submission in \(path)"
      case .roster(let error): error.description
      }
    }
  }

  /// Reads a folder of folders and repositories, a roster (a file that ends with `.csv`), or a list
  /// of paths and addresses, one a line (any other file).
  package init(_ path: String) throws(Problem) {
    let url = URL(filePath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw .nothingThere(path)
    }
    leftOut = []
    if isFolder.boolValue {
      root = url
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
        throw .unreadable(path)
      }
      roster = Roster(submissions: [])
      for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      where !name.hasPrefix(".") {
        var status = stat()
        // A link is a submission too: one that is told of and not followed.
        let isFile =
          lstat(url.appending(path: name).path, &status) != 0
          || status.st_mode & S_IFMT == S_IFREG
        if isFile {
          leftOut.append(name)
        } else {
          roster.submissions.append(Submission(id: name, location: name))
        }
      }
    } else {
      root = url.deletingLastPathComponent()
      guard let text = try? String(contentsOf: url, encoding: .utf8) else {
        throw .unreadable(path)
      }
      do throws(RosterError) {
        roster =
          path.lowercased().hasSuffix(".csv")
          ? try Roster(csv: text, file: path) : try Roster(list: text, file: path)
      } catch {
        throw .roster(error)
      }
    }
    guard !roster.submissions.isEmpty else { throw .empty(path) }
  }
}
