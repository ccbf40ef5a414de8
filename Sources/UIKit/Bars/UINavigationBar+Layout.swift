import Foundation

extension UINavigationBar {
  /// Points between two buttons.
  private static let gap: CGFloat = 8
  /// Points that the arrow of the way back takes up, and the gap behind it.
  private static let arrow: CGFloat = 18

  /// Puts the front item's views into the bar: buttons at either end, the title in the middle of
  /// the bar, or of what the buttons leave where it does not fit there.
  func placeItems() {
    placeSearchBar()
    // The row gives way to a search.
    guard let item = topItem, rowHeight > 0 else { return clear() }
    let margin = BarMetrics.margin(traitCollection)
    let safe = safeAreaInsets
    var room = bounds.inset(
      by: UIEdgeInsets(top: 0, left: margin + safe.left, bottom: 0, right: margin + safe.right))
    showButtons(of: item)
    if let back = backItem, item.showsBackButton {
      showBackButton(to: back)
      var size = backButton.intrinsicContentSize
      size.width += Self.arrow
      room = place(backButton, size, atStart: true, in: room)
    } else {
      backButton.removeFromSuperview()
    }
    for button in item.startItems {
      guard let view = view(for: button) else { continue }
      room = place(view, size(of: view, for: button), atStart: true, in: room)
    }
    for button in item.endItems {
      guard let view = view(for: button) else { continue }
      room = place(view, size(of: view, for: button), atStart: false, in: room)
    }
    placeTitle(of: item, in: room)
    placeLargeTitle(of: item)
  }

  /// How high the row of buttons is.
  private var rowHeight: CGFloat { bounds.height - max(0, largeTitleRoom) - searchRoom }

  /// The front item's search bar, as far as it is not scrolled away.
  private func placeSearchBar() {
    let wanted = searchRoom > 0 ? topItem?.searchController?.searchBar : nil
    if shownSearchBar !== wanted { shownSearchBar?.removeFromSuperview() }
    shownSearchBar = wanted
    guard let wanted else { return }
    if wanted.superview !== self { addSubview(wanted) }
    wanted.frame = CGRect(
      x: 0, y: bounds.height - searchRoom, width: bounds.width, height: searchRoom)
  }

  /// The large title, as far as it is not scrolled away.
  private func placeLargeTitle(of item: UINavigationItem) {
    guard largeTitleRoom > 0 else {
      if largeTitleView.superview != nil { largeTitleView.removeFromSuperview() }
      return
    }
    if largeTitleView.superview == nil { insertSubview(largeTitleView, at: 0) }
    largeTitleView.frame = CGRect(
      x: 0, y: rowHeight, width: bounds.width, height: largeTitleRoom)
    let safe = safeAreaInsets
    let margin = BarMetrics.margin(traitCollection)
    largeTitleView.show(
      item.title, largeTitleTextAttributes ?? standardAppearance.largeTitleTextAttributes,
      from: margin + safe.left, to: bounds.width - margin - safe.right)
  }

  private func clear() {
    if largeTitleView.superview != nil { largeTitleView.removeFromSuperview() }
    showButtons(of: nil)
    backButton.removeFromSuperview()
    shownTitleView?.removeFromSuperview()
    titleLabel.text = nil
  }

  /// Makes the views of an item's buttons, and takes those of others away.
  private func showButtons(of item: UINavigationItem?) {
    let wanted = (item?.startItems ?? []) + (item?.endItems ?? [])
    for button in buttons where !wanted.contains(where: { $0 === button.item }) {
      button.removeFromSuperview()
    }
    buttons.removeAll { button in !wanted.contains { $0 === button.item } }
    let custom = wanted.compactMap(\.customView)
    for view in customViews where !custom.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for button in wanted {
      button.bar = self
      if let view = button.customView {
        if view.superview !== self { addSubview(view) }
      } else if !button.isRoom, !buttons.contains(where: { $0.item === button }) {
        let made = BarButton(button)
        buttons.append(made)
        addSubview(made)
      }
    }
    for button in buttons { button.showItem() }
  }

