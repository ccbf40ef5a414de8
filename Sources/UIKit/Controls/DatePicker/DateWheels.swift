import Foundation

/// The wheels of a date picker: what they show, and the date that they stand for.
@MainActor final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  /// What one wheel chooses.
  private enum Wheel {
    /// A month, a day of it, a year.
    case month, day, year
    /// A day around the present one.
    case dayOfYear
    case hour, minute, half
    /// Of a countdown.
    case hours, minutes
  }

  /// 9 January 2007, 9:41 by the standard calendar.
  nonisolated static let standardDate = Date(timeIntervalSince1970: 1_168_335_660)

  /// Days as they are told in the West, by Greenwich.
  nonisolated static let standardCalendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
    return calendar
  }()

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  /// Years of the wheel, and days on either side of the first.
  private static let years = 1...4000
  private static let days = 5000

  private weak var picker: UIDatePicker?
  /// The day around which the wheel of days stands; it stays, so that its rows do.
  private var middle: Date?

  init(of picker: UIDatePicker) {
    self.picker = picker
    super.init()
  }

  private var calendar: Calendar {
    var calendar = picker?.calendar ?? Self.standardCalendar
    if let zone = picker?.timeZone { calendar.timeZone = zone }
    return calendar
  }

  private var date: Date { picker?.date ?? Self.standardDate }
  private var interval: Int { picker?.minuteInterval ?? 1 }

  private var parts: DateComponents {
    calendar.dateComponents([.year, .month, .day, .weekday, .hour, .minute], from: date)
  }

  private var wheels: [Wheel] {
    switch picker?.datePickerMode {
    case .time: [.hour, .minute, .half]
    case .date, .yearAndMonth: [.month, .day, .year]
    case .dateAndTime, nil: [.dayOfYear, .hour, .minute, .half]
    case .countDownTimer: [.hours, .minutes]
    }
  }

  // MARK: In words

  /// The day: `Jan 9, 2007`.
  var dayText: String {
    let parts = parts
    return "\(short(parts.month ?? 1)) \(parts.day ?? 1), \(parts.year ?? 1)"
  }

  /// The time: `9:41 AM`.
  var timeText: String {
    let (hour, minute) = (parts.hour ?? 0, (parts.minute ?? 0) / interval * interval)
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return "\(shown):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
  }

  private func short(_ month: Int) -> String {
    String(Self.months[min(max(1, month), 12) - 1].prefix(3))
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch wheels[component] {
    case .month: 12
    case .day: 31
    case .year: Self.years.count
    case .dayOfYear: 2 * Self.days + 1
    case .hour: 12
    case .half: 2
    case .hours: 24
    case .minute, .minutes: 60 / interval
    }
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    switch wheels[component] {
    case .month: Self.months[row]
    case .day: "\(row + 1)"
    case .year: "\(Self.years.lowerBound + row)"
    case .dayOfYear: dayTitle(row)
    case .hour: "\(row == 0 ? 12 : row)"
    case .minute: (row * interval < 10 ? "0" : "") + "\(row * interval)"
    case .half: row == 0 ? "AM" : "PM"
    case .hours: "\(row) hours"
    case .minutes: "\(row * interval) min"
    }
  }

  func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat {
    switch wheels[component] {
    case .month: 140
    case .dayOfYear: 130
    case .year: 90
    case .day, .hour, .minute, .half: 60
    case .hours, .minutes: 120
    }
  }

  private func dayTitle(_ row: Int) -> String {
    let day = calendar.date(byAdding: .day, value: row - Self.days, to: middleDay) ?? middleDay
    let parts = calendar.dateComponents([.month, .day, .weekday], from: day)
    let weekday = Self.weekdays[min(max(1, parts.weekday ?? 1), 7) - 1]
    return "\(weekday) \(short(parts.month ?? 1)) \(parts.day ?? 1)"
  }

  private var middleDay: Date {
    if let middle { return middle }
    let day = calendar.startOfDay(for: date)
    middle = day
    return day
  }

  /// Days begin at other moments now: the wheel is to stand around the date anew.
  func forgetDays() { middle = nil }

  // MARK: What is chosen

  /// Turns the wheels to the picker's date.
  func show(in view: UIPickerView) {
    let day = calendar.startOfDay(for: date)
    let distance = calendar.dateComponents([.day], from: middleDay, to: day).day ?? 0
    if distance.magnitude > Self.days {
      middle = day
      view.reloadAllComponents()
    }
    let parts = parts
    let seconds = Int(picker?.countDownDuration ?? 0)
    for (component, wheel) in wheels.enumerated() {
      let row =
        switch wheel {
        case .month: (parts.month ?? 1) - 1
        case .day: (parts.day ?? 1) - 1
        case .year: (parts.year ?? 1) - Self.years.lowerBound
        case .dayOfYear: Self.days + (distance.magnitude > Self.days ? 0 : distance)
        case .hour: (parts.hour ?? 0) % 12
        case .minute: (parts.minute ?? 0) / interval
        case .half: (parts.hour ?? 0) / 12
        case .hours: seconds / 3600
        case .minutes: seconds / 60 % 60 / interval
        }
      let last = view.numberOfRows(inComponent: component) - 1
      let kept = min(max(0, row), last)
      if view.selectedRow(inComponent: component) != kept {
        view.selectRow(kept, inComponent: component, animated: false)
      }
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    var parts = parts
    var (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    var duration = Int(picker?.countDownDuration ?? 0)
    for (component, wheel) in wheels.enumerated() {
      let row = pickerView.selectedRow(inComponent: component)
      switch wheel {
      case .month: parts.month = row + 1
      case .day: parts.day = row + 1
      case .year: parts.year = Self.years.lowerBound + row
      case .dayOfYear:
        let day = calendar.date(byAdding: .day, value: row - Self.days, to: middleDay)
        let own = calendar.dateComponents([.year, .month, .day], from: day ?? middleDay)
        (parts.year, parts.month, parts.day) = (own.year, own.month, own.day)
      case .hour: hour = hour / 12 * 12 + row
      case .minute: minute = row * interval
      case .half: hour = hour % 12 + 12 * row
      case .hours: duration = row * 3600 + duration % 3600
      case .minutes: duration = duration / 3600 * 3600 + row * interval * 60
      }
    }
    (parts.hour, parts.minute, parts.weekday) = (hour, minute, nil)
    parts.day = min(parts.day ?? 1, lastDay(of: parts))
    picker?.chosen(calendar.date(from: parts) ?? date, duration: TimeInterval(duration))
  }

  /// February has no 31st: the last day of the month is chosen then.
  private func lastDay(of parts: DateComponents) -> Int {
    var first = DateComponents()
    (first.year, first.month, first.day) = (parts.year, parts.month, 1)
    guard let start = calendar.date(from: first) else { return 31 }
    return calendar.range(of: .day, in: .month, for: start)?.count ?? 31
  }
}
