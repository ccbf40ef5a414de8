import Foundation

extension UIView {
  /// After so many rounds a layout that asks for itself again is given up (fact 1.38).
  static let roundLimit = 100

  final func markNeedsLayout() { mark(.layout) }

  final func markNeedsUpdateConstraints() { mark(.constraints) }

  final func mark(_ work: PendingWork) { node.mark(work) }

  /// First phase (fact 1.32): from the bottom up, each flagged view's `updateConstraints`.
  final func updateConstraintsNow() {
    DepartedViews.beginPass()
    node.updateConstraints()
    DepartedViews.endPass()
  }

  /// Lays out now, as `layoutIfNeeded` does (fact 1.34).
  func layoutNow() {
    let root = rootView
    let application = UIApplication.shared
    application.layoutDepth += 1
    defer { application.layoutDepth -= 1 }
    guard application.layoutDepth < UIView.roundLimit else {
      Exception.layoutNeverSettled(
        "\(type(of: self)) asks to be laid out while it is laid out, without end")
    }
    DepartedViews.beginPass()
    defer { DepartedViews.endPass() }
    for _ in 0..<UIView.roundLimit {
      node.updateConstraints()
      let engine = LayoutEngine.solved(in: root)
      let start = topmostFlagged
      guard start.node.pointee.all.contains(.layout) else { return }
      start.node.layOut(by: engine)
      root.updateSafeAreas()
    }
    Exception.layoutNeverSettled(root.viewsThatKeepAsking)
  }

  /// The highest view up from here through superviews that are all to be laid out.
  private var topmostFlagged: UIView {
    var view = self
    while let superview = view.superviewLink, superview.node.pointee.needs.contains(.layout) {
      view = superview
    }
    return view
  }

  /// Constraints, solution, layout and safe areas of the whole tree, until all is settled.
  func settle() {
    DepartedViews.beginPass()
    defer { DepartedViews.endPass() }
    for _ in 0..<UIView.roundLimit {
      if node.pointee.all.contains(.safeArea) { updateSafeAreas() }
      if node.pointee.all.contains(.constraints) { node.updateConstraints() }
      let engine = LayoutEngine.solved(in: self)
      node.layOut(by: engine)
      guard !node.pointee.all.isEmpty else { return }
    }
    Exception.layoutNeverSettled(viewsThatKeepAsking)
  }

  /// A sentence about who still asks for layout.
  private var viewsThatKeepAsking: String {
    var names: [String] = []
    eachBelow { view in
      if !view.node.pointee.needs.isEmpty {
        names.append(view.accessibilityIdentifier ?? "\(type(of: view))")
      }
    }
    return "after \(UIView.roundLimit) rounds these views still ask to be laid out: "
      + names.joined(separator: ", ")
  }
}

extension UnsafeMutablePointer<ViewNode> {
  /// First phase (fact 1.32), within a pass.
  @MainActor fileprivate func updateConstraints() {
    if var next = startVisit(.constraints) {
      while let present = next.first(with: .constraints) {
        present.updateConstraints()
        guard let following = present.pointee.nextPending else { break }
        next = following
      }
      endVisit()
    }
    guard pointee.needs.contains(.constraints), let view = pointee.view else { return }
    pointee.needs.remove(.constraints)
    if let controller = view.controller {
      controller.updateViewConstraints()
    } else {
      view.updateConstraints()
    }
  }

  /// Second phase (fact 1.32), within a pass: from the top down, each flagged view's
  /// `layoutSubviews`.
  ///
  /// - Parameter engine: The hierarchy's.
  @MainActor fileprivate func layOut(by engine: LayoutEngine) {
    if pointee.needs.contains(.layout) {
      pointee.needs.remove(.layout)
      layOutSubviews(by: engine)
    }
    guard var next = startVisit(.layout) else { return }
    while let present = next.first(with: .layout) {
      present.layOut(by: engine)
      guard let following = present.pointee.nextPending else { break }
      next = following
    }
    endVisit()
  }

  /// What `layoutSubviews` does is done here where no code of the app would run.
  @MainActor private func layOutSubviews(by engine: LayoutEngine) {
    guard pointee.overrides.contains(.layoutSubviews) || pointee.links.controller != nil else {
      if engine.isDirty { engine.solve() }
      placeMoved(by: engine)
      return
    }
    guard let view = pointee.view else { return }
    let controller = view.controller
    controller?.viewWillLayoutSubviews()
    view.layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }
}
