import Foundation

/// The heights of what is above and below sections.
extension UITableView {
  /// The heights of titles and gaps, in points. Apple does not document them; they are those of
  /// iOS 11 as they are widely seen, and our choice for later systems.
  private enum Standard {
    static let plainTitle: CGFloat = 28
    static let groupedFirstTitle: CGFloat = 55.5
    static let groupedTitle: CGFloat = 38
    static let groupedFirstGap: CGFloat = 35
    static let groupedGap: CGFloat = 17.5
    static let groupedFooterTitle: CGFloat = 38
    static let padding: CGFloat = 22
  }

  func readHeader(_ index: Int, into section: inout TableGeometry.Section) {
    let said = saidHeaderHeight(index)
    if let said, said >= 0 {
      section.header = said
    } else if mayHaveView(index, isHeader: true) {
      let estimate = estimatedHeaderHeight(index)
      section.header = estimate > 0 ? estimate : Standard.plainTitle
      section.isHeaderKnown = false
    } else {
      section.header = heightWithoutView(index, isHeader: true)
    }
    section.padding = padding(above: section.header)
  }

  func readFooter(_ index: Int, into section: inout TableGeometry.Section) {
    let said = saidFooterHeight(index)
    if let said, said >= 0 {
      section.footer = said
    } else if mayHaveView(index, isHeader: false) {
      let estimate = estimatedFooterHeight(index)
      section.footer = estimate > 0 ? estimate : Standard.plainTitle
      section.isFooterKnown = false
    } else {
      section.footer = heightWithoutView(index, isHeader: false)
    }
  }

  /// The delegate's height; the table's own counts for a section that shows something; nil or a
  /// negative one if it is to be found out.
  private func saidHeaderHeight(_ section: Int) -> CGFloat? {
    if !table.missing.contains(.heightForHeader), let delegate = tableDelegate {
      let height = delegate.tableView(self, heightForHeaderInSection: section)
      if !table.missing.contains(.heightForHeader) { return height }
    }
    guard sectionHeaderHeight >= 0 else { return nil }
    let showsSomething =
      style != .plain || title(section, isHeader: true) != nil
      || mayHaveView(section, isHeader: true)
    return showsSomething ? sectionHeaderHeight : nil
  }

  private func saidFooterHeight(_ section: Int) -> CGFloat? {
    if !table.missing.contains(.heightForFooter), let delegate = tableDelegate {
      let height = delegate.tableView(self, heightForFooterInSection: section)
      if !table.missing.contains(.heightForFooter) { return height }
    }
    guard sectionFooterHeight >= 0 else { return nil }
    let showsSomething =
      style != .plain || title(section, isHeader: false) != nil
      || mayHaveView(section, isHeader: false)
    return showsSomething ? sectionFooterHeight : nil
  }

  private func estimatedHeaderHeight(_ section: Int) -> CGFloat {
    tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      ?? estimatedSectionHeaderHeight
  }

  private func estimatedFooterHeight(_ section: Int) -> CGFloat {
    tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
      ?? estimatedSectionFooterHeight
  }

  func title(_ section: Int, isHeader: Bool) -> String? {
    isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// Whether the delegate may give a view of its own: it has the method, as far as is known.
  private func mayHaveView(_ section: Int, isHeader: Bool) -> Bool {
    let method: TableMethods = isHeader ? .viewForHeader : .viewForFooter
    if table.present.contains(method) { return true }
    // The stand-in for a missing method says so when it is called: once is enough.
    guard let view = askForView(section, isHeader: isHeader) else {
      if tableDelegate != nil, !table.missing.contains(method) { table.present.insert(method) }
      return table.present.contains(method)
    }
    table.present.insert(method)
    giveBack(view)
    return true
  }

  /// The delegate's view for a section.
  func askForView(_ section: Int, isHeader: Bool) -> UIView? {
    let method: TableMethods = isHeader ? .viewForHeader : .viewForFooter
    guard !table.missing.contains(method), let delegate = tableDelegate else { return nil }
    let view =
      isHeader
      ? delegate.tableView(self, viewForHeaderInSection: section)
      : delegate.tableView(self, viewForFooterInSection: section)
    return table.missing.contains(method) ? nil : view
  }

  private func heightWithoutView(_ section: Int, isHeader: Bool) -> CGFloat {
    title(section, isHeader: isHeader) == nil
      ? emptyHeight(section, isHeader: isHeader) : titleHeight(section, isHeader: isHeader)
  }

  private func titleHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    guard style != .plain else { return Standard.plainTitle }
    guard isHeader else { return Standard.groupedFooterTitle }
    return section == 0 ? Standard.groupedFirstTitle : Standard.groupedTitle
  }

  private func emptyHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    guard style != .plain else { return 0 }
    return isHeader && section == 0 && tableHeaderView == nil
      ? Standard.groupedFirstGap : Standard.groupedGap
  }

  private func padding(above header: CGFloat) -> CGFloat {
    guard style == .plain, header > 0 else { return 0 }
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return ApplicationHost.screenDescription.systemVersion >= 15 ? Standard.padding : 0
  }

  // MARK: Heights that become known

  /// Has a section's header or footer measure itself, if its height is still an estimate.
  func learnHeight(ofView view: UIView?, section: Int, isHeader: Bool) {
    let height = view.map { measured($0) } ?? heightWithoutView(section, isHeader: isHeader)
    if isHeader {
      table.geometry.setHeader(section, height, padding: padding(above: height))
    } else {
      table.geometry.setFooter(section, height)
    }
  }

  private func measured(_ view: UIView) -> CGFloat {
    let target = CGSize(width: bounds.width, height: 0)
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let height = size.height > 0 ? size.height : view.frame.height
    return PixelGrid(scale: ApplicationHost.pixelsInPoint).ceiling(height)
  }
}
