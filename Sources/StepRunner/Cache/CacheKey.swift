package import Git

/// The name of a cache entry: a hash of everything that the content follows from.
package struct CacheKey: Hashable, Sendable {
  /// 40 hexadecimal digits.
  package let hex: String

  /// A key from its ingredients, in order. Each is marked off by its length, so that no two lists
  /// give the same bytes.
  ///
  /// - Throws: `GitError` when libgit2 cannot hash.
  package init(_ ingredients: [String]) throws(GitError) {
    let text = ingredients.map { "\($0.utf8.count):\($0)" }.joined(separator: ",")
    hex = try ObjectID.ofFile(Array(text.utf8)).hex
  }
}
