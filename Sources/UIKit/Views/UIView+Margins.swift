public import Foundation

extension UIView {
  /// Whether its margins are at least so large that content stays inside of the superview's.
  public var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperview }
    set {
      marginState.preservesSuperview = newValue
      if newValue {
        watchSafeArea()
        superviewLink?.watchSafeArea()
      }
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
    var result = ownMargins.turned(isMirrored)
    if marginState.addsSafeArea {
      let safeArea = presentSafeArea
      result.top += safeArea.top
      result.left += safeArea.left
      result.bottom += safeArea.bottom
      result.right += safeArea.right
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

  func setMargins(_ margins: UIEdgeInsets) { setDirectionalMargins(margins.turned(isMirrored)) }

  func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    guard margins != marginState.own else { return }
    marginState.own = margins
    noteMargins()
  }

  /// Something that the margins follow from has changed: if they have, constraints, the view, its
  /// controller and what it holds are told.
  func noteMargins() {
    guard takeMargins() else { return }
    LayoutEngine.guidesDidChange(self)
    tellOfMargins()
  }

  /// Takes note of the margins as they are now.
  ///
  /// - Returns: Whether they are others than were told last.
  func takeMargins() -> Bool {
    let margins = effectiveMargins
    guard margins != marginState.told else { return false }
    marginState.told = margins
    return true
  }

  func tellOfMargins() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for view in subviewList where view.marginState.preservesSuperview { view.noteMargins() }
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margins without what is added to them: what the app has set, else 8 on each side, and for
  /// a controller's root view the system's least margins (fact 3.8).
  private var ownMargins: NSDirectionalEdgeInsets {
    let plain = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else {
      return marginState.own ?? plain
    }
    let least = controller.systemMinimumLayoutMargins
    return marginState.own?.widened(to: least) ?? least
  }
}

extension NSDirectionalEdgeInsets {
  /// Each edge at least as large as another's.
  func widened(to minimum: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: max(top, minimum.top), leading: max(leading, minimum.leading),
      bottom: max(bottom, minimum.bottom), trailing: max(trailing, minimum.trailing))
  }

  /// By left and right.
  func turned(_ isMirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}

extension UIEdgeInsets {
  /// By leading and trailing.
  func turned(_ isMirrored: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom,
      trailing: isMirrored ? left : right)
  }
}
