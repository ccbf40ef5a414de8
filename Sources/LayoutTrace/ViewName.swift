/// A view as a course speaks of it, and the places where it is looked for in an app.
package struct ViewName: Codable, Hashable, Sendable {
  /// As the expressions use it: `header`.
  package var name: String
  /// Tried in order; the first that leads to a view is taken.
  package var candidates: [ViewCandidate]

  package init(name: String, candidates: [ViewCandidate]) {
    self.name = name
    self.candidates = candidates
  }
}
