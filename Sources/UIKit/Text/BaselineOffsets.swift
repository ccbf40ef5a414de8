import Foundation

/// Where the baselines of a view's text lie, in points, inwards from the edges of its alignment
/// rectangle (fact 1.13).
struct BaselineOffsets: Hashable {
  /// From the top edge down to the first line's baseline.
  var firstFromTop: CGFloat
  /// From the bottom edge up to the last line's baseline.
  var lastFromBottom: CGFloat
}
