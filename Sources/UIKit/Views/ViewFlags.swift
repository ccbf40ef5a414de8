import Foundation

/// What a view has still to do before the next frame, and whether a view below it has.
///
/// The `has...Below` flags hold for every ancestor of a view with the flag itself, so that a pass
/// finds its work without visiting the rest of the tree.
struct ViewFlags {
  var needsLayout = true
  var hasLayoutBelow = false
  var needsUpdateConstraints = true
  var hasUpdateConstraintsBelow = false
  var needsSafeArea = true
  var hasSafeAreaBelow = false
}

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
