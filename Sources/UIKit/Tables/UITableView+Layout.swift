import Foundation

/// Which rows exist, and where they are: the work of each layout.
extension UITableView {
  /// Shows what is in sight.
  ///
  /// - Complexity: O(1) as long as nothing comes in sight or leaves it, and O(headers in sight) in a
  ///   plain table, whose headers stay at the top.
  func placeRows() {
    guard !table.isPlacing else { return }
    keepBackgroundInPlace()
    if !table.isOutdated, table.width == bounds.width, let settled = table.settled,
      settled.holds(for: bounds)
    {
      if style == .plain { placeSectionViews() }
      return
    }
    if table.isOutdated { readData() }
    if table.width != bounds.width { widthDidChange() }
    table.isPlacing = true
    defer { table.isPlacing = false }
    // Each round learns heights, and heights that are known stay so, unless the app's code forgets
    // them again and again.
    var rounds = 0
    while placeOnce() {
      rounds += 1
      guard rounds < Self.placingLimit else {
        Exception.layoutNeverSettled(
          "\(Swift.type(of: self)): its rows get other heights each time that they are laid out")
      }
    }
    guard !table.isOutdated else { return }
    updateContentSize()
    placeSectionViews()
    placeTableFooter()
    table.settled = TableState.Settled(
      size: bounds.size, upper: table.geometry.stretch(at: bounds.minY),
      lower: stretchAtLowerEdge)
    tellPrefetching()
  }

  /// After so many rounds of learning heights placing is given up.
  private static let placingLimit = 1_000

  /// The stretch that ends at the lower edge or goes over it.
  private var stretchAtLowerEdge: Range<CGFloat> {
    let stretch = table.geometry.stretch(at: bounds.maxY)
    guard stretch.lowerBound == bounds.maxY, bounds.maxY > 0 else { return stretch }
    return table.geometry.stretch(at: bounds.maxY.nextDown)
  }

  /// Makes the cells of the rows in sight and places them.
  ///
  /// - Returns: Whether it has to be done again: a height that has become known has changed what is
  ///   in sight.
  private func placeOnce() -> Bool {
    guard dataSource != nil, bounds.height > 0 else {
      giveBackRows()
      return false
    }
    let anchor = anchorRow
    let before = anchor.map { table.geometry.span(of: $0).lowerBound }
    giveBackRows(except: table.rows.filter { isInSight($0.path) })
    learnSectionHeights()
    let shown = showRows()
    giveBackRows(except: shown)
    table.rows = shown
    guard !table.isOutdated else { return false }
    if let anchor, let before {
      let growth = table.geometry.span(of: anchor).lowerBound - before
      if growth != 0 {
        contentSize.height = table.geometry.total
        contentGrew(above: CGPoint(x: 0, y: growth))
        return true
      }
    }
    placeShownRows()
    return isMoreInSight
  }

  /// The first row that is on screen already: it stays where it is for the eye.
  private var anchorRow: IndexPath? {
    guard table.arrival == nil else { return nil }
    return table.rows.first { isInSight($0.path) }?.path
  }

  private func isInSight(_ path: IndexPath) -> Bool {
    guard table.geometry.contains(path) else { return false }
    let span = table.geometry.span(of: path)
    return span.upperBound > bounds.minY && span.lowerBound < bounds.maxY
  }

  /// The rows in sight, with cells: those that they have already, or new ones.
  private func showRows() -> [TableState.ShownRow] {
    var shown: [TableState.ShownRow] = []
    var next = table.geometry.firstRow(from: bounds.minY)
    // What is outdated meanwhile is not asked for any more.
    while let path = next, !table.isOutdated,
      table.geometry.span(of: path).lowerBound < bounds.maxY
    {
      shown.append(TableState.ShownRow(path: path, cell: cell(for: path, among: shown)))
      next = table.geometry.row(after: path)
    }
    return shown
  }

  private func cell(for path: IndexPath, among shown: [TableState.ShownRow]) -> UITableViewCell {
    let isKnown = table.geometry.sections[path.section].areRowsKnown[path.row]
    let height = isKnown ? nil : saidHeight(path)
    if let height, height >= 0 { table.geometry.setRow(path, height) }
    let present = table.shown(path)
    let cell = present ?? newCell(for: path, above: shown.last?.cell)
    if let height, height < 0 { table.geometry.setRow(path, measuredHeight(of: cell)) }
    if present == nil { willShow(cell, at: path) }
    return cell
  }

  /// The height that a cell has by itself, in whole pixels.
  private func measuredHeight(of cell: UITableViewCell) -> CGFloat {
    let target = CGSize(width: rowWidth, height: 0)
    let size = cell.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return PixelGrid(scale: ApplicationHost.pixelsInPoint).ceiling(max(0, size.height))
  }

