/// An app's sources as they were looked over before compiling.
struct ScannedSources {
  /// Relative to the step's folder, in order of path.
  var paths: [String] = []
  /// The files in which an old attribute was replaced, with their new bytes.
  var modernised: [(path: String, bytes: [UInt8])] = []
  var unsupported: [UnsupportedUse] = []
  /// The controller that a main storyboard begins with, and the storyboard's path.
  var mainController: (className: String, storyboard: String)?
  /// The language mode that a project file asks for, and that file's path.
  var askedMode: (mode: LanguageMode, file: String)?
  /// Where the entry points are: `App/AppDelegate.swift:3:1`.
  var entryPoints: [String] = []

  /// Whether the top level of a `main.swift` is the entry point.
  var isScript: Bool { paths.contains { $0 == "main.swift" || $0.hasSuffix("/main.swift") } }

  /// Why there is nothing to run, as a sentence; nil when there is.
  var whyThereIsNoApp: String? {
    if paths.isEmpty { return "There is no Swift file in the step." }
    // Even after `./`: its driver puts paths in order before it passes them on.
    if let path = paths.first(where: { $0.hasPrefix("-") || $0.hasPrefix("@") }) {
      return "The compiler takes \(path) for an option: its name may not begin with - or @."
    }
    if entryPoints.isEmpty && !isScript {
      return "No class is marked @main or @UIApplicationMain, so there is no app to start."
    }
    if entryPoints.count > 1 {
      return "Several classes are marked as the entry point: " + entryPoints.joined(separator: ", ")
    }
    return nil
  }

  /// What is worth knowing, as sentences.
  var notes: [String] {
    let storyboard = mainController.map {
      "\($0.storyboard): only the class of its first controller, \($0.className), was taken."
    }
    let mode = askedMode.map { "\($0.file): compiled as Swift \($0.mode.rawValue), as it asks." }
    return [storyboard, mode].compactMap { $0 }
      + modernised.map { "\($0.path): @UIApplicationMain was compiled as @main." }
  }
}
