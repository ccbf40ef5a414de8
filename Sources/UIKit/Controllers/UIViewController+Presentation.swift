import Foundation

extension UIViewController {
  /// Seconds that a presentation takes when it is animated; Apple's own duration is not documented.
  private static let presentationDuration = 0.4

  /// Whether it rules the status bar while it is presented (fact 4.3).
  var coversStatusBar: Bool {
    fillsScreen || modalPresentationCapturesStatusBarAppearance
  }

  /// Whether it covers the whole screen. Sheets do so on phones before iOS 13; the cards of later
  /// systems are not built.
  private var fillsScreen: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: true
    case .automatic, .pageSheet, .formSheet, .popover: UIDevice.current.userInterfaceIdiom == .phone
    case .none, .custom, .overFullScreen, .overCurrentContext: false
    }
  }

  /// Puts a controller's view over this one's.
  func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = topController
    guard let window = presenter.viewIfLoaded?.window else {
      ApplicationHost.observer?.logged(
        "Attempt to present \(controller) on \(self) whose view is not in the window hierarchy!")
      return
    }
    guard presenter.presentedViewController == nil, controller.presentingViewController == nil
    else {
      ApplicationHost.observer?.logged(
        "Attempt to present \(controller) on \(self) which is already presenting "
          + "\(presenter.presentedViewController.map { "\($0)" } ?? "(null)")")
      return
    }
    controller.refuseUnbuiltStyle()
    presenter.presentedViewController = controller
    controller.presentingViewController = presenter
    controller.isAppearanceManaged = true
    let view = controller.loadedView
    let coordinator = beginTransition(
      in: window, from: presenter, to: controller, animated: animated)
    if controller.fillsScreen { presenter.willDisappear(animated) }
    controller.willAppear(animated)
    UIApplication.shared.statusBar.update()
    view.frame = window.bounds
    window.addSubview(view)
    controller.isAppearing(animated)
    let finish = { [self] in
      if controller.fillsScreen { leaveScreen(presenter) }
      controller.didAppear(animated)
      coordinator?.finish(for: [presenter, controller])
      completion?()
    }
    controller.comeIn(view, animated: animated, along: coordinator, then: finish)
  }

  private func beginTransition(
    in window: UIWindow, from outgoing: UIViewController, to incoming: UIViewController,
    animated: Bool
  ) -> TransitionCoordinator? {
    guard animated, UIView.areAnimationsEnabled else { return nil }
    let coordinator = TransitionCoordinator(
      in: window, from: outgoing, to: incoming, taking: Self.presentationDuration)
    for controller in [outgoing, incoming] { controller.ownCoordinator = coordinator }
    return coordinator
  }

  /// Takes the controller in front of this one away, or this one itself.
  func hide(animated: Bool, completion: (() -> Void)?) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    guard let presenter, let controller = presenter.presentedViewController else {
      completion?()
      return
    }
    if controller.presentedViewController != nil {
      controller.hide(animated: false, completion: nil)
    }
    let window = controller.viewIfLoaded?.window
    let coordinator = window.flatMap {
      beginTransition(in: $0, from: controller, to: presenter, animated: animated)
    }
    controller.willDisappear(animated)
    if controller.fillsScreen, let window {
      returnToScreen(presenter, in: window, below: controller)
      presenter.willAppear(animated)
    }
    presenter.presentedViewController = nil
    UIApplication.shared.statusBar.update()
    controller.goOut(animated: animated, along: coordinator) { [self] in
      controller.viewIfLoaded?.removeFromSuperview()
      controller.didDisappear(animated)
      controller.presentingViewController = nil
      controller.isAppearanceManaged = false
      presenter.didAppear(animated)
      coordinator?.finish(for: [presenter, controller])
      completion?()
    }
  }

  private func leaveScreen(_ presenter: UIViewController) {
    guard presenter.state == .disappearing else { return }
    presenter.viewIfLoaded?.removeFromSuperview()
    presenter.didDisappear(false)
  }

  private func returnToScreen(
    _ presenter: UIViewController, in window: UIWindow, below controller: UIViewController
  ) {
    guard let view = presenter.viewIfLoaded, view.window == nil, let front = controller.viewIfLoaded
    else { return }
    view.frame = window.bounds
    window.insertSubview(view, belowSubview: front)
  }

  private func comeIn(
    _ view: UIView, animated: Bool, along coordinator: TransitionCoordinator?,
    then finish: @escaping () -> Void
  ) {
    guard animated, UIView.areAnimationsEnabled else { return finish() }
    let place = view.frame
    UIView.performWithoutAnimation { moveAway(view) }
    UIView.animate(
      withDuration: Self.presentationDuration,
      animations: {
        view.frame = place
        view.alpha = 1
        coordinator?.runAlongside()
      },
      completion: { _ in finish() })
  }

  private func goOut(
    animated: Bool, along coordinator: TransitionCoordinator?, then finish: @escaping () -> Void
  ) {
    guard animated, UIView.areAnimationsEnabled, let view = viewIfLoaded else { return finish() }
    UIView.animate(
      withDuration: Self.presentationDuration,
      animations: {
        self.moveAway(view)
        coordinator?.runAlongside()
      },
      completion: { _ in
        view.alpha = 1
        finish()
      })
  }

  private func moveAway(_ view: UIView) {
    switch modalTransitionStyle {
    case .coverVertical: view.frame.origin.y = view.superview?.bounds.maxY ?? view.frame.maxY
    case .crossDissolve: view.alpha = 0
    case .flipHorizontal, .partialCurl:
      Unsupported.call(
        "UIModalTransitionStyle.\(modalTransitionStyle)",
        advice: "Use .coverVertical or .crossDissolve.")
    }
  }

  private func refuseUnbuiltStyle() {
    guard !fillsScreen, modalPresentationStyle != .overFullScreen,
      modalPresentationStyle != .overCurrentContext
    else { return }
    Unsupported.call(
      "UIModalPresentationStyle.\(modalPresentationStyle)",
      advice: "Set modalPresentationStyle to .fullScreen or .overFullScreen.")
  }
}
