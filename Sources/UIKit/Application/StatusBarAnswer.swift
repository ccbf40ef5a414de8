import Foundation

/// What the app wants of the status bar at this moment.
@MainActor struct StatusBarAnswer {
  var isHidden: Bool
  var style: UIStatusBarStyle
  var animation: UIStatusBarAnimation

  /// What the controllers say that rule the bar: the one in front and those that it names (fact
  /// 4.3); or what the app itself says, when `Info.plist` takes the bar from them (fact 4.4).
  static var current: StatusBarAnswer {
    guard ApplicationHost.info.isStatusBarRuledByControllers,
      let front = UIApplication.shared.controllerInFront
    else { return UIApplication.shared.ownAnswer }
    let hider = follow(front, \.childForStatusBarHidden)
    return StatusBarAnswer(
      isHidden: hider.prefersStatusBarHidden,
      style: follow(front, \.childForStatusBarStyle).preferredStatusBarStyle,
      animation: hider.preferredStatusBarUpdateAnimation)
  }

  /// Goes from a controller to the child that it names, and on.
  private static func follow(
    _ controller: UIViewController, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var present = controller
    var seen = [ObjectIdentifier(present)]
    while let next = child(present), !seen.contains(ObjectIdentifier(next)) {
      present = next
      seen.append(ObjectIdentifier(next))
    }
    return present
  }
}

extension UIApplication {
  /// The controller whose view is in front: the last one presented over the window's.
  var controllerInFront: UIViewController? {
    let window = keyWindow ?? windows.last
    guard var controller = window?.rootViewController else { return nil }
    while let next = controller.presentedViewController, next.coversStatusBar {
      controller = next
    }
    return controller
  }
}
