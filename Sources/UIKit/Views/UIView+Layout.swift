import Foundation

extension UIView {
  /// After so many rounds a layout that asks for itself again is given up (fact 1.38).
  static let roundLimit = 100

  func markNeedsLayout() {
    guard !flags.needsLayout else { return }
    flags.needsLayout = true
    var ancestor = superview
    while let view = ancestor, !view.flags.hasLayoutBelow {
      view.flags.hasLayoutBelow = true
      ancestor = view.superview
    }
  }

  func markNeedsUpdateConstraints() {
    guard !flags.needsUpdateConstraints else { return }
    flags.needsUpdateConstraints = true
    var ancestor = superview
    while let view = ancestor, !view.flags.hasUpdateConstraintsBelow {
      view.flags.hasUpdateConstraintsBelow = true
      ancestor = view.superview
    }
  }

  func markNeedsSafeArea() {
    guard !flags.needsSafeArea else { return }
    flags.needsSafeArea = true
    var ancestor = superview
    while let view = ancestor, !view.flags.hasSafeAreaBelow {
      view.flags.hasSafeAreaBelow = true
      ancestor = view.superview
    }
  }

  /// A subview came with work of its own: its ancestors are to know.
  func passFlagsUp(of view: UIView) {
    let new = view.flags
    var ancestor: UIView? = self
    while let present = ancestor {
      present.flags.hasLayoutBelow =
        present.flags.hasLayoutBelow || new.needsLayout || new.hasLayoutBelow
      present.flags.hasUpdateConstraintsBelow =
        present.flags.hasUpdateConstraintsBelow || new.needsUpdateConstraints
        || new.hasUpdateConstraintsBelow
      present.flags.hasSafeAreaBelow =
        present.flags.hasSafeAreaBelow || new.needsSafeArea || new.hasSafeAreaBelow
      ancestor = present.superview
    }
  }

  /// First phase (fact 1.32): from the bottom up, each flagged view's `updateConstraints`.
  func updateConstraintsNow() {
    if flags.hasUpdateConstraintsBelow {
      flags.hasUpdateConstraintsBelow = false
      for view in subviewList { view.updateConstraintsNow() }
    }
    guard flags.needsUpdateConstraints else { return }
    flags.needsUpdateConstraints = false
    if let controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Second phase (fact 1.32): from the top down, each flagged view's `layoutSubviews`.
  func layoutTree() {
    if flags.needsLayout {
      flags.needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    guard flags.hasLayoutBelow else { return }
    flags.hasLayoutBelow = false
    for view in subviewList { view.layoutTree() }
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
      guard start.flags.needsLayout || start.flags.hasLayoutBelow else { return }
      start.layoutTree()
      root.updateSafeAreas()
    }
    Exception.layoutNeverSettled(root.viewsThatKeepAsking)
  }

  /// The highest view up from here through superviews that are all to be laid out.
  private var topmostFlagged: UIView {
    var view = self
    while let superview = view.superview, superview.flags.needsLayout { view = superview }
    return view
  }

  /// Constraints, solution, layout and safe areas of the whole tree, until all is settled.
  func settle() {
    for _ in 0..<UIView.roundLimit {
      updateSafeAreas()
      updateConstraintsNow()
      LayoutEngine.solveIfNeeded(in: self)
      layoutTree()
      guard flags.isAnythingToDo else { return }
    }
    Exception.layoutNeverSettled(viewsThatKeepAsking)
  }

  /// A sentence about who still asks for layout.
  private var viewsThatKeepAsking: String {
    var names: [String] = []
    eachBelow { view in
      if view.flags.needsLayout || view.flags.needsUpdateConstraints || view.flags.needsSafeArea {
        names.append(view.accessibilityIdentifier ?? "\(type(of: view))")
      }
    }
    return "after \(UIView.roundLimit) rounds these views still ask to be laid out: "
      + names.joined(separator: ", ")
  }
}

extension ViewFlags {
  /// Whether the view or one below it still has something to do before the next frame.
  var isAnythingToDo: Bool {
    needsLayout || hasLayoutBelow || needsUpdateConstraints || hasUpdateConstraintsBelow
      || needsSafeArea || hasSafeAreaBelow
  }
}
