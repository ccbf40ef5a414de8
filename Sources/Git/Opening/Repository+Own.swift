import Foundation
import Glibc

extension Repository {
  /// Opens the repository that lies in a folder itself, as one that a stranger handed in.
  ///
  /// A repository can lead elsewhere: its folder may be a link or a file that names another one, its
  /// objects may be borrowed. Such a one is refused, since what it shows would be somebody else's.
  ///
  /// - Returns: nil for a folder that holds none: those above it are not looked at.
  /// - Throws: `GitError.file` when it leads elsewhere, `.failed` when it cannot be read.
  package static func openOwn(_ folder: String) throws(GitError) -> Repository? {
    let inside = folder + "/.git"
    var status = stat()
    let place: String
    if lstat(inside, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw .file(path: inside, reason: "it leads elsewhere; a whole repository is wanted")
      }
      place = inside
    } else if access(folder + "/HEAD", F_OK) == 0, access(folder + "/objects", F_OK) == 0 {
      place = folder
    } else {
      return nil
    }
    for name in ["commondir", "gitdir", "objects/info/alternates", "objects/info/http-alternates"]
    where lstat("\(place)/\(name)", &status) == 0 {
      throw .file(
        path: "\(place)/\(name)", reason: "it leads elsewhere; a whole repository is wanted")
    }
    try refuseLinks(in: place)
    return try open(place)
  }

  /// How many files a repository's own folder may have.
  private static let mostFiles = 200_000

  private static func refuseLinks(in place: String) throws(GitError) {
    guard let walk = FileManager.default.enumerator(atPath: place) else {
      throw .file(path: place, reason: "the folder cannot be read")
    }
    var count = 0
    var status = stat()
    for case let name as String in walk {
      count += 1
      guard count <= mostFiles else { throw .tooManyFiles(limit: mostFiles) }
      guard lstat("\(place)/\(name)", &status) == 0, status.st_mode & S_IFMT != S_IFLNK else {
        throw .file(path: "\(place)/\(name)", reason: "a link is not followed")
      }
    }
  }
}
