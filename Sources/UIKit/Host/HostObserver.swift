import Foundation

/// Whoever runs the app from outside and records it: it is told what UIKit cannot show in a view.
///
/// The calls come on the main actor, in the order in which things happen. UIKit works the same
/// without an observer, except that what ends an app then ends the process with UIKit's words on
/// standard error.
@MainActor package protocol HostObserver: AnyObject {
  /// UIKit writes to the console.
  func logged(_ message: String)

  /// Required constraints cannot hold together, and one of them gives way: once a conflict.
  ///
  /// - Parameters:
  ///   - broken: The constraint that gave way.
  ///   - conflict: The whole set that cannot hold together, `broken` among them, in a fixed order.
  ///   - violation: By how much it is violated, in points.
  func constraintsConflicted(broken: String, conflict: [String], violation: Double)

  /// A block of animations was begun.
  func animationBegan(_ animation: AnimationNotice)

  /// The app's answer to whether the status bar is hidden has changed; `duration` is in seconds.
  func statusBarChanged(isHidden: Bool, duration: Double)

  /// A delegate was told something: the method's base name, and who told it.
  func delegateCalled(_ method: String, by sender: UIView)

  /// The app called something that this UIKit does not have. The app's run is over.
  func refused(call: String, advice: String) -> Never

  /// UIKit raised an exception. The app's run is over.
  func raised(name: String, reason: String) -> Never

  /// Layout went round and round without settling. The app's run is over.
  func layoutNeverSettled(reason: String) -> Never
}

/// What is told of a block of animations, once its changes are made.
@MainActor package struct AnimationNotice {
  /// Something that the block changed and that is seen to move.
  package enum Change {
    /// The status bar comes or goes.
    case statusBar
    /// A view, and which of its values by UIKit's name: `frame`, `bounds`, `transform`, `alpha`,
    /// `backgroundColor`.
    case view(UIView, String)
  }

  /// Seconds that it takes.
  package var duration: Double
  /// Seconds until it starts.
  package var delay: Double
  /// The curve by UIKit's name: `curveEaseInOut`.
  package var curve: String
  /// What it changes, each thing once, in the order of the changes.
  package var changes: [Change]
}
