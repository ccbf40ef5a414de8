import Foundation

/// Rows that are tapped and selected.
extension UITableView {
  /// How far a finger may move for a tap, in points.
  private static let tapSlop: CGFloat = 10

  // MARK: By code

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else {
      for path in table.selected { deselect(path, animated: animated) }
      return
    }
    if !isMultiple {
      for other in table.selected where other != path { deselect(other, animated: animated) }
    }
    markSelected(path, animated: animated)
    if scrollPosition != .none { bring(path, to: scrollPosition, animated: animated) }
  }

  private func markSelected(_ path: IndexPath, animated: Bool) {
    guard !table.selected.contains(path) else { return }
    table.selected.append(path)
    table.shown(path)?.setSelected(true, animated: animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard table.selected.contains(path) else { return }
    table.selected.removeAll { $0 == path }
    table.shown(path)?.setSelected(false, animated: animated)
  }

  private var isMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var selects: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  // MARK: By a finger

  /// A finger that has stopped moving content is no touch for a row (fact 2.47).
  func touchCame(_ touch: UITouch?) {
    guard let touch, !activity.hasCaughtMotion, table.touched == nil,
      let path = row(at: touch.location(in: self)), let cell = table.shown(path)
    else { return }
    table.touched = path
    if cell.isDetailButton(at: touch.location(in: cell)) { return }
    guard selects, tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
      table.touched = nil
      return
    }
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func touchMoved(_ touch: UITouch?) {
    guard let touch, let path = table.touched else { return }
    let reach = rowRect(path).insetBy(dx: -Self.tapSlop, dy: -Self.tapSlop)
    if !reach.contains(touch.location(in: self)) { touchWasCancelled() }
  }

  func touchEnded(_ touch: UITouch?) {
    guard let touch, let path = table.touched, let cell = table.shown(path) else { return }
    guard !cell.isDetailButton(at: touch.location(in: cell)) || cell.isHighlighted else {
      table.touched = nil
      tell("tableView(_:accessoryButtonTappedForRowWith:)") {
        $0.tableView(self, accessoryButtonTappedForRowWith: path)
      }
      return
    }
    touchWasCancelled()
    tapped(path)
  }

  func touchWasCancelled() {
    guard let path = table.touched else { return }
    table.touched = nil
    guard let cell = table.shown(path), cell.isHighlighted else { return }
    cell.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func tapped(_ path: IndexPath) {
    if isMultiple, table.selected.contains(path) { return untapped(path) }
    var wanted: IndexPath? = path
    if let delegate = tableDelegate { wanted = delegate.tableView(self, willSelectRowAt: path) }
    guard let wanted else { return }
    if !isMultiple { for other in table.selected where other != wanted { untapped(other) } }
    markSelected(wanted, animated: false)
    tell("tableView(_:didSelectRowAt:)") { $0.tableView(self, didSelectRowAt: wanted) }
  }

  private func untapped(_ path: IndexPath) {
    var wanted: IndexPath? = path
    if let delegate = tableDelegate { wanted = delegate.tableView(self, willDeselectRowAt: path) }
    guard let wanted else { return }
    deselect(wanted, animated: false)
    tell("tableView(_:didDeselectRowAt:)") { $0.tableView(self, didDeselectRowAt: wanted) }
  }

  /// Tells the delegate, and whoever records the run that it was told.
  private func tell(_ method: String, _ call: (any UITableViewDelegate) -> Void) {
    guard let delegate = tableDelegate else { return }
    ApplicationHost.observer?.delegateCalled(method, by: self)
    call(delegate)
  }

  // MARK: Editing

  func switchEditing(_ editing: Bool, _ animated: Bool) {
    guard editing != isEditing else { return }
    guard animated else {
      isEditing = editing
      return
    }
    layoutNow()
    UIView.animate(withDuration: 0.3) { [self] in
      isEditing = editing
      layoutNow()
    }
  }

  func editingDidChange(animated: Bool) {
    for row in table.rows { row.cell.setEditing(isEditing, animated: animated) }
    if !allowsSelectionDuringEditing, isEditing {
      for path in table.selected { deselect(path, animated: animated) }
    }
    cellSurroundingsDidChange()
  }
}
