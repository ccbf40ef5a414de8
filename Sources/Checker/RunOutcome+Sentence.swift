import Course
package import LayoutTrace

extension RunOutcome.Ending {
  /// How it ended, as a sentence for the reader.
  package var sentence: String {
    switch self {
    case .finished: "The app ran to the end."
    case .raised(let name, let reason): "UIKit raised \(name): \(reason)"
    case .neverSettled(let reason): "The layout never settles: \(reason)"
    case .crashed(_, let message): "The app crashed: \(message)"
    case .exited(let code): "The app ended itself with exit code \(code)."
    case .timedOut(let seconds): "The app was ended after \(seconds.brief) s: it came to no end."
    case .notRun(let late):
      "The app was not started: \(late) runs of it before this one came to no end."
    case .outOfMemory: "The app wanted more memory than it may have."
    case .unreadable(let reason): "What the app's process sent back cannot be read: \(reason)."
    }
  }
}
