/// A name in a repository that leads to a commit: a tag or a branch.
package struct Reference: Equatable, Sendable {
  /// What kind of name it is. The order is the order of preference.
  package enum Kind: Int, Comparable, Sendable, CaseIterable {
    case tag, localBranch, remoteBranch

    package static func < (first: Kind, second: Kind) -> Bool { first.rawValue < second.rawValue }

    /// The folder of such names in a repository.
    var prefix: String {
      switch self {
      case .tag: "refs/tags/"
      case .localBranch: "refs/heads/"
      case .remoteBranch: "refs/remotes/"
      }
    }
  }

  package var kind: Kind
  /// The name as git knows it: `refs/tags/Step-1`.
  package var fullName: String

  /// The reference of a full name; nil for notes, stashes and other names that are no steps.
  package init?(fullName: String) {
    guard let kind = Kind.allCases.first(where: { fullName.hasPrefix($0.prefix) }) else {
      return nil
    }
    self.kind = kind
    self.fullName = fullName
  }

  /// The name as a person says it: `Step-1`; with the remote's name: `origin/Step-1`.
  package var name: String { String(fullName.dropFirst(kind.prefix.count)) }

  /// The name without the remote's: `Step-1` for `origin/Step-1`.
  package var stepName: String {
    guard kind == .remoteBranch, let slash = name.firstIndex(of: "/") else { return name }
    return String(name[name.index(after: slash)...])
  }
}
