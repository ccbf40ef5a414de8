import Foundation

/// Priorities and margins of a view's content.
struct ContentTraits {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalResistance = UILayoutPriority.defaultHigh
  var verticalResistance = UILayoutPriority.defaultHigh
}

/// The margins of a view before the safe area is added.
struct MarginState {
  /// What the app has set; nil for what the view has of itself.
  var own: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var addsSafeArea = true
  /// The margins, with all that is added, as constraints and the app were told of them last.
  var told = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