  private func placeShownRows() {
    for row in table.rows { place(row.cell, rowFrame(row.path)) }
  }

  func rowFrame(_ path: IndexPath) -> CGRect {
    let span = table.geometry.span(of: path)
    return CGRect(
      x: rowInset, y: span.lowerBound, width: rowWidth,
      height: span.upperBound - span.lowerBound)
  }

  private func place(_ cell: UITableViewCell, _ frame: CGRect) {
    if cell.layer.geometry.untransformedFrame != frame {
      cell.editGeometry { $0.untransformedFrame = frame }
    }
  }

  /// Whether heights that became known have brought further rows in sight.
  private var isMoreInSight: Bool {
    guard let last = table.rows.last?.path else {
      guard let first = table.geometry.firstRow(from: bounds.minY) else { return false }
      return table.geometry.span(of: first).lowerBound < bounds.maxY
    }
    guard let next = table.geometry.row(after: last) else { return false }
    return table.geometry.span(of: next).lowerBound < bounds.maxY
  }

  // MARK: Width

  /// What an inset table leaves free at each side.
  var rowInset: CGFloat { style == .insetGrouped ? sideMargin + contentSafeArea.left : 0 }

  /// How wide rows are.
  var rowWidth: CGFloat {
    guard style == .insetGrouped else { return bounds.width }
    return max(0, bounds.width - 2 * sideMargin - contentSafeArea.left - contentSafeArea.right)
  }

  /// Where text begins in a cell, in points: 16, and 20 on wide screens.
  var sideMargin: CGFloat { UIScreen.main.phone.width >= 414 ? 20 : 16 }

  /// What the content of cells keeps out of at the sides.
  var contentSafeArea: UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    let safe = safeAreaInsets
    return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }

  // MARK: Around the sections

  func tableHeaderDidChange(from old: UIView?) {
    guard tableHeaderView !== old else {
      setHeaderHeight()
      return
    }
    old?.removeFromSuperview()
    if let header = tableHeaderView {
      header.frame.origin = .zero
      setWidth(of: header)
      addSubview(header)
    }
    setHeaderHeight()
  }

  private func setHeaderHeight() {
    let height = tableHeaderView?.layer.geometry.untransformedFrame.height ?? 0
    tableHeaderView?.frame.origin.y = 0
    guard table.geometry.top != height else { return }
    table.geometry.top = height
    edgesDidChange()
  }

  func tableFooterDidChange(from old: UIView?) {
    if tableFooterView !== old {
      old?.removeFromSuperview()
      if let footer = tableFooterView { addSubview(footer) }
    }
    table.geometry.bottom = tableFooterView?.frame.height ?? 0
    edgesDidChange()
  }

  private func edgesDidChange() {
    table.settled = nil
    if !table.isOutdated {
      updateContentSize()
      placeTableFooter()
    }
    setNeedsLayout()
  }

  /// The table's header and footer are as wide as the table.
  func setWidth(of view: UIView) {
    if bounds.width > 0, view.frame.width != bounds.width { view.frame.size.width = bounds.width }
  }

  func placeTableFooter() {
    guard let footer = tableFooterView else { return }
    let frame = CGRect(
      x: 0, y: table.geometry.footerStart, width: bounds.width, height: table.geometry.bottom)
    if footer.frame != frame { footer.frame = frame }
  }

  func backgroundDidChange(from old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    if let view = backgroundView { insertSubview(view, at: 0) }
    keepBackgroundInPlace()
  }

  private func keepBackgroundInPlace() {
    if let view = backgroundView, view.frame != bounds { view.frame = bounds }
  }
}

extension UITableView {
  /// The lines of a plain table go on below its rows, as if there were more, down to its lower edge;
  /// not from iOS 15 on, nor above a footer.
  func paintEmptyRows(on context: CGContext) {
    guard style == .plain, separatorStyle != .none, tableFooterView == nil,
      ApplicationHost.screenDescription.systemVersion < 15
    else { return }
    let height = rowHeight > 0 ? rowHeight : Self.standardRowHeight
    let thickness = 1 / ApplicationHost.pixelsInPoint
    let inset = separatorInset
    var bottom = contentSize.height + height
    while bottom <= bounds.maxY, height > 1 {
      let line = CGRect(
        x: inset.left, y: bottom - thickness,
        width: max(0, bounds.width - inset.left - inset.right), height: thickness)
      context.fill(line, radius: 0, separatorColor)
      bottom += height
    }
  }
}
