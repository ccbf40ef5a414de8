/// Why bytes are not a trace, or not an outcome, that this code can read.
///
/// The bytes come from a process that ran a learner's code: every way in which they can be wrong is
/// a value here, never a crash.
package enum TraceError: Error, Equatable, Sendable {
  /// The bytes do not begin as a trace does.
  case notATrace
  /// A later version of this code wrote them.
  case newerVersion(found: Int, supported: Int)
  /// An earlier version of this code wrote them, which recorded less.
  case olderVersion(found: Int, supported: Int)
  /// They end in the middle of something.
  case truncated(at: Int)
  /// Something at a byte offset is not what must stand there.
  case malformed(what: String, at: Int)
  /// There is more of something than a run of an app can have.
  case tooMuch(what: String, limit: Int)
}

extension TraceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notATrace:
      "these bytes are not a layout trace"
    case .newerVersion(let found, let supported):
      "the trace has version \(found), and version \(supported) can be read"
    case .olderVersion(let found, let supported):
      "the trace has version \(found), and version \(supported) is wanted: make the run again"
    case .truncated(let offset):
      "the trace breaks off at byte \(offset)"
    case .malformed(let what, let offset):
      "the trace is damaged at byte \(offset): \(what)"
    case .tooMuch(let what, let limit):
      "the trace has more than \(limit) \(what)"
    }
  }
}
