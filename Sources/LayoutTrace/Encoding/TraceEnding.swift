/// How a run ended in the words of the process that made it.
package enum TraceEnding: Equatable, Sendable {
  /// The script was played to its end.
  case finished
  /// UIKit raised an exception, or refused a call that it does not support.
  case raised(name: String, reason: String)
  /// Layout went round and round without settling.
  case neverSettled(reason: String)
}

extension TraceEnding {
  func write(to row: inout RowWriter) {
    switch self {
    case .finished:
      row.append(0)
    case .raised(let name, let reason):
      row.append(1)
      row.append(name)
      row.append(reason)
    case .neverSettled(let reason):
      row.append(2)
      row.append(reason)
    }
  }

  init(row: inout RowReader) throws(TraceError) {
    switch try row.integer(below: 3) {
    case 0: self = .finished
    case 1: self = .raised(name: try row.string(), reason: try row.string())
    default: self = .neverSettled(reason: try row.string())
    }
    try row.end()
  }
}
