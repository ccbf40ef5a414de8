import Glibc

/// Files on disk, through the system's own calls: no links are followed, none are overwritten.
enum DiskFile {
  /// What a path leads to.
  enum Kind: Equatable {
    case folder
    case file(size: Int, isExecutable: Bool)
    case symbolicLink
    case other
  }

  /// What is at a path, links not followed.
  ///
  /// - Throws: `GitError.file`.
  static func kind(_ path: String) throws(GitError) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw lastError(path) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG:
      return .file(size: Int(status.st_size), isExecutable: status.st_mode & S_IXUSR != 0)
    case S_IFLNK: return .symbolicLink
    default: return .other
    }
  }

  /// All bytes of a regular file.
  ///
  /// - Throws: `GitError.file`.
  static func read(_ path: String) throws(GitError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw lastError(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw lastError(path) }
    let size = Int(status.st_size)
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      while filled < size {
        count = Glibc.read(descriptor, buffer.baseAddress?.advanced(by: filled), size - filled)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { break }
        filled += count
      }
    }
    guard count >= 0 else { throw lastError(path) }
    return bytes
  }

  /// Writes a new file, readable by everybody whatever the user's mask says: the sandbox may run
  /// as another user.
  ///
  /// - Throws: `GitError.file`, also when there is something at the path.
  static func write(_ bytes: [UInt8], to path: String, isExecutable: Bool) throws(GitError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw lastError(path) }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw lastError(path) }
      written += count
    }
    guard fchmod(descriptor, isExecutable ? 0o755 : 0o644) == 0 else { throw lastError(path) }
  }

  /// Makes a folder unless it is there; its parent must be.
  ///
  /// - Throws: `GitError.file`.
  static func makeFolder(_ path: String) throws(GitError) {
    guard mkdir(path, 0o755) == 0 else {
      if errno == EEXIST, try kind(path) == .folder { return }
      throw lastError(path)
    }
    guard chmod(path, 0o755) == 0 else { throw lastError(path) }
  }

  private static func lastError(_ path: String) -> GitError {
    .file(path: path, reason: String(cString: strerror(errno)))
  }
}
