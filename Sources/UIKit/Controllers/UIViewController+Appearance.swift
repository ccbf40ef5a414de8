public import Foundation

/// How far a controller has come on screen.
enum AppearanceState {
  case disappeared
  /// It was told that it will appear.
  case appearing
  case appeared
  /// It was told that it will disappear.
  case disappearing
}

extension UIViewController {
  /// Whether it was last told that it will appear or has appeared.
  var isOnItsWayIn: Bool { state == .appearing || state == .appeared }

  /// The children whose views are in this controller's view, in order.
  private var shownChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let storedView else { return [] }
    return childList.filter { $0.storedView?.isDescendant(of: storedView) ?? false }
  }

  /// Tells it, then its children, that it will appear.
  func willAppear(_ isAnimated: Bool) {
    guard !isOnItsWayIn else { return }
    state = .appearing
    hasToldOfAppearing = false
    viewWillAppear(isAnimated)
    for child in shownChildren { child.willAppear(isAnimated) }
  }

  /// Tells it, then its children, that its view is in place.
  func isAppearing(_ isAnimated: Bool) {
    guard state == .appearing, !hasToldOfAppearing else { return }
    hasToldOfAppearing = true
    viewIsAppearing(isAnimated)
    for child in shownChildren { child.isAppearing(isAnimated) }
  }

  /// Tells its children, then it, that it has appeared.
  func didAppear(_ isAnimated: Bool) {
    guard state == .appearing else { return }
    for child in shownChildren { child.didAppear(isAnimated) }
    isAppearing(isAnimated)
    state = .appeared
    viewDidAppear(isAnimated)
  }

  /// Tells it, then its children, that it will disappear.
  func willDisappear(_ isAnimated: Bool) {
    guard isOnItsWayIn else { return }
    state = .disappearing
    viewWillDisappear(isAnimated)
    for child in shownChildren { child.willDisappear(isAnimated) }
  }

  /// Tells its children, then it, that it has disappeared.
  func didDisappear(_ isAnimated: Bool) {
    guard state == .disappearing else { return }
    for child in childList { child.didDisappear(isAnimated) }
    state = .disappeared
    viewDidDisappear(isAnimated)
  }

  /// Its view is about to come into a window, or to leave it: for one whose appearance nobody else
  /// minds, that is appearing.
  func viewWillMove(to window: UIWindow?) {
    guard !isAppearanceManaged, parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else {
      return
    }
    if window == nil {
      willDisappear(false)
    } else if parent?.isOnItsWayIn ?? true {
      willAppear(false)
    }
  }

  /// Its view has come into a window, or left it.
  func viewDidMove(to window: UIWindow?) {
    guard !isAppearanceManaged else { return }
    if window == nil {
      didDisappear(false)
    } else if state == .appearing, parent?.state != .appearing {
      UIApplication.shared.appearing.append(self)
    }
  }

  /// A container tells a child that it is about to appear or disappear, when it does not leave that
  /// to UIKit.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  /// A container tells a child that it has appeared or disappeared.
  public func endAppearanceTransition() {
    switch state {
    case .appearing: didAppear(false)
    case .disappearing: didDisappear(false)
    case .appeared, .disappeared: break
    }
  }

  /// Whether it is appearing for the first time in its parent or presentation.
  public var isBeingPresented: Bool { state == .appearing && presentingViewController != nil }

  /// Whether it is leaving the screen for good.
  public var isBeingDismissed: Bool { state == .disappearing && presentingViewController != nil }

  /// Whether it is being put into a parent.
  public var isMovingToParent: Bool { state == .appearing && parent != nil }

  /// Whether it is being taken out of a parent.
  public var isMovingFromParent: Bool { state == .disappearing && parent != nil }
}
