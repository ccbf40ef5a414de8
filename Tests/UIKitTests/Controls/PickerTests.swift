import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Pickers: rows in wheels, and which is chosen.
@Suite(.onePhone) @MainActor struct PickerTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [10, 3]
    var height: CGFloat = 32
    var notes: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      height
    }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      notes.append("\(component).\(row)")
    }
  }

  private func shown(_ source: Source, on phone: Phone) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
    picker.dataSource = source
    picker.delegate = source
    phone.show(picker)
    return picker
  }

  @Test func `it has its size, and its first rows in the middle`() {
    let phone = Phone()
    let source = Source()
    let picker = shown(source, on: phone)
    #expect(picker.frame == CGRect(x: 0, y: 100, width: 320, height: 216))
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 3)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 160, height: 32))
    #expect((0...1).map { picker.selectedRow(inComponent: $0) } == [0, 0])
    let first = picker.view(forRow: 0, forComponent: 1)
    #expect((first as? UILabel)?.text == "1.0")
    #expect(first?.convert(first?.bounds ?? .zero, to: picker).midY == 108)
    #expect(source.notes == [])
  }

  @Test func `a row that code chooses is told to nobody`() {
    let phone = Phone()
    let source = Source()
    let picker = shown(source, on: phone)
    picker.selectRow(4, inComponent: 0, animated: false)
    picker.selectRow(99, inComponent: 1, animated: false)
    phone.application.layoutPass()
    #expect(picker.selectedRow(inComponent: 0) == 4 && picker.selectedRow(inComponent: 1) == 0)
    let row = picker.view(forRow: 4, forComponent: 0)
    #expect(row?.convert(row?.bounds ?? .zero, to: picker).midY == 108)
    source.counts = [2, 0]
    picker.reloadAllComponents()
    phone.application.layoutPass()
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == -1)
    #expect(source.notes == [])
  }

  @Test func `the rows of a picker that is resized have its width, and its middle`() {
    let phone = Phone()
    let picker = shown(Source(), on: phone)
    picker.selectRow(2, inComponent: 1, animated: false)
    func row() -> CGRect {
      let row = picker.view(forRow: 2, forComponent: 1)
      return row?.convert(row?.bounds ?? .zero, to: picker) ?? .null
    }
    #expect(row() == CGRect(x: 160, y: 92, width: 160, height: 32))
    picker.frame.size = CGSize(width: 240, height: 216)
    phone.application.layoutPass()
    #expect(row() == CGRect(x: 120, y: 92, width: 120, height: 32))
    picker.frame.size = CGSize(width: 300, height: 160)
    phone.application.layoutPass()
    #expect(row() == CGRect(x: 150, y: 64, width: 150, height: 32))
    #expect(picker.selectedRow(inComponent: 1) == 2)
  }

  @Test func `a wheel that is read anew takes on another height of rows`() {
    let phone = Phone()
    let source = Source()
    let picker = shown(source, on: phone)
    picker.selectRow(4, inComponent: 0, animated: false)
    source.height = 60
    #expect(picker.rowSize(forComponent: 0).height == 32, "it was not read yet")
    picker.reloadComponent(0)
    phone.application.layoutPass()
    func row(_ number: Int) -> CGRect {
      let row = picker.view(forRow: number, forComponent: 0)
      return row?.convert(row?.bounds ?? .zero, to: picker) ?? .null
    }
    #expect(row(4) == CGRect(x: 0, y: 78, width: 160, height: 60))
    #expect(row(5).minY == 138 && picker.selectedRow(inComponent: 0) == 4)
    source.counts = [2, 3]
    picker.reloadComponent(0)
    phone.application.layoutPass()
    #expect(row(1) == CGRect(x: 0, y: 78, width: 160, height: 60))
    #expect(source.notes == [] && picker.selectedRow(inComponent: 0) == 1)
  }

  @Test func `a finger turns a wheel to a row, which is told`() {
    let phone = Phone()
    let source = Source()
    let picker = shown(source, on: phone)
    let finger = Finger(clock: phone.application.clock)
    finger.down(on: phone.window, at: CGPoint(x: 80, y: 250))
    for step in 1...20 {
      phone.pass(1.0 / 60)
      finger.move(to: CGPoint(x: 80, y: 250 - CGFloat(step) * 4))
    }
    phone.pass(0.2)
    finger.lift()
    phone.pass(2)
    // 80 points less the 10 of the slop are two rows and a bit.
    #expect(source.notes == ["0.2"] && picker.selectedRow(inComponent: 0) == 2)
    let row = picker.view(forRow: 2, forComponent: 0)
    #expect(abs((row?.convert(row?.bounds ?? .zero, to: picker).midY ?? 0) - 108) < 0.34)
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func `a tap on a row brings it to the middle`() {
    let phone = Phone()
    let source = Source()
    let picker = shown(source, on: phone)
    let finger = Finger(clock: phone.application.clock)
    finger.down(on: phone.window, at: CGPoint(x: 240, y: 208 + 32))
    phone.pass(0.05)
    finger.lift()
    phone.pass(0.6)
    #expect(source.notes == ["1.1"] && picker.selectedRow(inComponent: 1) == 1)
  }

  @Test func `a delegate may make the rows' views, and say their size`() {
    final class Own: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        5
      }
      func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
      ) -> CGFloat { 50 }
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        100
      }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        let view = view ?? UIView()
        view.tag = 70 + row
        return view
      }
    }
    let phone = Phone()
    let source = Own()
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    phone.show(picker)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 50))
    let view = picker.view(forRow: 1, forComponent: 0)
    #expect(view?.tag == 71)
    #expect(
      view?.convert(view?.bounds ?? .zero, to: picker)
        == CGRect(x: 110, y: 133, width: 100, height: 50))
  }
}
