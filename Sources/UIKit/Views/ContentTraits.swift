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
}
