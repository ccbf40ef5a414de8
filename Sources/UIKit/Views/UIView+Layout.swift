import Foundation

extension UIView {
  /// After so many rounds a layout that asks for itself again is given up (fact 1.38).
  static let roundLimit = 100

  final func markNeedsLayout() { mark(.layout) }

  final func markNeedsUpdateConstraints() { mark(.constraints) }

  final func mark(_ work: PendingWork) { node.mark(work) }

  /// First phase (fact 1.32): from the bottom up, each flagged view's `updateConstraints`.
  final func updateConstraintsNow() {
    node.visitPending(.constraints) { $0.updateConstraintsNow() }
    guard node.pointee.needs.contains(.constraints) else { return }
    node.pointee.needs.remove(.constraints)
    if let controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Second phase (fact 1.32): from the top down, each flagged view's `layoutSubviews`.
  final func layoutTree() {
    if node.pointee.needs.contains(.layout) {
      node.pointee.needs.remove(.layout)
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    node.visitPending(.layout) { $0.layoutTree() }
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
    for _ in 0..<UIView.roundLimit {
      updateConstraintsNow()
      LayoutEngine.solveIfNeeded(in: root)
      let start = topmostFlagged
      guard start.node.pointee.all.contains(.layout) else { return }
      start.layoutTree()
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
    for _ in 0..<UIView.roundLimit {
      updateSafeAreas()
      updateConstraintsNow()
      LayoutEngine.solveIfNeeded(in: self)
      layoutTree()
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
