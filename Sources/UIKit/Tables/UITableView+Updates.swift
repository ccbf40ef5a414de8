import Foundation

/// Rows and sections that come, go and move.
extension UITableView {
  /// How long an update is shown, in seconds.
  private static let updateDuration = 0.3

  func beginUpdate() {
    if table.updateDepth == 0 {
      // The data of before: what is said of it counts from there.
      if table.isOutdated { readData() }
      table.update = ListUpdate()
      table.animation = .none
    }
    table.updateDepth += 1
  }

  func endUpdate(_ completion: ((Bool) -> Void)?) {
    guard table.updateDepth > 0 else { return }
    table.updateDepth -= 1
    guard table.updateDepth == 0, let update = table.update else { return }
    table.update = nil
    guard !table.isPlacing else {
      // Rows are being placed: what has changed is read when that is done.
      readData()
      return UIApplication.shared.clock.after(0) { completion?(true) }
    }
    perform(update, completion)
  }

  /// Notes a change; outside of an update it is one by itself.
  func change(_ animation: RowAnimation, _ change: (inout ListUpdate) -> Void) {
    guard !(table.updateDepth == 0 && table.isOutdated) else {
      // Nothing has been read yet that could change.
      return readData()
    }
    beginUpdate()
    if animation != .none { table.animation = animation }
    if var update = table.update {
      change(&update)
      table.update = update
    }
    endUpdate(nil)
  }

  /// Shows a change of the data of which all is known before it is made.
  ///
  /// - Parameter change: makes the change.
  func perform(
    _ update: ListUpdate, animation: RowAnimation, _ change: () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    guard !table.isOutdated, table.updateDepth == 0 else {
      // Nothing has been read yet that could change.
      change()
      readData()
      return UIApplication.shared.clock.after(0) { completion(true) }
    }
    beginUpdate()
    table.animation = animation
    table.update = update
    change()
    endUpdate(completion)
  }

  private func perform(_ update: ListUpdate, _ completion: ((Bool) -> Void)?) {
    let old = table.geometry
    let mapping = update.mapping(from: old.counts, to: readCounts(), wording: .table)
    let reloaded = Set(update.reloadedItems)
    var places = mapping.places
    for path in update.reloadedItems { places[path] = nil }
    let gone = table.rows.filter { places[$0.path] == nil }
    let origins = origins(mapping, reloaded: reloaded, old: old)
    table.rows = moved(table.rows, places)
    table.selected = table.selected.compactMap { places[$0] }
    table.touched = table.touched.flatMap { places[$0] }
    keepSectionViews(mapping, update)
    table.geometry = carryHeights(into: readGeometry(), mapping, reloaded: reloaded, old: old)
    table.settled = nil
    let isAnimated = table.animation != .none || update.isMove || update.isEmpty
    let animation = isAnimated && table.animation == .none ? .automatic : table.animation
    table.arrival = TableArrival(origins: origins, animation: animation)
    let show = { [self] in
      for row in gone { leave(row, animation) }
      refresh()
      table.arrival = nil
    }
    let finish: (Bool) -> Void = { [self] isFinished in
      for row in gone { clear(row) }
      completion?(isFinished)
    }
    guard isAnimated, window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(show)
      UIApplication.shared.clock.after(0) { finish(true) }
      return
    }
    UIView.animate(withDuration: Self.updateDuration, animations: show, completion: finish)
  }

  /// Shows what is in sight now, and keeps the content where it may be.
  private func refresh() {
    updateContentSize()
    placeRows()
  }

  /// The rows that are still there, by their new paths from top to bottom.
  private func moved(
    _ rows: [TableState.ShownRow], _ places: [IndexPath: IndexPath]
  ) -> [TableState.ShownRow] {
    rows.compactMap { row in
      places[row.path].map { TableState.ShownRow(path: $0, cell: row.cell) }
    }.sorted { $0.path < $1.path }
  }

  /// Where the rows that are still there were, for those that come in sight.
  private func origins(
    _ mapping: ListMapping, reloaded: Set<IndexPath>, old: TableGeometry
  ) -> [IndexPath: Range<CGFloat>] {
    var origins: [IndexPath: Range<CGFloat>] = [:]
    let reach = bounds.insetBy(dx: 0, dy: -bounds.height)
    for (section, items) in mapping.items.enumerated() {
      for case (let row, let origin?) in items.enumerated() where !reloaded.contains(origin) {
        let span = old.span(of: origin)
        // Only rows nearby can come in sight by the update.
        guard span.upperBound > reach.minY, span.lowerBound < reach.maxY else { continue }
        origins[IndexPath(row: row, section: section)] = span
      }
    }
    return origins
  }

  /// Heights that were known are better estimates than any; they are asked for anew in sight.
  private func carryHeights(
    into new: TableGeometry, _ mapping: ListMapping, reloaded: Set<IndexPath>, old: TableGeometry
  ) -> TableGeometry {
    guard !hasFixedRows else { return new }
    var sections = new.sections
    for (section, items) in mapping.items.enumerated() {
      guard sections[section].areRowsKnown.contains(false) else { continue }
      var heights = (0..<items.count).map { sections[section].rows[$0] }
      for case (let row, let origin?) in items.enumerated() where !reloaded.contains(origin) {
        heights[row] = old.sections[origin.section].rows[origin.row]
      }
      sections[section].rows = LengthTree(heights)
    }
    return TableGeometry(sections: sections, top: new.top, bottom: new.bottom)
  }

  /// Headers and footers stay with their sections; those of reloaded ones are made anew.
  private func keepSectionViews(_ mapping: ListMapping, _ update: ListUpdate) {
    var places: [Int: Int] = [:]
    for case (let section, let origin?) in mapping.sections.enumerated()
    where !update.reloadedSections.contains(origin) {
      places[origin] = section
    }
    let kept = table.sectionViews.filter { places[$0.section] != nil }
    giveBackSectionViews(except: kept)
    table.sectionViews = kept.compactMap { shown in
      places[shown.section].map {
        .init(section: $0, isHeader: shown.isHeader, view: shown.view)
      }
    }
  }

  private func leave(_ row: TableState.ShownRow, _ animation: RowAnimation) {
    guard animation != .none else { return }
    row.cell.alpha = 0
    row.cell.frame = animation.moved(row.cell.frame)
  }

  private func clear(_ row: TableState.ShownRow) {
    row.cell.removeFromSuperview()
    row.cell.alpha = 1
    putAway(row.cell, from: row.path)
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let row = table.rows.first(where: { $0.path == path }), let dataSource else { continue }
      if let identifier = row.cell.reuseIdentifier { table.cells.offer(row.cell, for: identifier) }
      let cell = dataSource.tableView(self, cellForRowAt: path)
      guard cell === row.cell else {
        Exception.raise(
          .internalInconsistency,
          "Attempted to dequeue a cell of a different type or identifier while reconfiguring the "
            + "row at index path \(path.words)")
      }
      if !hasFixedRows { table.geometry.forgetRow(path) }
    }
    table.settled = nil
    setNeedsLayout()
  }
}

extension ListUpdate {
  var isMove: Bool { !movedItems.isEmpty || !movedSections.isEmpty }

  /// Whether nothing was said to have changed.
  var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && !isMove
  }
}
