package import Foundation

/// What came of compiling a step.
package enum BuildOutcome: Sendable, Equatable {
  case built(BuiltApp)
  /// The sources use what cannot work here; the compiler was not asked.
  case unsupported([UnsupportedUse])
  /// The compiler refused; its errors, with the learner's own paths.
  case didNotCompile([Diagnostic])
  /// There is no Swift file, or none has an entry point.
  case noApp(reason: String)
  /// The compiler came to no end, or was ended: too long, too much memory.
  case stopped(reason: String)
}

/// A compiled app.
package struct BuiltApp: Sendable, Equatable {
  /// The shared library.
  package var library: URL
  /// The class of the controller that the app's main storyboard begins with, if it has one.
  package var mainController: String?
  /// What is worth knowing of the build: an attribute replaced, files left out. Sentences.
  package var notes: [String]
  /// The app's resource files, relative to the step's folder.
  package var resources: [String]
  /// Names what the library follows from; part of the key of what is simulated with it.
  package var key: CacheKey
}
