import Foundation

/// Pages that come and go.
extension UIPageViewController {
  /// How high the dots are, in points.
  private static let dotsHeight: CGFloat = 37

  func setUpPager() {
    loadedView.addSubview(pager)
    pager.isScrollEnabled = dataSource != nil
    pager.neighbours = { [weak self] in self?.askForNeighbours() ?? (false, false) }
    pager.moved = { [weak self] in self?.pagesMoved(to: $0) }
    pager.rested = { [weak self] in self?.pagesRested(at: $0) }
    dots.isUserInteractionEnabled = false
    if let current { insert(current, at: 0) }
    updateDots()
  }

  // MARK: By code

  func show(
    _ page: UIViewController, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    settle()
    asked = (nil, nil)
    guard page !== current else {
      completion?(true)
      return
    }
    adoptPage(page)
    guard isViewLoaded else {
      drop(current)
      current = page
      completion?(true)
      return
    }
    let isSeen =
      animated && current != nil && loadedView.window != nil && UIView.areAnimationsEnabled
    placePages()
    begin(page, at: direction == .forward ? 1 : -1, isAnimated: isSeen, isByFinger: false)
    guard isSeen else {
      finish(isDone: true, isAnimated: false)
      completion?(true)
      return
    }
    self.completion = completion
    pager.slide(to: direction == .forward ? 1 : -1)
  }

  /// Ends what is under way, since something else begins.
  private func settle() {
    guard incoming != nil else { return }
    pager.stopMotion()
    pager.activity.animation = nil
    finish(isDone: true, isAnimated: true)
    tellCompletion(false)
  }

  private func tellCompletion(_ isFinished: Bool) {
    let told = completion
    completion = nil
    told?(isFinished)
  }

  // MARK: By a finger

  private func askForNeighbours() -> (before: Bool, after: Bool) {
    guard let dataSource, let current else { return (false, false) }
    asked = (
      dataSource.pageViewController(self, viewControllerBefore: current),
      dataSource.pageViewController(self, viewControllerAfter: current)
    )
    return (asked.before != nil, asked.after != nil)
  }

  private func pagesMoved(to position: CGFloat) {
    guard position != 0, pager.isDragging || pager.isDecelerating else { return }
    let side = position > 0 ? 1 : -1
    if let incoming, incoming.side != side {
      // Past the page that is shown, to its other neighbour.
      let neighbours = asked
      finish(isDone: false, isAnimated: true, isAtRest: false)
      asked = neighbours
    }
    guard incoming == nil, let page = side > 0 ? asked.after : asked.before else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    adoptPage(page)
    begin(page, at: side, isAnimated: true, isByFinger: true)
  }

  private func pagesRested(at page: Int) {
    guard let incoming, let current else { return }
    let isDone = page == incoming.side
    finish(isDone: isDone, isAnimated: true)
    if incoming.isByFinger {
      if isDone { dots.currentPage += incoming.side }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [current],
        transitionCompleted: isDone)
    }
    tellCompletion(true)
  }

  // MARK: Pages in the view

  private func adoptPage(_ page: UIViewController) {
    guard page.parent !== self else { return }
    addChild(page)
    page.isAppearanceManaged = true
    page.didMove(toParent: self)
  }

  private func drop(_ page: UIViewController?) {
    guard let page else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
    page.isAppearanceManaged = false
    page.barInsets = .zero
  }

  private func insert(_ page: UIViewController, at side: Int) {
    let view = page.loadedView
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    UIView.performWithoutAnimation { view.frame = pager.frame(ofPage: side) }
    if view.superview !== pager { pager.addSubview(view) }
    giveSafeArea(to: page)
  }

  /// The spacing beyond the view's edges is no part of the safe area that reaches a page.
  private func giveSafeArea(to page: UIViewController) {
    let (safe, half) = (loadedView.safeAreaInsets, pager.spacing / 2)
    page.barInsets =
      pager.axis == .horizontal
      ? UIEdgeInsets(top: 0, left: min(half, safe.left), bottom: 0, right: min(half, safe.right))
      : UIEdgeInsets(top: min(half, safe.top), left: 0, bottom: min(half, safe.bottom), right: 0)
  }

  private func begin(
    _ page: UIViewController, at side: Int, isAnimated: Bool, isByFinger: Bool
  ) {
    incoming = (page, side, isByFinger)
    if isOnItsWayIn {
      current?.willDisappear(isAnimated)
      _ = page.loadedView
      page.willAppear(isAnimated)
    }
    insert(page, at: side)
  }

  /// The page that came is the one that is shown, or has gone again.
  private func finish(isDone: Bool, isAnimated: Bool, isAtRest: Bool = true) {
    guard let incoming else { return }
    self.incoming = nil
    let old = current
    let (stays, goes) = isDone ? (incoming.controller, old) : (old, incoming.controller)
    current = stays
    asked = (nil, nil)
    if isOnItsWayIn, !isDone {
      goes?.willDisappear(isAnimated)
      stays?.willAppear(isAnimated)
    }
    goes?.viewIfLoaded?.removeFromSuperview()
    if let stays { insert(stays, at: 0) }
    if isAtRest { pager.showMiddle() }
    goes?.didDisappear(isAnimated)
    if state == .appeared { stays?.didAppear(isAnimated) }
    drop(goes)
    UIApplication.shared.statusBar.update()
  }

  // MARK: Places

  func updateDots() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    dots.numberOfPages = count
    if count > 0, let dataSource { dots.currentPage = dataSource.presentationIndex(for: self) }
    guard let view = viewIfLoaded else { return }
    if count > 0, navigationOrientation == .horizontal {
      if dots.superview == nil { view.addSubview(dots) }
    } else {
      dots.removeFromSuperview()
    }
    view.setNeedsLayout()
  }

  func placePages() {
    guard let view = viewIfLoaded else { return }
    var room = view.bounds
    if dots.superview != nil {
      let height = Self.dotsHeight + view.safeAreaInsets.bottom
      room.size.height = max(0, room.height - height)
      dots.frame = CGRect(
        x: 0, y: room.maxY, width: room.width, height: min(Self.dotsHeight, view.bounds.height))
    }
    let old = pager.frame
    pager.place(in: room)
    if pager.frame != old, incoming != nil { return settle() }
    if let page = current?.viewIfLoaded, page.superview === pager {
      let place = pager.frame(ofPage: 0)
      if page.frame != place { page.frame = place }
      if let current { giveSafeArea(to: current) }
    }
  }
}
