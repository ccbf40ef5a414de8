/// Why apphost cannot do its work: never the fault of the app.
enum HostError: Error, Equatable, CustomStringConvertible {
  /// The request cannot be read.
  case unreadableRequest(path: String, reason: String)
  /// A later version of the host wrote the request.
  case newerRequest(found: Int, supported: Int)
  /// A call to the system failed.
  case system(call: String, code: Int32)

  var description: String {
    switch self {
    case .unreadableRequest(let path, let reason):
      "the request \(path) cannot be read: \(reason)"
    case .newerRequest(let found, let supported):
      "the request has version \(found), and versions up to \(supported) can be read"
    case .system(let call, let code):
      "\(call) failed with error \(code)"
    }
  }
}