  /// The views of the app's that stand in the bar as buttons.
  private var customViews: [UIView] {
    subviewList.filter { view in
      view !== titleLabel && view !== largeTitleView && view !== shownTitleView
        && view !== shownSearchBar && !(view is BarButton)
    }
  }

  private func showBackButton(to item: UINavigationItem) {
    let own = item.backBarButtonItem
    // A controller without a title has an empty one.
    let title = item.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    backItemButton.title = own?.title ?? item.backButtonTitle ?? title
    backItemButton.primaryAction =
      own?.primaryAction ?? UIAction(title: "") { [weak self] _ in self?.goBack?() }
    backButton.contentHorizontalAlignment = .right
    backButton.isWayBack = true
    backButton.showItem()
    if backButton.superview == nil { addSubview(backButton) }
  }

  private func view(for button: UIBarButtonItem) -> UIView? {
    button.customView ?? buttons.first { $0.item === button }
  }

  private func size(of view: UIView, for button: UIBarButtonItem) -> CGSize {
    guard button.customView != nil else { return view.intrinsicContentSize }
    let natural =
      view.translatesAutoresizingMaskIntoConstraints && view.bounds.size != .zero
      ? view.bounds.size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: button.width > 0 ? button.width : natural.width,
      height: min(natural.height, rowHeight))
  }

  /// Gives a view a place at one end of the room.
  ///
  /// - Returns: What is left of the room.
  private func place(
    _ view: UIView, _ size: CGSize, atStart: Bool, in room: CGRect
  ) -> CGRect {
    let width = min(size.width, room.width)
    let isLeft = atStart != isMirrored
    view.frame = PixelGrid(scale: ApplicationHost.pixelsInPoint).snapped(
      CGRect(
        x: isLeft ? room.minX : room.maxX - width, y: rowHeight / 2 - size.height / 2, width: width,
        height: size.height))
    var left = room
    left.size.width = max(0, room.width - width - Self.gap)
    if isLeft { left.origin.x = room.maxX - left.width }
    return left
  }

  private func placeTitle(of item: UINavigationItem, in room: CGRect) {
    if shownTitleView !== item.titleView {
      shownTitleView?.removeFromSuperview()
      shownTitleView = item.titleView
    }
    titleLabel.isHidden = item.titleView != nil || largeTitleRoom > 0
    if let view = item.titleView {
      if view.superview !== self { addSubview(view) }
      let natural =
        view.bounds.size == .zero || !view.translatesAutoresizingMaskIntoConstraints
        ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
      view.frame = centred(natural, in: room)
      return
    }
    let attributes = titleTextAttributes ?? standardAppearance.titleTextAttributes
    titleLabel.text = item.title
    titleLabel.textColor =
      attributes[.foregroundColor] as? UIColor ?? (barStyle == .default ? nil : .white)
    let font =
      attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    if titleLabel.font != font { titleLabel.font = font }
    titleLabel.frame = centred(titleLabel.intrinsicContentSize, in: room)
  }

  /// In the middle of the bar as far as the room allows.
  private func centred(_ size: CGSize, in room: CGRect) -> CGRect {
    let width = min(size.width, room.width)
    let height = min(size.height, rowHeight)
    let x = min(max(bounds.midX - width / 2, room.minX), room.maxX - width)
    return PixelGrid(scale: ApplicationHost.pixelsInPoint).snapped(
      CGRect(x: x, y: rowHeight / 2 - height / 2, width: width, height: height))
  }
}

extension UIBarButtonItem {
  /// Whether it is room only.
  var isRoom: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UINavigationItem {
  var startItems: [UIBarButtonItem] { leftBarButtonItems ?? [] }
  var endItems: [UIBarButtonItem] { rightBarButtonItems ?? [] }
  var showsBackButton: Bool {
    !hidesBackButton && (startItems.isEmpty || leftItemsSupplementBackButton)
  }
}
