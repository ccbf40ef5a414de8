import Foundation

/// Cells that come and go.
extension UITableView {
  // MARK: Asked for by the app

  func takeCell(_ identifier: String) -> UITableViewCell? {
    if let cell = table.cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let type = table.cells.registered(identifier) else { return nil }
    guard let cell = ListViewMaker.cell(type, reuseIdentifier: identifier) else {
      Exception.raise(
        .internalInconsistency,
        "invalid class registered for identifier (\(identifier)) - class must be a subclass of "
          + "UITableViewCell")
    }
    return cell
  }

  func registeredCell(_ identifier: String) -> UITableViewCell {
    guard let cell = takeCell(identifier) else {
      Exception.raise(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  func takeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = table.headerFooters.take(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let type = table.headerFooters.registered(identifier) else { return nil }
    guard let view = ListViewMaker.headerFooter(type, reuseIdentifier: identifier) else {
      Exception.raise(
        .invalidArgument,
        "invalid class registered for identifier (\(identifier)) - class must be a subclass of "
          + "UITableViewHeaderFooterView")
    }
    return view
  }

  // MARK: Coming

  /// The data source's cell for a row, put behind what is in the table already.
  func newCell(for path: IndexPath, above neighbour: UITableViewCell?) -> UITableViewCell {
    AnimationContext.withoutAnimation {
      guard let cell = dataSource?.tableView(self, cellForRowAt: path) else {
        Exception.raise(
          .internalInconsistency,
          "UITableView (\(self)) failed to obtain a cell from its dataSource (nil)")
      }
      prepare(cell, for: path)
      let span = table.geometry.span(of: path)
      cell.frame = CGRect(
        x: rowInset, y: span.lowerBound, width: rowWidth,
        height: span.upperBound - span.lowerBound)
      if let neighbour, neighbour.superview === self {
        insertSubview(cell, aboveSubview: neighbour)
      } else {
        insertSubview(cell, at: viewsBehind(with: backgroundView))
      }
      return cell
    }
  }

  /// What the cell has to know of the table and its row.
  private func prepare(_ cell: UITableViewCell, for path: IndexPath) {
    cell.surroundings = cellSurroundings(for: path)
    if let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path),
      !table.missing.contains(.indentationLevel)
    {
      cell.indentationLevel = level
    }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    if cell.isSelected != table.selected.contains(path) {
      cell.setSelected(!cell.isSelected, animated: false)
    }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
  }

  func cellSurroundings(for path: IndexPath) -> CellSurroundings {
    var surroundings = CellSurroundings()
    surroundings.sideMargin = sideMargin
    surroundings.separator = separatorStyle
    surroundings.separatorColor = separatorColor
    surroundings.separatorInset = separatorInset
    surroundings.left = style == .insetGrouped ? 0 : contentSafeArea.left
    surroundings.right = style == .insetGrouped ? 0 : contentSafeArea.right
    surroundings.editingStyle = editingStyle(path)
    surroundings.indentsWhileEditing =
      tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    return surroundings
  }

  private func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    guard isEditing, dataSource?.tableView(self, canEditRowAt: path) == true else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Something that cells look by has changed.
  func cellSurroundingsDidChange() {
    for row in table.rows { row.cell.surroundings = cellSurroundings(for: row.path) }
    guard !table.isOutdated else { return }
    table.geometry.forgetRows(where: hasFixedRows)
    table.settled = nil
    setNeedsLayout()
  }

  /// The cell is in place; how it arrives while an update is shown.
  func willShow(_ cell: UITableViewCell, at path: IndexPath) {
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    guard let arrival = table.arrival else { return }
    let end = rowFrame(path)
    UIView.performWithoutAnimation {
      if let origin = arrival.origins[path] {
        cell.frame = CGRect(x: end.minX, y: origin.lowerBound, width: end.width, height: end.height)
      } else {
        cell.frame = arrival.animation.moved(end)
        if arrival.animation != .none { cell.alpha = 0 }
      }
    }
    cell.alpha = 1
  }

  // MARK: Leaving

  /// Takes rows from the screen; their cells wait to be shown again.
  func giveBackRows(except kept: [TableState.ShownRow] = []) {
    let staying = Set(kept.map { ObjectIdentifier($0.cell) })
    let gone = table.rows.filter { !staying.contains(ObjectIdentifier($0.cell)) }
    table.rows = kept
    for row in gone {
      row.cell.removeFromSuperview()
      putAway(row.cell, from: row.path)
    }
  }

  func putAway(_ cell: UITableViewCell, from path: IndexPath) {
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { table.cells.put(cell, for: identifier) }
  }
}

extension UITableView.RowAnimation {
  /// Where a row comes from that ends at a place.
  func moved(_ frame: CGRect) -> CGRect {
    switch self {
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .fade, .none, .middle, .automatic: frame
    }
  }
}
