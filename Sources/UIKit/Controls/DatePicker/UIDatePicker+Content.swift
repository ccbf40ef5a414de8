import Foundation

extension UIDatePicker {
  private static let fieldHeight: CGFloat = 34
  private static let gap: CGFloat = 8
  private static let calendarSize = CGSize(width: 320, height: 330)
  private static let timeHeight: CGFloat = 45

  /// Calendar or time zone have changed, and with them where days begin.
  func daysDidChange() {
    source.forgetDays()
    contentDidChange()
  }

  /// Mode, style or calendar have changed.
  func contentDidChange() {
    let style = datePickerStyle
    wheels.dataSource = source
    wheels.delegate = source
    if style == .wheels {
      if wheels.superview == nil { addSubview(wheels) }
      wheels.reloadAllComponents()
    } else {
      wheels.removeFromSuperview()
    }
    for (index, field) in fields.enumerated() {
      let isShown = style == .compact && shownFields.contains(index)
      if isShown { addSubview(field) } else { field.removeFromSuperview() }
    }
    valueDidChange()
  }

  /// What is chosen has changed.
  func valueDidChange() {
    fields[0].text = source.dayText
    fields[1].text = source.timeText
    if datePickerStyle == .wheels { source.show(in: wheels) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The fields of a compact picker: 0 is the day, 1 the time.
  private var shownFields: [Int] {
    switch datePickerMode {
    case .time: [1]
    case .date, .yearAndMonth: [0]
    case .dateAndTime: [0, 1]
    case .countDownTimer: []
    }
  }

  private func size(of field: UILabel) -> CGSize {
    CGSize(width: field.intrinsicContentSize.width + 24, height: Self.fieldHeight)
  }

  var naturalSize: CGSize {
    switch datePickerStyle {
    case .automatic, .wheels: return wheels.intrinsicContentSize
    case .compact:
      let widths = shownFields.map { size(of: fields[$0]).width }
      let gaps = Self.gap * CGFloat(max(0, widths.count - 1))
      return CGSize(width: widths.reduce(0, +) + gaps, height: Self.fieldHeight)
    case .inline:
      var size = Self.calendarSize
      switch datePickerMode {
      case .time: size.height = wheels.intrinsicContentSize.height
      case .dateAndTime: size.height += Self.timeHeight
      case .date, .countDownTimer, .yearAndMonth: break
      }
      return size
    }
  }

  /// Wheels in the middle, fields one after the other from the beginning.
  func placeContent() {
    if wheels.superview === self {
      let size = wheels.intrinsicContentSize
      wheels.frame = CGRect(
        x: bounds.midX - min(size.width, bounds.width) / 2, y: bounds.midY - size.height / 2,
        width: min(size.width, bounds.width), height: size.height)
    }
    var x = bounds.minX
    for index in isMirrored ? shownFields.reversed() : shownFields {
      let field = fields[index]
      guard field.superview === self else { continue }
      let size = size(of: field)
      field.frame = CGRect(
        x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      x += size.width + Self.gap
    }
  }

  /// A finger has chosen a date or a duration.
  func chosen(_ date: Date, duration: TimeInterval) {
    storedDuration = min(max(60, duration), 23 * 3600 + 59 * 60)
    setDate(date, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
