import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Dates and times that are chosen; sizes but those of wheels are the library's own choice.
@Suite(.onePhone) @MainActor struct DatePickerTests {
  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    -> Date
  {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return DateWheels.standardCalendar.date(from: parts) ?? .distantPast
  }

  private func rows(_ picker: UIDatePicker) -> [String?] {
    let wheels = picker.wheels
    return (0..<wheels.numberOfComponents).map { component in
      picker.source.pickerView(
        wheels, titleForRow: wheels.selectedRow(inComponent: component), forComponent: component)
    }
  }

  @Test func `wheels have the size of a picker, and show the date`() {
    let phone = Phone()
    let picker = UIDatePicker()
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    phone.show(picker)
    #expect(picker.date == date(2007, 1, 9, 9, 41))
    #expect(rows(picker) == ["Tue Jan 9", "9", "41", "AM"])
    picker.datePickerMode = .date
    picker.date = date(2024, 2, 29, 15, 5)
    #expect(rows(picker) == ["February", "29", "2024"])
    picker.datePickerMode = .time
    #expect(rows(picker) == ["3", "05", "PM"])
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 2 * 3600 + 17 * 60
    #expect(rows(picker) == ["2 hours", "17 min"])
  }

  @Test(arguments: [-5, 0, 9])
  func `days are those of the time zone, and stay when minutes are turned`(hours: Int) {
    let phone = Phone()
    let picker = UIDatePicker()
    phone.show(picker)
    picker.timeZone = TimeZone(secondsFromGMT: hours * 3600)
    picker.date = date(2007, 1, 9, 12 - hours, 30)
    #expect(rows(picker) == ["Tue Jan 9", "12", "30", "PM"])
    picker.wheels.selectRow(45, inComponent: 2, animated: false)
    picker.source.pickerView(picker.wheels, didSelectRow: 45, inComponent: 2)
    #expect(picker.date == date(2007, 1, 9, 12 - hours, 45))
  }

  @Test func `a finger turns a wheel, and the control tells of it`() {
    let phone = Phone()
    let picker = UIDatePicker()
    var told: [Date] = []
    picker.datePickerMode = .date
    picker.date = date(2023, 1, 31)
    picker.addAction(UIAction { _ in told.append(picker.date) }, for: .valueChanged)
    phone.show(picker)
    let finger = Finger(clock: phone.application.clock)
    finger.down(on: phone.window, at: CGPoint(x: 80, y: 108))
    for step in 1...20 {
      phone.pass(1.0 / 60)
      finger.move(to: CGPoint(x: 80, y: 108 - 2.1 * CGFloat(step)))
    }
    phone.pass(0.2)
    finger.lift()
    phone.pass(2)
    // February has no 31st.
    #expect(told == [date(2023, 2, 28)] && rows(picker) == ["February", "28", "2023"])
  }

  @Test func `dates stay between the ends, and minutes on the interval`() {
    let picker = UIDatePicker()
    picker.minimumDate = date(2020, 1, 1)
    picker.maximumDate = date(2020, 12, 31)
    #expect(picker.date == date(2020, 1, 1))
    picker.date = date(2030, 1, 1)
    #expect(picker.date == date(2020, 12, 31))
    picker.minuteInterval = 15
    picker.date = date(2020, 6, 1, 12, 50)
    #expect(rows(picker).dropFirst() == ["12", "45", "PM"])
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  @Test func `each style has a size of its own`() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .date
    #expect(picker.fields[0].text == "Jan 9, 2007")
    let day = picker.intrinsicContentSize
    #expect(day.height == 34 && day.width == picker.fields[0].intrinsicContentSize.width + 24)
    picker.datePickerMode = .dateAndTime
    let time = picker.fields[1].intrinsicContentSize.width + 24
    #expect(picker.intrinsicContentSize == CGSize(width: day.width + 8 + time, height: 34))
    picker.frame.size = picker.intrinsicContentSize
    picker.layoutIfNeeded()
    #expect(picker.fields[1].frame.minX == day.width + 8 && picker.fields[1].text == "9:41 AM")
    picker.preferredDatePickerStyle = .inline
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 375))
    #expect(picker.fields.allSatisfy { $0.superview == nil })
  }
}
