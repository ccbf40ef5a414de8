import Foundation
import Git

/// The course of corners as a bare repository: the manifest and the pages on the main branch, the
/// steps as tags.
struct CourseRepository {
  let path: String

  init(_ desk: Desk) throws {
    path = desk.path("corner.git")
    let builder = try RepositoryBuilder(path: path)
    for tag in Corner.tags {
      let commit = try builder.commit(
        [
          .init(path: "Box/AppDelegate.swift", text: Boxes.delegate.text),
          .init(path: "Box/Page.swift", text: Corner.page(of: tag)),
        ], message: tag)
      try builder.tag(tag, commit)
    }
    let pages = Corner.tags.map {
      RepositoryBuilder.File(path: "pages/\($0).md", text: Corner.markdown($0))
    }
    let main = try builder.commit(
      [.init(path: "course.yml", text: Corner.course)] + pages, message: "The course")
    try builder.branch("main", main)
  }
}
