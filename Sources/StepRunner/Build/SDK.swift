package import Foundation
import Git

/// What a step is compiled against and run in: our UIKit and SnapKit, the process that hosts an app,
/// and the toolchain.
package struct SDK: Sendable, Equatable {
  /// A folder that holds `UIKit.swiftmodule`, `SnapKit.swiftmodule` and those that stand for Apple's
  /// modules beside UIKit, and nothing else.
  package var modules: URL
  /// The executable that loads an app's library.
  package var appHost: URL
  /// The toolchain's folder, the one that holds `usr/bin/swiftc`, or `/` for one that is installed in
  /// the system's own folders.
  package var toolchain: URL
  /// A folder of compiler caches, one for each language mode, that were filled by our own compiles
  /// and are read-only to learners' ones.
  package var moduleCaches: URL
  /// How an app is made without the compiler's driver; nil where that is not known.
  package var tools: ToolCalls?
  /// Changes whenever any of the above does: part of every cache key.
  package var id: String

  /// The compiler cache of a language mode.
  func moduleCache(_ languageVersion: String) -> URL {
    moduleCaches.appending(path: languageVersion, directoryHint: .isDirectory)
  }

  package var compiler: URL { toolchain.appending(path: "usr/bin/swiftc") }
}

/// Our own installation is incomplete: nothing that a learner did.
package enum SDKError: Error, Equatable, Sendable, CustomStringConvertible {
  case missing(String)
  case compilerNotFound
  case failed(String)

  package var description: String {
    switch self {
    case .missing(let path):
      "\(path) is missing beside stretchy; build the package whole: swift build -c release"
    case .compilerNotFound:
      "swiftc is not on the PATH; install Swift 6.3.1"
    case .failed(let reason):
      "the SDK could not be prepared: \(reason)"
    }
  }
}
