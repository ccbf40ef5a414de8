import Foundation

/// A push or a pop that is under way.
@MainActor final class NavigationTransition {
  let incoming: UIViewController
  let outgoing: UIViewController
  let isPush: Bool
  /// What the app is told of it by.
  let coordinator: TransitionCoordinator

  init(
    from outgoing: UIViewController, to incoming: UIViewController, isPush: Bool,
    coordinator: TransitionCoordinator
  ) {
    self.outgoing = outgoing
    self.incoming = incoming
    self.isPush = isPush
    self.coordinator = coordinator
  }
}

extension UINavigationController {
  /// Seconds that a push or a pop takes.
  private static let duration = 0.35

  func push(_ controller: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === controller }) else {
      Exception.raise(
        .invalidArgument,
        "Pushing the same view controller instance more than once is not supported (\(controller))")
    }
    guard !(controller is UINavigationController) else {
      Exception.raise(
        .invalidArgument, "Pushing a navigation controller is not supported")
    }
    change(to: stack + [controller], animated: animated)
  }

  /// Changes what is stacked, and what is shown.
  ///
  /// - Returns: Who is gone from the stack.
  @discardableResult
  func change(to new: [UIViewController], animated: Bool) -> [UIViewController] {
    finishTransition()
    let old = stack
    let gone = old.filter { controller in !new.contains { $0 === controller } }
    let come = new.filter { controller in !old.contains { $0 === controller } }
    let isPush = new.last.map { top in !old.contains { $0 === top } } ?? false
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in come {
      addChild(controller)
      controller.isAppearanceManaged = true
    }
    stack = new
    bar.setItems(new.map(\.navigationItem), animated: animated)
    if isViewLoaded { show(new.last, isPush: isPush, animated: animated) }
    tabBarController?.stackDidChange()
    for controller in come where controller !== new.last || !isTransitioning {
      controller.didMove(toParent: self)
    }
    for controller in gone where controller !== transition?.outgoing { leave(controller) }
    return gone
  }

  private var isTransitioning: Bool { transition != nil }

  private func leave(_ controller: UIViewController) {
    controller.removeFromParent()
    controller.isAppearanceManaged = false
  }

  /// Puts the view of the controller in front into place when the container's view is made.
  func showWithoutTransition() {
    guard let top = stack.last else { return }
    shown = top
    insert(top.loadedView)
    placeContent()
    delegate?.navigationController(self, willShow: top, animated: false)
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  private func insert(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // It may have been slid away before.
    UIView.performWithoutAnimation { view.frame = loadedView.bounds }
    loadedView.insertSubview(view, belowSubview: bottomBar)
  }

  private func show(_ top: UIViewController?, isPush: Bool, animated: Bool) {
    let old = shown
    guard top !== old else { return barsDidChange(animated: false) }
    shown = top
    let isOnScreen = isOnItsWayIn
    let isAnimated =
      animated && isOnScreen && loadedView.window != nil && old != nil && top != nil
      && UIView.areAnimationsEnabled
    var coordinator: TransitionCoordinator?
    if isAnimated, let old, let top {
      let made = TransitionCoordinator(in: loadedView, from: old, to: top, taking: Self.duration)
      for controller in [self, old, top] { controller.ownCoordinator = made }
      coordinator = made
    }
    if isOnScreen { old?.willDisappear(isAnimated) }
    guard let top else {
      old?.viewIfLoaded?.removeFromSuperview()
      old?.didDisappear(false)
      return
    }
    let view = top.loadedView
    delegate?.navigationController(self, willShow: top, animated: isAnimated)
    if isOnScreen { top.willAppear(isAnimated) }
    insert(view)
    if !isPush, let outgoing = old?.viewIfLoaded, isAnimated {
      loadedView.insertSubview(view, belowSubview: outgoing)
    }
    UIApplication.shared.statusBar.update()
    guard let coordinator, let old else {
      old?.viewIfLoaded?.removeFromSuperview()
      old?.didDisappear(false)
      placeContent()
      if isOnScreen, state == .appeared { UIApplication.shared.appearing.append(top) }
      delegate?.navigationController(self, didShow: top, animated: false)
      return
    }
    slide(
      NavigationTransition(from: old, to: top, isPush: isPush, coordinator: coordinator))
  }

  /// The view in front comes from the end or goes there; the one below moves by a third of that.
  private func slide(_ new: NavigationTransition) {
    transition = new
    UIView.performWithoutAnimation {
      placeContent()
      new.incoming.loadedView.frame.origin.x += offset(isFront: new.isPush)
      loadedView.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: Self.duration,
      animations: { [self] in
        new.incoming.loadedView.frame.origin.x = 0
        new.outgoing.loadedView.frame.origin.x = offset(isFront: !new.isPush)
        bar.layoutIfNeeded()
        new.coordinator.runAlongside()
      },
      completion: { [weak self] _ in
        if self?.transition === new { self?.finishTransition() }
      })
  }

  private func offset(isFront: Bool) -> CGFloat {
    let width = loadedView.bounds.width * (loadedView.isMirrored ? -1 : 1)
    return isFront ? width : -(width * 0.3).rounded()
  }

  /// Ends a push or a pop that is under way, at its end or because another one begins.
  func finishTransition() {
    guard let ended = transition else { return }
    transition = nil
    ended.outgoing.viewIfLoaded?.removeFromSuperview()
    ended.outgoing.didDisappear(true)
    if !stack.contains(where: { $0 === ended.outgoing }) { leave(ended.outgoing) }
    placeContent()
    ended.incoming.didAppear(true)
    if ended.isPush { ended.incoming.didMove(toParent: self) }
    delegate?.navigationController(self, didShow: ended.incoming, animated: true)
    // Whoever was told may have begun another transition by now, with a coordinator of its own.
    ended.coordinator.finish(for: [self, ended.outgoing, ended.incoming])
  }

  // MARK: Places

  func barsDidChange(animated: Bool) {
    guard isViewLoaded else { return }
    let isSeen = animated && loadedView.window != nil && UIView.areAnimationsEnabled
    guard isSeen else {
      placeContent()
      return loadedView.setNeedsLayout()
    }
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) { [self] in
      placeContent()
      loadedView.layoutIfNeeded()
    }
  }

  /// Puts bars and the shown controller's view into their places.
  func placeContent() {
    guard let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    let traits = traitCollection
    let width = view.bounds.width
    let height = isRowAway ? 0 : BarMetrics.navigationBarHeight(traits)
    let stays = height + fixedSearchRoom
    let room = largeTitleRoom(below: safe.top + stays)
    let shares = shares(of: room)
    bar.isHidden = isNavigationBarHidden
    bar.largeTitleRoom = shares.title
    bar.searchRoom = fixedSearchRoom + shares.search
    bar.frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -height : safe.top, width: width,
      height: height + bar.largeTitleRoom + bar.searchRoom)
    let bottomHeight = BarMetrics.toolbarHeight(traits)
    bottomBar.isHidden = isToolbarHidden
    bottomBar.items = topViewController?.toolbarItems
    bottomBar.frame = CGRect(
      x: 0,
      y: isToolbarHidden
        ? view.bounds.height
        : view.bounds.height - bottomHeight - safe.bottom,
      width: width, height: bottomHeight + safe.bottom)
    guard let shown, let content = shown.viewIfLoaded, content.superview === view else { return }
    let x = content.frame.minX
    shown.fit(
      content, into: view.bounds,
      between: BarCover(
        top: isNavigationBarHidden ? 0 : stays + min(room, largeTitle.limit),
        bottom: isToolbarHidden ? 0 : bottomHeight,
        isTopTranslucent: bar.isTranslucent, isBottomTranslucent: bottomBar.isTranslucent,
        safeArea: safe))
    if transition != nil { content.frame.origin.x = x }
  }
}
