/// Something that happened at a moment of the run.
package struct Event: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// Required constraints cannot hold together; once a conflict, not once a frame.
    case unsatisfiable(BrokenConstraint)
    /// `UIView.animate` and its like: duration and delay in seconds; the curve by UIKit's name;
    /// what it changes: `statusBar`, or a view as the app calls it and the value, `header frame`.
    case animation(duration: Double, delay: Double, curve: String, changes: [String])
    /// The app asked whether the status bar is to be hidden and got another answer than before.
    case statusBarChange(isHidden: Bool, duration: Double)
    /// UIKit's own words in the console.
    case log(String)
    /// A call that this UIKit does not support.
    case unsupported(String)
    /// UIKit raised: the exception's name and reason. The run ends here.
    case exception(name: String, reason: String)
    /// A scroll view's delegate was told: the method's base name.
    case delegate(String)
  }

  /// Seconds on the virtual clock since launch: the time of the first frame that shows it.
  package var time: Double
  package var kind: Kind

  package init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
