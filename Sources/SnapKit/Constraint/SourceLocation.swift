internal import UIKit

/// Where in the app's sources a relation was written.
struct SourceLocation: Equatable, Sendable {
  var file: String
  var line: UInt

  /// The file's name without its folders.
  var fileName: String { (file as NSString).lastPathComponent }
}
