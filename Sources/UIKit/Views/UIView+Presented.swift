import Foundation

/// A view as it is seen at a moment, in the middle of an animation too.
package struct PresentedView {
  package let view: UIView
  /// The number of its superview in the list; nil for the window.
  package let superview: Int?
  /// Where it is seen, in the window's coordinates.
  package let onScreen: CGRect
  /// Its own opacity, 0...1.
  package let alpha: Double
  /// What fills it.
  package let background: ColorComponents?
  /// From its own plane to the window's.
  package let map: CGAffineTransform
  /// The part of its own plane that it shows.
  package let bounds: CGRect
}

extension UIWindow {
  /// The window and all its views, a parent before its children, back to front, as they are seen
  /// now.
  package func presentedViews() -> [PresentedView] {
    var list: [PresentedView] = []
    collect(
      self, superview: nil, map: .identity, now: UIApplication.shared.clock.now, into: &list)
    return list
  }

  /// - Parameter map: From the superview's plane to the window's.
  private func collect(
    _ view: UIView, superview: Int?, map: CGAffineTransform, now: Double,
    into list: inout [PresentedView]
  ) {
    let geometry = view.layer.presentedGeometry(at: now)
    // The window's own plane is what everything is told in.
    let inner = superview == nil ? map : geometry.asTransform.concatenating(map)
    let index = list.count
    list.append(
      PresentedView(
        view: view, superview: superview, onScreen: geometry.bounds.applying(inner),
        alpha: view.layer.presentedOpacity(at: now),
        background: view.presentedBackground(at: now), map: inner, bounds: geometry.bounds))
    for subview in view.subviewsInDrawingOrder {
      collect(subview, superview: index, map: inner, now: now, into: &list)
    }
  }
}

extension UIView {
  /// What fills the view as it is seen.
  ///
  /// - Parameter now: the moment; nil for what was set, whatever is animated.
  func presentedBackground(at now: Double?) -> ColorComponents? {
    guard let now, let gap = layer.missing(.backgroundColor, at: now) else {
      return storedBackground?.components
    }
    let numbers = zip(storedBackground.numbers, gap).map(+)
    return ColorComponents(
      red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}
