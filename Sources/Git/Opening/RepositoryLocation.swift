import Foundation

/// Where a repository is, as a person writes it.
package enum RepositoryLocation: Equatable, Sendable {
  /// A folder of this machine.
  case local(path: String)
  /// An address that has to be cloned: `https://`, `http://`, `git://`, `ssh://` or `user@host:path`.
  case remote(url: String)

  /// Reads a location: a known scheme or `user@host:path` is remote, everything else a path.
  package init(_ text: String) {
    if let path = Self.path(ofFileAddress: text) {
      self = .local(path: path)
    } else if Self.schemes.contains(where: { text.lowercased().hasPrefix($0) }) {
      self = .remote(url: text)
    } else if Self.isSecureCopyAddress(text) {
      self = .remote(url: text)
    } else {
      self = .local(path: text)
    }
  }

  /// The path of a folder of this machine; nil for a remote address.
  package var localPath: String? {
    switch self {
    case .local(let path): path
    case .remote: nil
    }
  }

  private static let schemes = ["http://", "https://", "git://", "ssh://", "git+ssh://"]

  private static func path(ofFileAddress text: String) -> String? {
    guard text.lowercased().hasPrefix("file://") else { return nil }
    let rest = text.dropFirst("file://".count)
    // `file://localhost/path` and `file:///path` are the same place.
    let path = rest.hasPrefix("localhost/") ? rest.dropFirst("localhost".count) : rest
    return path.removingPercentEncoding ?? String(path)
  }

  /// `user@host:path`, as ssh has it: a colon before the first slash, and a user before it.
  private static func isSecureCopyAddress(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), let at = text.firstIndex(of: "@") else {
      return false
    }
    return at < colon && !text[..<colon].contains("/")
  }
}
