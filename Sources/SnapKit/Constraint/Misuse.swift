/// The one way in which SnapKit refuses what cannot mean anything.
enum Misuse {
  /// Ends the app, as SnapKit does, with a sentence that names the file and the line.
  static func stop(_ sentence: String, at location: SourceLocation) -> Never {
    fatalError("\(sentence) (\(location.fileName), \(location.line))")
  }
}
