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

/// What is told of a block of animations.
package struct AnimationNotice: Hashable, Sendable {
  /// Seconds that it takes.
  package var duration: Double
  /// Seconds until it starts.
  package var delay: Double
  /// The curve by UIKit's name: `easeInOut`.
  package var curve: String
  /// What it changes, in sentences such as `UIView frame`, in the order of the changes.
  package var changes: [String]

  package init(duration: Double, delay: Double, curve: String, changes: [String]) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.changes = changes
  }
}
