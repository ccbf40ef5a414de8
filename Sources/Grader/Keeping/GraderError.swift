/// Why a class cannot be graded, or no longer: nothing that a learner did.
package enum GraderError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A file of the results cannot be read or written.
  case file(path: String, reason: String)
  /// The folder is not empty and holds no results of ours.
  case notOurs(path: String)
  /// The folder holds results of another grading: in what they differ.
  case otherGrading(path: String, difference: String)
  /// Somebody else writes there now.
  case busy(path: String)
  /// The solution that is known to be right does not pass: what it misses.
  case knownGoodFails(when: String, missed: [String])
  /// Shards that do not belong together, or one that is there twice.
  case shards(reason: String)

  /// Whether the user can help it by calling otherwise.
  package var isUsage: Bool {
    switch self {
    case .notOurs, .otherGrading, .busy, .shards: true
    case .file, .knownGoodFails: false
    }
  }

  package var description: String {
    switch self {
    case .file(let path, let reason): "\(path): \(reason)"
    case .notOurs(let path):
      "\(path) is not empty, and what is in it are no results of 'stretchy grade'. "
        + "Name a folder that is not there yet"
    case .otherGrading(let path, let difference):
      "\(path) holds results of another grading: \(difference). Name another folder, or begin "
        + "anew with --anew"
    case .busy(let path): "another 'stretchy grade' or 'merge' is writing to \(path)"
    case .knownGoodFails(let when, let missed):
      "the solution that is known to be right does not pass \(when), so no submission can be "
        + "blamed; the fault is in the course, the grading scheme or this machine:\n"
        + missed.map { "  \($0)" }.joined(separator: "\n")
    case .shards(let reason): reason
    }
  }
}
