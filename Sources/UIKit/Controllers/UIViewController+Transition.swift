public import Foundation

extension UIViewController {
  /// Goes from one child to another: puts the second one's view in, runs a block of animations, and
  /// then takes the first one's view out. Options that turn or dissolve pages are left out of account.
  ///
  /// Raises NSInternalInconsistencyException unless both are children of this controller.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (fromViewController, toViewController)
    guard old.parent === self, new.parent === self else {
      Exception.raise(
        .internalInconsistency,
        "Children view controllers \(old) and \(new) must have a common parent view controller "
          + "when calling -[UIViewController transitionFromViewController:toViewController:"
          + "duration:options:animations:completion:]")
    }
    let isAnimated = duration > 0
    for child in [old, new] { child.isAppearanceManaged = true }
    if isOnItsWayIn {
      old.willDisappear(isAnimated)
      new.willAppear(isAnimated)
    }
    old.viewIfLoaded?.superview?.addSubview(new.loadedView)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { isFinished in
        old.viewIfLoaded?.removeFromSuperview()
        old.didDisappear(isAnimated)
        new.didAppear(isAnimated)
        for child in [old, new] { child.isAppearanceManaged = false }
        completion?(isFinished)
      })
  }
}
