public import Foundation

extension UIView {
  /// Puts a view at an index, or in front with nil.
  func insert(_ view: UIView, at index: Int?) {
    guard view !== self, !isDescendant(of: view) else {
      Exception.raise(
        .invalidArgument,
        view === self
          ? "Can't add self as subview"
          : "Can't add an ancestor of a view to it: \(Self.self)")
    }
    if view.superview === self {
      guard let present = subviewList.firstIndex(where: { $0 === view }) else { return }
      subviewList.remove(at: present)
      subviewList.insert(view, at: clamped(index))
      subviewOrderDidChange()
      return
    }
    let old = view.superview
    view.willMove(toSuperview: self)
    view.changeWindow(to: window) {
      if let old {
        LayoutEngine.viewWillLeave(view)
        old.willRemoveSubview(view)
        old.setNeedsLayout()
      }
      view.superviewLink?.remove(view)
      add(view, at: clamped(index))
      LayoutEngine.viewDidMove(view, from: old)
    }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.markNeedsSafeArea()
    setNeedsLayout()
  }

  /// Lists a view that has no superview; from now on each knows the other.
  private func add(_ view: UIView, at index: Int) {
    subviewList.insert(view, at: index)
    node.subviewCame(view.node, at: index, of: subviewList.count)
    view.node.tellSuperviews(of: view.node.pointee.all)
    safeAreaSubviewCame(view)
  }

  /// Strikes a subview; it no longer knows this view either.
  private func remove(_ view: UIView) {
    safeAreaSubviewWent(view)
    node.subviewWent(view.node)
    if !layer.ownSublayers.isEmpty, let place = subviewList.firstIndex(where: { $0 === view }) {
      layer.viewLeaves(view, behind: place > 0 ? subviewList[place - 1] : nil)
    }
    subviewList.removeAll { $0 === view }
    DepartedViews.note(view)
  }

  func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    guard view !== sibling, sibling.superview === self else {
      return insert(view, at: nil)
    }
    if view.superview === self { subviewList.removeAll { $0 === view } }
    guard let place = subviewList.firstIndex(where: { $0 === sibling }) else { return }
    let index = above ? place + 1 : place
    if view.superview === self {
      subviewList.insert(view, at: index)
      subviewOrderDidChange()
    } else {
      insert(view, at: index)
    }
  }

  func leaveSuperview() {
    guard let old = superview else { return }
    LayoutEngine.viewWillLeave(self)
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    changeWindow(to: nil) {
      superviewLink?.remove(self)
      LayoutEngine.viewDidMove(self, from: old)
    }
    old.setNeedsLayout()
    clearSafeArea()
    didMoveToSuperview()
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard let present = subviewList.firstIndex(where: { $0 === view }) else { return }
    subviewList.remove(at: present)
    subviewList.insert(view, at: toFront ? subviewList.count : 0)
    subviewOrderDidChange()
  }

  /// Swaps two subviews in the order from back to front.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviewList.swapAt(index1, index2)
    subviewOrderDidChange()
  }

  /// Whether it is a view or below it.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let present = candidate {
      if present === view { return true }
      candidate = present.superview
    }
    return false
  }

  /// The first view with a tag: itself, else the first one below it, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewList {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Takes what is typed from the view or one below it; whether nothing is typed there any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let typed = UIApplication.shared.firstResponder as? UIView, typed.isDescendant(of: self)
    else { return true }
    if typed.resignFirstResponder() { return true }
    if force { UIApplication.shared.firstResponder = nil }
    return force
  }

  /// The topmost view above it: the window when there is one.
  var rootView: UIView {
    var node = node
    while let superview = node.pointee.superview { node = superview }
    return node.pointee.view ?? self
  }

  /// The subviews in the order in which they are drawn: by `layer.zPosition`, then as they are
  /// listed (fact 6.1).
  package var subviewsInDrawingOrder: [UIView] {
    guard subviewList.contains(where: { $0.layer.zPosition != 0 }) else { return subviewList }
    return subviewList.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }

  final func subviewOrderDidChange() {
    node.forgetPlaces()
    safeArea.watchedSubviews = nil
  }

  /// Tells the view and all below it of the new window, before and after a change.
  ///
  /// What an app's code takes out of the tree meanwhile, or puts elsewhere, has been told already
  /// and keeps its window.
  private func changeWindow(to new: UIWindow?, _ change: @MainActor () -> Void) {
    guard window !== new else { return change() }
    eachBelow { view in
      view.controller?.viewWillMove(to: new)
      view.willMove(toWindow: new)
    }
    change()
    eachBelow { view in
      guard view === self || view.superviewLink?.links.window === new else { return }
      view.links.window = new
      if new == nil { view.layer.dropAnimations() }
      view.didMoveToWindow()
    }
    eachBelow { $0.controller?.viewDidMove(to: new) }
  }

  /// The view itself and all below it, each before its subviews.
  func eachBelow(_ visit: @MainActor (UIView) -> Void) {
    visit(self)
    for view in subviewList { view.eachBelow(visit) }
  }

  private func clamped(_ index: Int?) -> Int {
    min(max(0, index ?? subviewList.count), subviewList.count)
  }
}
