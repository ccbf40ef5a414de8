import Foundation

/// Reading the data: numbers of rows, and heights as far as they are needed at once.
extension UITableView {
  func setUpTable() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .white : .systemGroupedBackground
  }

  func setTableDelegate(_ new: (any UITableViewDelegate)?) {
    guard new !== tableDelegate else { return }
    tableDelegate = new
    super.delegate = new
    sourceDidChange()
  }

  /// Another object has the data or says how it looks.
  func sourceDidChange() {
    table.missing = []
    table.present = []
    table.isOutdated = true
    table.settled = nil
    setNeedsLayout()
  }

  func noteMissing(_ method: TableMethods) { table.missing.insert(method) }

  /// The present data, read if need be.
  var currentGeometry: TableGeometry {
    if table.isOutdated, !table.isPlacing { readData() }
    return table.geometry
  }

  /// Reads all, and forgets what is shown. While rows are being placed that waits until it is done.
  func readData() {
    guard !table.isPlacing else {
      table.isOutdated = true
      return setNeedsLayout()
    }
    giveBackRows()
    giveBackSectionViews()
    table.selected = []
    table.touched = nil
    table.prefetch.forget()
    table.update = nil
    table.updateDepth = 0
    table.isOutdated = false
    table.width = bounds.width
    table.geometry = readGeometry()
    table.settled = nil
    updateContentSize()
    placeTableFooter()
    setNeedsLayout()
  }

  /// How many rows each section has, as the data source says now.
  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    return (0..<max(0, sections)).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  func readGeometry() -> TableGeometry {
    let counts = readCounts()
    probe(counts)
    var sections: [TableGeometry.Section] = []
    for (index, count) in counts.enumerated() {
      var section = TableGeometry.Section()
      readHeader(index, into: &section)
      readFooter(index, into: &section)
      readRows(of: index, count: count, into: &section)
      sections.append(section)
    }
    return TableGeometry(
      sections: sections, top: headerHeight, bottom: tableFooterView?.frame.height ?? 0)
  }

  private var headerHeight: CGFloat {
    tableHeaderView?.layer.geometry.untransformedFrame.height ?? 0
  }

  /// Asks the delegate each question once, to learn which methods it has.
  private func probe(_ counts: [Int]) {
    guard let delegate = tableDelegate else {
      table.missing = [
        .heightForRow, .estimatedHeightForRow, .heightForHeader, .heightForFooter, .viewForHeader,
        .viewForFooter,
      ]
      return
    }
    guard let section = counts.firstIndex(where: { $0 > 0 }) else { return }
    let path = IndexPath(row: 0, section: section)
    if !table.missing.contains(.estimatedHeightForRow) {
      _ = delegate.tableView(self, estimatedHeightForRowAt: path)
    }
    if estimatesRows, !table.missing.contains(.heightForRow) {
      _ = delegate.tableView(self, heightForRowAt: path)
    }
  }

  /// Whether heights are estimated until their rows come in sight.
  var estimatesRows: Bool {
    !table.missing.contains(.estimatedHeightForRow) || estimatedRowHeight != 0
  }

  /// Whether all rows have the same height, which is known.
  var hasFixedRows: Bool { table.missing.contains(.heightForRow) && rowHeight >= 0 }

  private func readRows(of section: Int, count: Int, into result: inout TableGeometry.Section) {
    let isKnown: Bool
    let heights: [CGFloat]
    if hasFixedRows {
      isKnown = true
      heights = Array(repeating: rowHeight, count: count)
    } else if estimatesRows {
      isKnown = false
      heights = (0..<count).map { estimatedHeight(IndexPath(row: $0, section: section)) }
    } else {
      isKnown = true
      heights = (0..<count).map { row in
        let height = saidHeight(IndexPath(row: row, section: section))
        return height < 0 ? Self.standardRowHeight : height
      }
    }
    result.rows = LengthTree(heights)
    result.areRowsKnown = Array(repeating: isKnown, count: count)
  }

  /// The height of a row of which nothing else is known, in points.
  static let standardRowHeight: CGFloat = 44

  private func estimatedHeight(_ path: IndexPath) -> CGFloat {
    var estimate = estimatedRowHeight
    if !table.missing.contains(.estimatedHeightForRow), let delegate = tableDelegate {
      estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
    }
    if estimate > 0 { return estimate }
    return rowHeight >= 0 ? rowHeight : Self.standardRowHeight
  }

  /// The height that the delegate or the table says; negative if the row is to find it out.
  func saidHeight(_ path: IndexPath) -> CGFloat {
    guard !table.missing.contains(.heightForRow), let delegate = tableDelegate else {
      return rowHeight
    }
    return delegate.tableView(self, heightForRowAt: path)
  }

  /// A property that heights depend on has changed.
  func heightsDidChange() {
    guard !table.isOutdated else { return }
    let selected = table.selected
    readData()
    table.selected = selected
  }

  /// The table has become wider or narrower: rows find out their heights anew.
  func widthDidChange() {
    table.width = bounds.width
    table.geometry.forgetRows(where: hasFixedRows)
    if let header = tableHeaderView { setWidth(of: header) }
    placeTableFooter()
  }

  func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: table.geometry.total)
  }
}
