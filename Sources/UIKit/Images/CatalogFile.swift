import Foundation

/// The files of an asset catalog.
enum CatalogFile {
  /// Decodes a folder's `Contents.json`; nil for one that is missing, larger than any real one, or
  /// not what it should be: as on iOS the asset is then not there.
  static func contents<Contents: Decodable>(of folder: String) -> Contents? {
    guard let data = data(at: "\(folder)/Contents.json", limit: 1 << 20) else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  /// The bytes of a file; nil for one that cannot be read or has more than `limit` of them, and for
  /// what is no file: a pipe in its place would be waited for without end.
  static func data(at path: String, limit: Int = 1 << 28) -> Data? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit
    else { return nil }
    return try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
  }
}
