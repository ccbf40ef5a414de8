/// Kinds of work that a view may have to do before the next frame.
struct PendingWork: OptionSet {
  let rawValue: UInt8

  /// `updateConstraints`.
  static let constraints = PendingWork(rawValue: 1)
  /// Its safe area is to be computed anew.
  static let safeArea = PendingWork(rawValue: 2)
  /// `layoutSubviews`.
  static let layout = PendingWork(rawValue: 4)
}
