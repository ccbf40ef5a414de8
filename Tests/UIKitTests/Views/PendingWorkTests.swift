import Foundation
import OnePhone
import Testing

@testable import UIKit

/// A pass finds the views that have something to do, in the order of the subviews.
@Suite(.onePhone) @MainActor struct PendingWorkTests {
  /// A view that writes its number down when it is laid out.
  private final class Row: UIView {
    var number = 0
    var write: (Int) -> Void = { _ in }
    var whenLaidOut: () -> Void = {}

    override func layoutSubviews() {
      super.layoutSubviews()
      write(number)
      whenLaidOut()
    }
  }

  private final class Diary {
    var numbers: [Int] = []

    func take() -> [Int] {
      defer { numbers = [] }
      return numbers
    }
  }

  private let diary = Diary()
  private let list = UIView()

  private func rows(_ count: Int) -> [Row] {
    let rows = (0..<count).map { number in
      let row = Row()
      row.number = number
      row.write = { [diary] in diary.numbers.append($0) }
      list.addSubview(row)
      return row
    }
    list.layoutIfNeeded()
    #expect(diary.take() == Array(0..<count))
    return rows
  }

  @Test(arguments: [[2, 0], [4, 3, 2, 1, 0], [1, 3, 0, 4, 2], [2, 2]])
  func `whoever asks is laid out in the order of the subviews, once`(asking: [Int]) {
    let rows = rows(5)
    for number in asking { rows[number].setNeedsLayout() }
    list.layoutIfNeeded()
    #expect(diary.take() == Set(asking).sorted())
    list.layoutIfNeeded()
    #expect(diary.take() == [])
  }

  @Test func `a new order of the subviews is the order of the layout`() {
    let rows = rows(4)
    for row in rows { row.setNeedsLayout() }
    list.sendSubviewToBack(rows[3])
    list.exchangeSubview(at: 1, withSubviewAt: 2)
    list.layoutIfNeeded()
    #expect(diary.take() == [3, 1, 0, 2])
  }

  @Test func `who asks while the others are laid out is laid out in the same pass`() {
    let rows = rows(4)
    rows[1].whenLaidOut = { [weak first = rows[0], weak last = rows[3]] in
      first?.setNeedsLayout()
      last?.setNeedsLayout()
    }
    rows[1].setNeedsLayout()
    rows[2].setNeedsLayout()
    list.layoutIfNeeded()
    #expect(diary.take() == [1, 2, 3, 0])
  }

  @Test func `who leaves while the others are laid out takes nothing along`() {
    let rows = rows(5)
    rows[1].whenLaidOut = { [weak one = rows[1], weak other = rows[2]] in
      one?.removeFromSuperview()
      other?.removeFromSuperview()
    }
    for row in rows { row.setNeedsLayout() }
    list.layoutIfNeeded()
    #expect(diary.take().sorted() == [0, 1, 3, 4])
    #expect(list.subviews == [rows[0], rows[3], rows[4]])
  }

  @Test func `what is asked for before a view is added is done after`() {
    let (outer, row) = (UIView(), rows(1)[0])
    row.setNeedsLayout()
    outer.addSubview(list)
    outer.layoutIfNeeded()
    #expect(diary.take() == [0])
  }
}
