import Foundation

/// What UIKit has on a phone and not here.
///
/// Such a call is never a silent nothing: it ends the app's run, with its name and what to write
/// instead, so that a step cannot pass by something that did not happen.
@MainActor enum Unsupported {
  /// Refuses a call, such as `UIImage.pngData()`.
  static func call(_ name: String, advice: String) -> Never {
    if let observer = ApplicationHost.observer {
      observer.refused(call: name, advice: advice)
    }
    Exception.end("\(name) is not supported by this UIKit. \(advice)")
  }

  /// The same from code that is not bound to the main actor, but has to run there.
  nonisolated static func callAnywhere(_ name: String, advice: String) -> Never {
    MainActor.assumeIsolated { call(name, advice: advice) }
  }
}
