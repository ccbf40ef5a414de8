import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct TableCellTests {
  private func shown(
    _ style: UITableViewCell.CellStyle, set: (UITableViewCell) -> Void
  ) -> UITableViewCell {
    ApplicationHost.begin(on: .iPhoneX, observer: nil)
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    set(cell)
    cell.layoutIfNeeded()
    return cell
  }

  @Test(
    arguments: [
      (UITableViewCell.AccessoryType.none, 375), (.disclosureIndicator, 341), (.checkmark, 335),
      (.detailButton, 327), (.detailDisclosureButton, 309),
    ] as [(UITableViewCell.AccessoryType, CGFloat)])
  func `an accessory takes its width from the content`(
    _ type: UITableViewCell.AccessoryType, _ width: CGFloat
  ) {
    let cell = shown(.default) { $0.accessoryType = type }
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: width, height: 44))
  }

  @Test func `an app's own accessory lies in the middle of the right`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let cell = shown(.default) {
      $0.accessoryType = .checkmark
      $0.accessoryView = view
    }
    #expect(view.frame == CGRect(x: 309, y: 12, width: 50, height: 20))
    #expect(cell.contentView.frame.width == 299)
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(view.superview == nil)
    #expect(cell.contentView.frame.width == 335)
  }

  @Test func `each style has its labels in their places`() {
    let plain = shown(.default) { $0.textLabel?.text = "a" }
    #expect(plain.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
    #expect(plain.detailTextLabel == nil)
    let value = shown(.value1) {
      $0.textLabel?.text = "a"
      $0.detailTextLabel?.text = "b"
    }
    #expect(value.textLabel?.frame.minX == 16)
    #expect(value.detailTextLabel?.frame.maxX == 359)
    let subtitle = shown(.subtitle) {
      $0.textLabel?.text = "a"
      $0.detailTextLabel?.text = "b"
    }
    #expect(subtitle.textLabel?.frame.maxY == subtitle.detailTextLabel?.frame.minY)
    #expect((subtitle.textLabel?.frame.minY ?? 0) > 0)
    let caption = shown(.value2) {
      $0.textLabel?.text = "a"
      $0.detailTextLabel?.text = "b"
    }
    #expect(caption.textLabel?.textAlignment == .right)
    #expect(caption.detailTextLabel?.frame.minX == 113)
  }

  @Test func `a picture moves the text`() {
    let cell = shown(.default) {
      $0.textLabel?.text = "a"
      $0.indentationLevel = 2
    }
    #expect(cell.textLabel?.frame.minX == 36)
  }

  @Test func `a line takes a pixel below the content and keeps to its inset`() {
    let stage = TableStage(rows: 2)
    let cell = stage.table.visibleCells[0]
    let line = cell.subviews.first { $0 is _UITableViewCellSeparatorView }
    let pixel: CGFloat = 1.0 / 3
    #expect(line?.frame.minX == 16)
    #expect(line?.frame.maxX == 375)
    #expect(abs((line?.frame.height ?? 0) - pixel) < 0.000_1)
    #expect(abs(cell.contentView.frame.height - 50 + pixel) < 0.000_1)
    stage.table.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 30)
    stage.pass()
    #expect(line?.frame.minX == 0)
    #expect(line?.frame.maxX == 345)
    stage.table.separatorStyle = .none
    stage.pass()
    #expect(line?.superview == nil)
    #expect(cell.contentView.frame.height == 50)
  }

  @Test func `while the table is edited content makes room for the control`() {
    let stage = TableStage(rows: 2)
    let cell = stage.table.visibleCells[0]
    stage.table.setEditing(true, animated: false)
    stage.pass()
    #expect(cell.isEditing)
    #expect(cell.editingStyle == .delete)
    #expect(cell.contentView.frame.minX == 38)
    #expect(cell.contentView.frame.width == 337)
    stage.table.isEditing = false
    stage.pass()
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test func `a selected cell shows its ground, unless its style is none`() {
    let cell = shown(.default) { _ in }
    cell.isSelected = true
    #expect(cell.selectedBackgroundView?.superview === cell)
    cell.isSelected = false
    #expect(cell.selectedBackgroundView?.superview == nil)
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(cell.selectedBackgroundView?.superview == nil)
  }

  @Test func `built-in labels of several lines make a row higher`() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text =
          indexPath.row == 0 ? "a" : Array(repeating: "word", count: 40).joined(separator: " ")
        return cell
      }
    }
    let source = Source()
    let phone = Phone()
    let table = UITableView(frame: phone.window.bounds)
    table.dataSource = source
    phone.show(table)
    #expect(table.visibleCells[0].frame.height == 44)
    #expect(table.visibleCells[1].frame.height > 80)
  }
}
