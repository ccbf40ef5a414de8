extension FileListing {
  /// Writes the files into a folder, which is made when it is not there.
  ///
  /// Only new files are written, and no link is followed. Content is written as it is stored: no
  /// filters, no line endings changed.
  ///
  /// - Parameter takes: which files are written; the others are left out.
  /// - Throws: `GitError.file`, `.failed` when an object is damaged, and `.changedMeanwhile` when a
  ///   file of a folder has not the bytes any more that it was listed with.
  package func write(
    to folder: String, where takes: (File) -> Bool = { _ in true }
  ) throws(GitError) {
    try DiskFile.makeFolder(folder)
    let source = try Source(origin)
    var made: Set<String> = []
    for file in files where takes(file) {
      try makeFolders(of: file.path, in: folder, made: &made)
      try DiskFile.write(
        try source.bytes(of: file), to: folder + "/" + file.path, isExecutable: file.isExecutable)
    }
  }

  /// Reads one file's bytes.
  ///
  /// - Throws: as `write` does.
  package func contents(of file: File) throws(GitError) -> [UInt8] {
    try Source(origin).bytes(of: file)
  }

  private func makeFolders(
    of path: String, in folder: String, made: inout Set<String>
  ) throws(GitError) {
    var parent = folder
    for component in path.split(separator: "/").dropLast() {
      parent += "/" + component
      if made.insert(parent).inserted { try DiskFile.makeFolder(parent) }
    }
  }
}

/// Where the bytes of a listing are read.
private enum Source {
  case repository(Repository)
  case folder(String)

  init(_ origin: FileListing.Origin) throws(GitError) {
    switch origin {
    case .repository(let path): self = .repository(try Repository.open(path))
    case .folder(let path): self = .folder(path)
    }
  }

  func bytes(of file: FileListing.File) throws(GitError) -> [UInt8] {
    switch self {
    case .repository(let repository):
      return try repository.contents(ofFile: file.id)
    case .folder(let path):
      let bytes = try DiskFile.read(path + "/" + file.path)
      guard try ObjectID.ofFile(bytes) == file.id else {
        throw .changedMeanwhile(path: path + "/" + file.path)
      }
      return bytes
    }
  }
}
