/// A place in the app's code.
package enum CodeOrigin: Codable, Hashable, Sendable {
  /// A place in the app's library, in bytes from where it is loaded. Its line tables tell the line.
  case library(offset: Int)
  /// A line of a source, counted from 1; the file without its folders.
  case source(file: String, line: Int)
}
