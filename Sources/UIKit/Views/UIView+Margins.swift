public import Foundation

extension UIView {
  /// Whether its margins are at least so large that content stays inside of the superview's.
  public var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperview }
    set {
      marginState.preservesSuperview = newValue
      noteMargins()
    }
  }

  /// Whether the safe area is added to its margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.addsSafeArea }
    set {
      marginState.addsSafeArea = newValue
      noteMargins()
    }
  }

  /// The margins with all that is added to them: the safe area and, if asked for, what is missing
  /// to the superview's margins (facts 3.8, 3.9).
  var effectiveMargins: UIEdgeInsets {
    let base = ownMargins
    var result = base
    if marginState.addsSafeArea {
      result.top += storedSafeArea.top
      result.left += storedSafeArea.left
      result.bottom += storedSafeArea.bottom
      result.right += storedSafeArea.right
    }
    guard marginState.preservesSuperview, let superview else { return result }
    let outer = superview.effectiveMargins
    let frame = layer.geometry.untransformedFrame
    let around = superview.bounds
    result.top = max(result.top, outer.top - (frame.minY - around.minY))
    result.left = max(result.left, outer.left - (frame.minX - around.minX))
    result.bottom = max(result.bottom, outer.bottom - (around.maxY - frame.maxY))
    result.right = max(result.right, outer.right - (around.maxX - frame.maxX))
    return result
  }

  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    controllerMinimum.map { marginState.base.widened(to: $0) } ?? marginState.base
  }

  func setMargins(_ margins: UIEdgeInsets) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    setDirectionalMargins(
      NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right))
  }

  func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    guard margins != marginState.base else { return }
    marginState.base = margins
    noteMargins()
  }

  /// Margins are about to be seen by constraints, by the view and by what it holds.
  func noteMargins() {
    LayoutEngine.guidesDidChange(self)
    layoutMarginsDidChange()
    setNeedsLayout()
    for view in subviewList where view.marginState.preservesSuperview { view.noteMargins() }
  }

  /// By left and right, without the safe area.
  private var ownMargins: UIEdgeInsets {
    let base = effectiveDirectionalMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: base.top, left: isMirrored ? base.trailing : base.leading, bottom: base.bottom,
      right: isMirrored ? base.leading : base.trailing)
  }

  private var controllerMinimum: NSDirectionalEdgeInsets? {
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return nil }
    return controller.systemMinimumLayoutMargins
  }
}

extension NSDirectionalEdgeInsets {
  /// Each edge at least as large as another's.
  func widened(to minimum: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: max(top, minimum.top), leading: max(leading, minimum.leading),
      bottom: max(bottom, minimum.bottom), trailing: max(trailing, minimum.trailing))
  }
}
