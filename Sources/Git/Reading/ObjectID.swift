import CGit2

/// The id of a git object: the SHA-1 of its kind, size and bytes.
package struct ObjectID: Hashable, Sendable {
  /// 40 lower-case hexadecimal digits.
  package let hex: String

  /// An id from its 40 hexadecimal digits; nil when they are anything else.
  package init?(hex: String) {
    guard hex.utf8.count == 40, hex.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    self.hex = hex.lowercased()
  }

  init(_ raw: git_oid) {
    hex = withUnsafeBytes(of: raw.id) { bytes in
      let digits = Array("0123456789abcdef".utf8)
      return String(
        decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
  }

  /// The id as libgit2 takes it.
  var raw: git_oid {
    var raw = git_oid()
    // The digits were checked by the initialiser: there is no error to read.
    git_oid_fromstr(&raw, hex)
    return raw
  }

  /// The 20 bytes of the id.
  var bytes: [UInt8] { withUnsafeBytes(of: raw.id) { Array($0) } }

  /// The id that git gives to a file with these bytes.
  ///
  /// - Throws: `GitError.failed` when libgit2 cannot hash.
  package static func ofFile(_ bytes: [UInt8]) throws(GitError) -> ObjectID {
    var raw = git_oid()
    try Library.call("hash", "\(bytes.count) bytes") {
      git_odb_hash(&raw, bytes, bytes.count, GIT_OBJECT_BLOB)
    }
    return ObjectID(raw)
  }
}

extension ObjectID: CustomStringConvertible {
  package var description: String { hex }
}
