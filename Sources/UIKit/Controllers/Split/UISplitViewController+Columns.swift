import Foundation

/// What becomes of columns where there is little room.
struct CollapsedColumns {
  /// Who is shown alone.
  var front: UIViewController
  /// Controllers that were taken out of another column's navigation controller, with that.
  var moved: [(from: UINavigationController, controllers: [UIViewController])] = []

  /// What is put over the first column of another one. A navigation controller is not: what is in
  /// it is, or was before it was taken out.
  func contents(of column: UIViewController) -> [UIViewController] {
    guard let inner = column as? UINavigationController else { return [column] }
    return inner.stack.isEmpty ? moved.last { $0.from === inner }?.controllers ?? [] : inner.stack
  }
}

extension UISplitViewController {
  /// The columns that there are, first to last.
  var presentColumns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  // MARK: Controllers

  func setControllers(_ new: [UIViewController]) {
    guard style == .unspecified else {
      Unsupported.call(
        "UISplitViewController.viewControllers = … with a style",
        advice: "Call setViewController(_:for:) for each column.")
    }
    separate()
    replace(.primary, by: new.first)
    replace(.secondary, by: new.count > 1 ? new[1] : nil)
    columnsDidChange()
  }

  func setColumn(_ controller: UIViewController?, _ column: Column) {
    guard style != .unspecified else {
      Exception.raise(
        .internalInconsistency,
        "-[UISplitViewController setViewController:forColumn:] needs a split view controller that "
          + "was made with a style")
    }
    separate()
    let wrapped = controller.map { controller in
      controller is UINavigationController || column == .compact
        ? controller : UINavigationController(rootViewController: controller)
    }
    replace(column, by: wrapped)
    columnsDidChange()
  }

  func controller(_ column: Column) -> UIViewController? {
    guard let wrapped = columns[column] as? UINavigationController else { return columns[column] }
    let moved = collapsed?.moved.first { $0.from === wrapped }?.controllers.first
    return moved ?? wrapped.stack.first ?? wrapped
  }

  private func replace(_ column: Column, by new: UIViewController?) {
    let old = columns[column]
    guard old !== new else { return }
    if let old {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    shownColumns.removeAll { $0 === old }
    columns[column] = new
    guard let new else { return }
    addChild(new)
    new.didMove(toParent: self)
  }

  func showDetail(_ controller: UIViewController) {
    guard let collapsed else {
      guard style == .unspecified else {
        return setColumn(controller, .secondary)
      }
      replace(.secondary, by: controller)
      return columnsDidChange()
    }
    guard let stack = collapsed.front as? UINavigationController else {
      return collapsed.front.present(controller, animated: true)
    }
    let pushed = collapsed.contents(of: controller)
    if let inner = controller as? UINavigationController {
      self.collapsed?.moved.removeAll { $0.from === inner }
      self.collapsed?.moved.append((inner, pushed))
      inner.setViewControllers([], animated: false)
    }
    if let old = columns[.secondary], old !== controller, old.parent === self {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    // As soon as there is room, it is the last column.
    columns[.secondary] = controller
    stack.change(to: stack.stack + pushed, animated: true)
  }

  // MARK: Little room

  private var hasLittleRoom: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Puts the columns over each other, or apart, as the room says, and has them placed.
  func columnsDidChange() {
    guard isViewLoaded else { return }
    if hasLittleRoom != isCollapsed {
      if hasLittleRoom { collapse() } else { separate() }
    }
    showColumns()
    placeColumns()
    loadedView.setNeedsLayout()
  }

  private func collapse() {
    if let compact = columns[.compact] {
      collapsed = CollapsedColumns(front: compact)
      return
    }
    guard let front = columns[.primary] ?? columns[.secondary] else { return }
    var state = CollapsedColumns(front: front)
    let others = presentColumns.dropFirst().filter { columns[$0] != nil && columns[$0] !== front }
    guard let stack = front as? UINavigationController, let last = others.last else {
      collapsed = state
      return
    }
    let over = columnsPutOver(front, others, last: last)
    for column in over {
      guard let inner = columns[column] as? UINavigationController else { continue }
      let moved = inner.stack
      inner.setViewControllers([], animated: false)
      state.moved.append((inner, moved))
      stack.change(to: stack.stack + moved, animated: false)
    }
    collapsed = state
    // One that is in no navigation controller is pushed itself, and leaves the split for it.
    for column in over {
      guard let controller = columns[column], !(controller is UINavigationController) else {
        continue
      }
      controller.viewIfLoaded?.removeFromSuperview()
      stack.change(to: stack.stack + [controller], animated: false)
    }
  }

  /// Which columns are seen over the first one. The delegate is asked once.
  private func columnsPutOver(
    _ front: UIViewController, _ others: [Column], last: Column
  ) -> [Column] {
    guard let delegate else { return others }
    if style == .unspecified {
      return others.filter { column in
        columns[column].map {
          !delegate.splitViewController(self, collapseSecondary: $0, onto: front)
        } ?? false
      }
    }
    let top = delegate.splitViewController(
      self, topColumnForCollapsingToProposedTopColumn: last)
    return others.filter { $0.rawValue <= top.rawValue }
  }

  /// Gives each column back what was put over the first one.
  private func separate() {
    guard let state = collapsed else { return }
    collapsed = nil
    let stack = state.front as? UINavigationController
    for (inner, controllers) in state.moved {
      let still = controllers.filter { controller in
        stack?.stack.contains { $0 === controller } == true
      }
      stack?.change(
        to: stack?.stack.filter { present in !still.contains { $0 === present } } ?? [],
        animated: false)
      inner.setViewControllers(controllers, animated: false)
    }
    for column in presentColumns.dropFirst() {
      guard let controller = columns[column], controller.parent !== self else { continue }
      stack?.change(to: stack?.stack.filter { $0 !== controller } ?? [], animated: false)
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }
}

extension UIViewController {
  /// The nearest split view controller that contains it.
  public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }
}
