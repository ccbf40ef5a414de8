import Foundation

/// What an alert shows: a card with its texts, fields and buttons, over the dimmed screen.
@MainActor final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let card = UIView()
  /// Behind the button that cancels a list.
  private let apart = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [UIButton] = []

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    for view in [card, apart] {
      view.backgroundColor = .white
      view.layer.cornerRadius = AlertMetrics.cornerRadius
      view.clipsToBounds = true
      addSubview(view)
    }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      card.addSubview(label)
    }
    let isList = alert.preferredStyle == .actionSheet
    titleLabel.font = .systemFont(ofSize: isList ? 13 : 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    if isList {
      for label in [titleLabel, messageLabel] { label.textColor = UIColor(white: 0.56, alpha: 1) }
    }
    textDidChange()
    buttonsDidChange()
  }

  required init?(coder: NSCoder) {
    Unsupported.call("UIAlertController.init(coder:)", advice: "Make the alert in code.")
  }

  func textDidChange() {
    titleLabel.text = alert?.title
    messageLabel.text = alert?.message
    setNeedsLayout()
  }

  /// Makes the buttons and fields anew.
  func buttonsDidChange() {
    guard let alert else { return }
    for button in buttons { button.removeFromSuperview() }
    buttons = alert.actions.map(button)
    for field in alert.textFields ?? [] where field.superview !== card {
      card.addSubview(field)
    }
    setNeedsLayout()
  }

  private func button(for action: UIAlertAction) -> UIButton {
    let made = UIButton(type: .custom)
    made.addAction(
      UIAction { [weak alert] _ in alert?.choose(action) },
      for: .primaryActionTriggered)
    made.setTitle(action.title, for: .normal)
    made.setTitleColor(action.style == .destructive ? .systemRed : .systemBlue, for: .normal)
    made.setTitleColor(UIColor(white: 0.6, alpha: 1), for: .disabled)
    made.isEnabled = action.isEnabled
    let isList = alert?.preferredStyle == .actionSheet
    let standsOut = alert?.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    made.titleLabel?.font = .systemFont(
      ofSize: isList ? 20 : 17, weight: standsOut ? .semibold : .regular)
    action.row = made
    (isList && action.style == .cancel ? apart : card).addSubview(made)
    return made
  }

  /// A tap beside a list of choices cancels it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let alert, alert.preferredStyle == .actionSheet,
      let cancel = alert.actions.first(where: { $0.style == .cancel }),
      let point = touches.first?.location(in: self),
      ![card, apart].contains(where: { !$0.isHidden && $0.frame.contains(point) })
    else { return }
    alert.choose(cancel)
  }

  // MARK: Places

  override func layoutSubviews() {
    super.layoutSubviews()
    switch alert?.preferredStyle {
    case .alert: placeQuestion()
    case .actionSheet: placeList()
    case nil: break
    }
  }

  private func placeQuestion() {
    apart.isHidden = true
    let width = AlertMetrics.width
    var y = placeTexts(in: width, padding: AlertMetrics.verticalPadding)
    if y == 0, alert?.textFields != nil { y = AlertMetrics.verticalPadding }
    for field in alert?.textFields ?? [] {
      field.frame = CGRect(
        x: AlertMetrics.padding, y: y, width: width - 2 * AlertMetrics.padding,
        height: AlertMetrics.fieldHeight)
      y = field.frame.maxY
    }
    if alert?.textFields != nil { y += AlertMetrics.padding }
    y = placeButtons(from: y, width: width)
    card.frame = onPixels(
      CGRect(x: bounds.midX - width / 2, y: bounds.midY - y / 2, width: width, height: y))
  }

  /// Two buttons stand side by side if both fit; otherwise one below the other, the one that cancels
  /// last.
  private func placeButtons(from top: CGFloat, width: CGFloat) -> CGFloat {
    let height = AlertMetrics.buttonHeight
    let half = width / 2
    let areSideBySide =
      buttons.count == 2 && buttons.allSatisfy { $0.intrinsicContentSize.width <= half - 16 }
    if areSideBySide {
      for (index, button) in ordered(cancelsFirst: true).enumerated() {
        button.frame = CGRect(x: CGFloat(index) * half, y: top, width: half, height: height)
      }
      return top + height
    }
    var y = top
    for button in ordered(cancelsFirst: false) {
      button.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    return y
  }

  /// The buttons with the one that cancels at one end.
  private func ordered(cancelsFirst: Bool) -> [UIButton] {
    let pairs = zip(alert?.actions ?? [], buttons)
    let cancels = pairs.filter { $0.0.style == .cancel }.map(\.1)
    let others = pairs.filter { $0.0.style != .cancel }.map(\.1)
    return cancelsFirst ? cancels + others : others + cancels
  }

  private func placeList() {
    let margin = AlertMetrics.listMargin
    let width = min(bounds.width, bounds.height) - 2 * margin
    let height = AlertMetrics.choiceHeight
    let x = bounds.midX - width / 2
    var y = placeTexts(in: width, padding: AlertMetrics.listPadding)
    let cancels = zip(alert?.actions ?? [], buttons).first { $0.0.style == .cancel }?.1
    for button in buttons where button !== cancels {
      button.frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    var bottom = bounds.maxY - max(margin, safeAreaInsets.bottom)
    apart.isHidden = cancels == nil
    if let cancels {
      cancels.frame = CGRect(x: 0, y: 0, width: width, height: height)
      apart.frame = onPixels(CGRect(x: x, y: bottom - height, width: width, height: height))
      bottom -= height + margin
    }
    card.isHidden = y == 0
    card.frame = onPixels(CGRect(x: x, y: bottom - y, width: width, height: y))
  }

  /// Puts the texts at the card's top.
  ///
  /// - Returns: Where they end, with the room below them.
  private func placeTexts(in width: CGFloat, padding: CGFloat) -> CGFloat {
    let room = width - 2 * AlertMetrics.padding
    var y = padding
    let labels = [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }
    for label in [titleLabel, messageLabel] { label.isHidden = !labels.contains(label) }
    guard !labels.isEmpty else { return 0 }
    for (index, label) in labels.enumerated() {
      if index > 0 { y += AlertMetrics.textGap }
      let size = label.sizeThatFits(CGSize(width: room, height: 0))
      label.frame = CGRect(x: AlertMetrics.padding, y: y, width: room, height: size.height)
      y += size.height
    }
    return y + padding
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    PixelGrid(scale: ApplicationHost.pixelsInPoint).snapped(rect)
  }
}
