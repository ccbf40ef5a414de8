import Foundation

/// Headers and footers of sections: which are on screen, and where.
extension UITableView {
  /// Makes the headers and footers in sight, and has those measured whose heights are estimates.
  func learnSectionHeights() {
    var shown: [TableState.ShownSectionView] = []
    guard var section = table.geometry.section(at: bounds.minY) else {
      return giveBackSectionViews()
    }
    while section < table.geometry.sections.count {
      let span = table.geometry.span(ofSection: section)
      guard span.lowerBound < bounds.maxY else { break }
      if span.upperBound > bounds.minY || section == table.geometry.sections.count - 1 {
        show(section, isHeader: true, in: &shown)
        show(section, isHeader: false, in: &shown)
      }
      section += 1
    }
    giveBackSectionViews(except: shown)
    table.sectionViews = shown
  }

  private func show(
    _ section: Int, isHeader: Bool, in shown: inout [TableState.ShownSectionView]
  ) {
    let heights = table.geometry.sections[section]
    let isKnown = isHeader ? heights.isHeaderKnown : heights.isFooterKnown
    if isKnown {
      guard (isHeader ? heights.header : heights.footer) > 0 else { return }
      guard isInSight(section, isHeader: isHeader) else { return }
    }
    if let present = sectionView(section, isHeader: isHeader) {
      shown.append(.init(section: section, isHeader: isHeader, view: present))
      return
    }
    let view = askForView(section, isHeader: isHeader)
    if !isKnown { learnHeight(ofView: view, section: section, isHeader: isHeader) }
    let made = view ?? titleView(section, isHeader: isHeader)
    guard let made, isInSight(section, isHeader: isHeader) else {
      if let made { giveBack(made) }
      return
    }
    insert(made, section: section, isHeader: isHeader)
    shown.append(.init(section: section, isHeader: isHeader, view: made))
  }

  private func isInSight(_ section: Int, isHeader: Bool) -> Bool {
    // Those of a plain table stay in sight with their section.
    if style == .plain {
      let span = table.geometry.span(ofSection: section)
      return span.upperBound > bounds.minY && span.lowerBound < bounds.maxY
    }
    let span =
      isHeader ? table.geometry.span(ofHeader: section) : table.geometry.span(ofFooter: section)
    return span.upperBound > bounds.minY && span.lowerBound < bounds.maxY
  }

  func sectionView(_ section: Int, isHeader: Bool) -> UIView? {
    table.sectionViews.first { $0.section == section && $0.isHeader == isHeader }?.view
  }

  private func insert(_ view: UIView, section: Int, isHeader: Bool) {
    UIView.performWithoutAnimation {
      view.frame = sectionFrame(section, isHeader: isHeader, view: view)
      addSubview(view)
      if isHeader {
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
  }

  /// A view with the section's title, or nil for a section without one.
  private func titleView(_ section: Int, isHeader: Bool) -> UITableViewHeaderFooterView? {
    guard let title = title(section, isHeader: isHeader) else { return nil }
    let view =
      takeHeaderFooter(Self.titleIdentifier)
      ?? {
        let made = UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        return made
      }()
    view.showTitle(title, isHeader: isHeader, style: style)
    return view
  }

  private static let titleIdentifier = "UITableViewSectionTitle"

  /// Places what is on screen: in a plain table headers stay at the top and footers at the bottom as
  /// long as their section is there.
  func placeSectionViews() {
    for shown in table.sectionViews {
      let frame = sectionFrame(shown.section, isHeader: shown.isHeader, view: shown.view)
      if shown.view.frame != frame { shown.view.frame = frame }
    }
  }

  private func sectionFrame(_ section: Int, isHeader: Bool, view: UIView) -> CGRect {
    let geometry = table.geometry
    let own = isHeader ? geometry.span(ofHeader: section) : geometry.span(ofFooter: section)
    let height = own.upperBound - own.lowerBound
    var y = own.lowerBound
    if style == .plain {
      let rows = geometry.span(ofRows: section)
      if isHeader {
        let top = bounds.minY + adjustedContentInset.top
        y = max(y, min(top, rows.upperBound - height))
      } else {
        let bottom = bounds.maxY - adjustedContentInset.bottom
        y = min(y, max(bottom - height, rows.lowerBound))
      }
    }
    return CGRect(x: rowInset, y: y, width: rowWidth, height: height)
  }

  // MARK: Leaving

  func giveBackSectionViews(except kept: [TableState.ShownSectionView] = []) {
    let gone = table.sectionViews.filter { shown in !kept.contains { $0.view === shown.view } }
    table.sectionViews = kept
    for shown in gone {
      shown.view.removeFromSuperview()
      giveBack(shown.view)
      if shown.isHeader {
        tableDelegate?.tableView(
          self, didEndDisplayingHeaderView: shown.view, forSection: shown.section)
      } else {
        tableDelegate?.tableView(
          self, didEndDisplayingFooterView: shown.view, forSection: shown.section)
      }
    }
  }

  /// A view that can be shown again waits for that.
  func giveBack(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    table.headerFooters.put(view, for: identifier)
  }
}
