import Foundation

extension UIApplication {
  /// Seconds that the turn of the interface takes.
  private static let rotationDuration = 0.3

  /// The phone is turned: the interface follows if the app lets it (fact 8.5).
  ///
  /// - Returns: Whether the interface turns.
  @discardableResult
  package func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    let screen = ApplicationHost.screen
    guard orientation != screen.orientation, mayTurn(to: orientation) else { return false }
    let oldTraits = screen.traitCollection
    let turn = Self.angle(of: orientation) - Self.angle(of: screen.orientation)
    let windows = windows
    let coordinators = windows.map {
      TransitionCoordinator(
        in: $0, turnedBy: CGAffineTransform(rotationAngle: CGFloat(turn)),
        taking: Self.rotationDuration)
    }
    let old = screen.orientation
    screen.orientation = orientation
    let (size, newTraits) = (screen.bounds.size, screen.traitCollection)
    screen.orientation = old
    for (window, coordinator) in zip(windows, coordinators) {
      window.turn = coordinator
      for controller in window.shownControllers {
        if newTraits != oldTraits { controller.willTransition(to: newTraits, with: coordinator) }
        controller.viewWillTransition(to: size, with: coordinator)
      }
    }
    screen.orientation = orientation
    UIView.animate(
      withDuration: Self.rotationDuration,
      animations: { [self] in
        statusBar.update()
        for (window, coordinator) in zip(windows, coordinators) {
          window.frame = CGRect(origin: .zero, size: size)
          window.markNeedsSafeArea()
          if newTraits != oldTraits { window.tellTraits(changedFrom: oldTraits) }
          coordinator.runAlongside()
          window.layoutPass()
        }
      },
      completion: { _ in
        for (window, coordinator) in zip(windows, coordinators) {
          coordinator.finish()
          if window.turn === coordinator { window.turn = nil }
        }
      })
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    return true
  }

  private func mayTurn(to orientation: UIInterfaceOrientation) -> Bool {
    guard let mask = UIInterfaceOrientationMask(orientation) else { return false }
    guard let controller = controllerInFront else { return true }
    return controller.shouldAutorotate && controller.supportedInterfaceOrientations.contains(mask)
      && (ApplicationHost.info.supportedOrientationMask?.contains(mask) ?? true)
  }

  /// Radians by which the interface is turned against portrait.
  private static func angle(of orientation: UIInterfaceOrientation) -> Double {
    switch orientation {
    case .unknown, .portrait: 0
    case .portraitUpsideDown: .pi
    case .landscapeLeft: -.pi / 2
    case .landscapeRight: .pi / 2
    }
  }
}

extension UIWindow {
  /// The root controller and those presented over it, back to front.
  var shownControllers: [UIViewController] {
    var result: [UIViewController] = []
    var next = rootViewController
    while let controller = next {
      result.append(controller)
      next = controller.presentedViewController
    }
    return result
  }

  /// Tells all views and controllers of the window of their new surroundings.
  func tellTraits(changedFrom old: UITraitCollection) {
    eachBelow { $0.tellOwnTraits(changedFrom: old) }
  }
}

extension UIInterfaceOrientationMask {
  /// The mask of one way; none for an unknown one.
  init?(_ orientation: UIInterfaceOrientation) {
    guard orientation != .unknown else { return nil }
    self.init(rawValue: 1 << UInt(orientation.rawValue))
  }
}

extension AppInfo {
  /// `supportedOrientations` as a mask; names that UIKit does not know are left out.
  var supportedOrientationMask: UIInterfaceOrientationMask? {
    guard let supportedOrientations else { return nil }
    var mask = UIInterfaceOrientationMask()
    for name in supportedOrientations {
      switch name {
      case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
      default: break
      }
    }
    return mask
  }
}
