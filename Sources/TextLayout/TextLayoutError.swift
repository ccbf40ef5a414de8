/// Why text cannot be measured: the fonts are not as they must be. Text itself is never an error.
package enum TextLayoutError: Error, Equatable, CustomStringConvertible {
  /// None of the folders holds the font of that name; `package` is the Debian package that brings
  /// it.
  case fontsMissing(name: String, folders: [String], package: String)
  /// A font file is absent from a folder that should hold it, or cannot be read as a font.
  case fontUnreadable(path: String)

  package var description: String {
    switch self {
    case .fontsMissing(let name, let folders, let package):
      "no \(name) font in \(folders.joined(separator: " or ")); install the package \(package)"
    case .fontUnreadable(let path):
      "\(path) is missing or is not a font"
    }
  }
}
