import Foundation

/// Where columns lie.
extension UISplitViewController {
  /// Which columns are seen, where there is room for it.
  var presentMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// The columns that are seen, first to last.
  private var seenColumns: [Column] {
    let leading: [Column]
    switch presentMode {
    case .automatic, .secondaryOnly: leading = []
    case .oneBesideSecondary, .oneOverSecondary:
      leading = style == .tripleColumn ? [.supplementary] : [.primary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      leading = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    }
    return (leading + [.secondary]).filter { columns[$0] != nil }
  }

  /// Puts the views in that are seen, and takes the others out.
  func showColumns() {
    let wanted: [UIViewController]
    if let collapsed {
      wanted = [collapsed.front]
    } else {
      wanted = seenColumns.compactMap { columns[$0] }
      if presentMode != shownMode { delegate?.splitViewController(self, willChangeTo: presentMode) }
      shownMode = presentMode
    }
    for controller in shownColumns where !wanted.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    shownColumns = wanted
    let isNarrow = collapsed == nil
    for controller in wanted {
      let isLast = controller === columns[.secondary]
      setOverrideTraitCollection(
        isNarrow && !isLast ? UITraitCollection(horizontalSizeClass: .compact) : nil,
        forChild: controller)
    }
    // The last column lies at the back, so that the others can lie over it.
    for controller in wanted.reversed() {
      let view = controller.loadedView
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = []
      if view.superview !== loadedView {
        loadedView.addSubview(view)
      } else {
        loadedView.bringSubviewToFront(view)
      }
    }
  }

  /// Gives the columns that are seen their places.
  func placeColumns() {
    guard let view = viewIfLoaded else { return }
    if collapsed == nil, presentMode != shownMode { showColumns() }
    let bounds = view.bounds
    if let collapsed {
      collapsed.front.viewIfLoaded?.frame = bounds
      return
    }
    let gap = 1 / ApplicationHost.pixelsInPoint
    let isAtStart = (primaryEdge == .leading) != view.isMirrored
    var place: CGFloat = 0
    let seen = seenColumns
    for column in seen where column != .secondary {
      let width = width(of: column)
      columns[column]?.viewIfLoaded?.frame = CGRect(
        x: isAtStart ? place : bounds.width - place - width, y: 0, width: width,
        height: bounds.height)
      place += width + gap
    }
    guard seen.contains(.secondary) else { return }
    let rest: CGRect
    switch presentMode {
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: rest = bounds
    case .oneBesideSecondary, .twoBesideSecondary:
      rest = CGRect(
        x: isAtStart ? place : 0, y: 0, width: max(0, bounds.width - place),
        height: bounds.height)
    case .twoDisplaceSecondary:
      // As wide as beside one column, the rest of it beyond the edge.
      let width = max(0, bounds.width - width(of: .supplementary) - gap)
      rest = CGRect(
        x: isAtStart ? place : bounds.width - place - width, y: 0, width: width,
        height: bounds.height)
    }
    columns[.secondary]?.viewIfLoaded?.frame = rest
  }

  /// How wide a column is.
  func width(of column: Column) -> CGFloat {
    let total = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    if collapsed != nil { return total }
    let automatic = Self.automaticDimension
    let isFirst = column == .primary
    let fraction =
      isFirst ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    let most: CGFloat =
      isFirst && maximumPrimaryColumnWidth != automatic
      ? maximumPrimaryColumnWidth : total >= 1366 ? 375 : 320
    let least: CGFloat =
      isFirst && minimumPrimaryColumnWidth != automatic ? minimumPrimaryColumnWidth : 0
    let wanted: CGFloat =
      isFirst && preferredPrimaryColumnWidth != automatic
      ? preferredPrimaryColumnWidth : total * (fraction == automatic ? 0.4 : fraction)
    return PixelRounding(scale: ApplicationHost.pixelsInPoint).round(
      max(least, min(wanted, most, total)))
  }

  // MARK: In and out

  func reveal(_ column: Column) {
    if let collapsed {
      guard let stack = collapsed.front as? UINavigationController else { return }
      if column == .primary {
        stack.popToRootViewController(animated: true)
      } else if let controller = columns[column] {
        let wanted = collapsed.contents(of: controller)
        guard !wanted.isEmpty, !stack.stack.contains(where: { $0 === wanted[0] }) else { return }
        showDetail(controller)
      }
      return
    }
    switch column {
    case .secondary, .compact: return
    case .supplementary: preferredDisplayMode = .oneBesideSecondary
    case .primary:
      preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    }
  }

  func conceal(_ column: Column) {
    guard collapsed == nil else { return }
    switch column {
    case .secondary, .compact: return
    case .supplementary: preferredDisplayMode = .secondaryOnly
    case .primary:
      preferredDisplayMode = style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
    }
  }

  func toggleMode() {
    preferredDisplayMode =
      presentMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
  }
}
