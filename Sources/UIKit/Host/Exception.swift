import Foundation

/// The exceptions that UIKit raises; without an Objective-C runtime nobody can catch them, so each
/// ends the app's run.
@MainActor enum Exception {
  /// The names that UIKit uses.
  enum Name: String {
    case invalidArgument = "NSInvalidArgumentException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case generic = "NSGenericException"
    case range = "NSRangeException"
    case viewHierarchy = "UIViewControllerHierarchyInconsistency"
  }

  /// Ends the app's run with UIKit's own words.
  static func raise(_ name: Name, _ reason: String) -> Never {
    if let observer = ApplicationHost.observer {
      observer.raised(name: name.rawValue, reason: reason)
    }
    end("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
  }

  /// The same from code that is not bound to the main actor, but has to run there.
  nonisolated static func raiseAnywhere(_ name: Name, _ reason: String) -> Never {
    MainActor.assumeIsolated { raise(name, reason) }
  }

  /// Ends the app's run because layout asks for more layout without end.
  static func layoutNeverSettled(_ reason: String) -> Never {
    if let observer = ApplicationHost.observer {
      observer.layoutNeverSettled(reason: reason)
    }
    end("*** Layout does not settle: \(reason)")
  }

  /// The one place at which UIKit ends a process itself: nobody is there to be told.
  nonisolated static func end(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    fatalError(message)
  }
}
