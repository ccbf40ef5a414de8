/// What one learner handed in: who, and where it is.
package struct Submission: Codable, Equatable, Sendable {
  /// What tells the learner from the others of the class.
  package var id: String
  /// For people; empty where nobody said.
  package var name: String
  package var email: String
  /// A folder, a repository or its address, as the roster has it.
  package var location: String
  /// When it was handed in, in seconds since 1970, if that does not follow from its commits.
  package var submitted: Int?
  /// Days by which this learner's work is due later.
  package var extensionDays: Int

  package init(
    id: String, name: String = "", email: String = "", location: String, submitted: Int? = nil,
    extensionDays: Int = 0
  ) {
    self.id = id
    self.name = name
    self.email = email
    self.location = location
    self.submitted = submitted
    self.extensionDays = extensionDays
  }

  /// The name of the learner's folder and files: the id with everything but letters, digits, `-`,
  /// `_` and `.` written as `=2F`, whatever the id tries to lead to; a long one cut, with a digest.
  package var slug: String { Slug.of(id) }
}
