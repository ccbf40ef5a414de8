public import Foundation

/// A date or a time that is chosen.
///
/// Its size goes by the style: wheels are 320 by 216 points. A compact one is a grey field for the day,
/// one for the time, or both, 8 points apart and 34 high; the calendar of an inline one is 320 by 330,
/// with a time below it 45 higher. Apple documents none of these but the wheels': they are our choice. Only
/// wheels are worked by a finger: compact fields open nothing, and the calendar is not drawn.
///
/// Where an app sets no date, it is 9 January 2007, 9:41 in the morning, lest a run depend on the day on
/// which it is made. Names and order are those of the United States.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time
    /// A day.
    case date
    /// Both.
    case dateAndTime
    /// Hours and minutes to count down.
    case countDownTimer
    /// A month of a year; refused.
    case yearAndMonth
  }

  // MARK: Value

  /// What is chosen, kept between the two ends.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  final var storedDate = DateWheels.standardDate

  /// Chooses a date; nobody is told.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = kept(date)
    valueDidChange()
  }

  /// The first date that can be chosen; nil for no end.
  open var minimumDate: Date? { didSet { date = storedDate } }
  /// The last date that can be chosen; nil for no end.
  open var maximumDate: Date? { didSet { date = storedDate } }

  /// Seconds to count down.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      storedDuration = min(max(60, newValue), 23 * 3600 + 59 * 60)
      valueDidChange()
    }
  }

  final var storedDuration: TimeInterval = 60

  /// Minutes from one row to the next: a part of 60.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      contentDidChange()
    }
  }

  /// The calendar by which days are told.
  open var calendar: Calendar = DateWheels.standardCalendar { didSet { daysDidChange() } }
  /// The time zone; nil for that of the calendar.
  open var timeZone: TimeZone? { didSet { daysDidChange() } }
  /// The language; kept, names are English ones.
  open var locale: Locale?
  /// Whether times are rounded to the interval; they always are.
  open var roundsToMinuteInterval = true

  // MARK: Look

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      if datePickerMode == .yearAndMonth {
        Unsupported.call(
          "UIDatePicker.datePickerMode = .yearAndMonth", advice: "Use a UIPickerView.")
      }
      contentDidChange()
    }
  }

  /// The look that the app would like.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { contentDidChange() } }
  }

  /// The look that it has: by itself compact from iOS 14 on, wheels before and for a countdown.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return ApplicationHost.screenDescription.systemVersion >= 14 ? .compact : .wheels
  }

  final let wheels = UIPickerView(frame: .zero)
  final let fields = [UILabel(), UILabel()]
  final lazy var source = DateWheels(of: self)

  /// A picker of a place; an empty frame is that of its size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { self.frame.size = naturalSize }
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The size of its style.
  open override var intrinsicContentSize: CGSize { naturalSize }
  /// The size of its style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// Places wheels or fields.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  private func setUp() {
    for field in fields {
      field.font = .systemFont(ofSize: 17)
      field.textAlignment = .center
      field.layer.cornerRadius = 6
      field.clipsToBounds = true
      field.backgroundColor = UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12)
    }
    contentDidChange()
  }

  private func kept(_ date: Date) -> Date {
    var kept = date
    if let minimumDate, kept < minimumDate { kept = minimumDate }
    if let maximumDate, kept > maximumDate { kept = maximumDate }
    return kept
  }
}

/// The look of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// What suits the system.
  case automatic
  /// Wheels.
  case wheels
  /// Fields that open a calendar.
  case compact
  /// A calendar.
  case inline
}
