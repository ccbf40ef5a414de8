/// One step of the tutorial.
package struct Step: Equatable, Sendable {
  /// The tag or branch that holds it: `Step-2`.
  package var tag: String
  package var title: String
  /// What a learner takes from it, in a sentence.
  package var teaches: String
  /// The Markdown page with instructions and hints, relative to the course's folder.
  package var page: String?

  package init(tag: String, title: String, teaches: String, page: String?) {
    self.tag = tag
    self.title = title
    self.teaches = teaches
    self.page = page
  }
}
