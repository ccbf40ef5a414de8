import Foundation

/// Where the baselines of a view's text lie, in points, inwards from the edges of its alignment
/// rectangle (fact 1.13).
struct BaselineOffsets: Hashable {
  /// From the top edge down to the first line's baseline.
  var firstFromTop: CGFloat
  /// From the bottom edge up to the last line's baseline.
  var lastFromBottom: CGFloat

  /// The same in a view that is higher than its text by `spare`, of which so much lies above.
  func stretched(by spare: CGFloat, above: CGFloat) -> BaselineOffsets {
    BaselineOffsets(
      firstFromTop: firstFromTop + above, lastFromBottom: lastFromBottom + spare - above)
  }
}

/// A view that has text on baselines: constraints can read where these are.
@MainActor protocol BaselineText: UIView {
  /// Where the baselines lie in a view of a height; nil while there is no text.
  func baselineOffsets(atHeight height: CGFloat) -> BaselineOffsets?

  /// The font that spacing between baselines goes by.
  var baselineFont: UIFont { get }
}

extension UIView {
  /// The view whose baseline is this one's: what `forFirstBaselineLayout` or `forLastBaselineLayout`
  /// says, and that one says in turn. A view outside of this one is none.
  final func baselineView(_ baseline: LocationOnAxis.Baseline) -> UIView {
    var view = self
    while true {
      let next =
        switch baseline {
        case .first: view.forFirstBaselineLayout
        case .last: view.forLastBaselineLayout
        }
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }
}
