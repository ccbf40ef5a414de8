import Foundation
import Git
import Testing

/// A desk with a course of corners that its maintainer works on.
struct MaintainerDesk {
  let desk: Desk
  /// The course's folder, relative to the desk; the course's name too.
  let name: String

  /// Lays a course of its own down.
  init(_ name: String) throws {
    desk = try #require(Desk.current)
    self.name = name
    try desk.write(Corner.course, to: "\(name)/course.yml")
    for tag in Corner.tags {
      try desk.write(Boxes.delegate.text, to: "\(name)/\(tag)/Box/AppDelegate.swift")
      try save(Corner.page(of: tag), in: tag)
      try desk.write(Corner.markdown(tag), to: "\(name)/pages/\(tag).md")
    }
  }

  func save(_ page: String, in tag: String) throws {
    try desk.write(page, to: "\(name)/\(tag)/Box/Page.swift")
  }

  /// Calls `stretchy` on the desk, for this course.
  func call(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Command.Result {
    try Command(arguments: arguments + ["--course", name], environment: environment).run(on: desk)
  }

  /// A commit of a history to be.
  struct Past {
    var name: String
    var page: String
    var parents: [String]

    init(_ name: String, after parents: String..., page: String) {
      self.name = name
      self.page = page
      self.parents = parents
    }
  }

  /// Makes a repository with a history of one app: each commit has its name as its message and its
  /// tag; the last one is `main`'s.
  ///
  /// - Parameter folder: where the app lies in each commit, with a slash at its end.
  /// - Returns: the first seven digits of each commit's id, by its name.
  func makeHistory(
    _ path: String, _ commits: [Past], folder: String = ""
  ) throws -> [String: String] {
    let builder = try RepositoryBuilder(path: desk.path(path))
    var ids: [String: ObjectID] = [:]
    for commit in commits {
      let id = try builder.commit(
        [
          .init(path: "\(folder)Box/AppDelegate.swift", text: Boxes.delegate.text),
          .init(path: "\(folder)Box/Page.swift", text: commit.page),
        ], message: commit.name, parents: commit.parents.compactMap { ids[$0] })
      try builder.tag(commit.name, id)
      ids[commit.name] = id
    }
    let last = try #require(commits.last.flatMap { ids[$0.name] })
    try builder.branch("main", last)
    return ids.mapValues { String($0.hex.prefix(7)) }
  }
}
