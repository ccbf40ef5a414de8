import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Controls under a finger, and what they tell.
@Suite(.onePhone) @MainActor struct ControlTests {
  private func press(_ view: UIView, at point: CGPoint, to end: CGPoint? = nil, on phone: Phone) {
    let finger = Finger(clock: phone.application.clock)
    finger.down(on: phone.window, at: view.convert(point, to: nil))
    if let end { finger.move(to: view.convert(end, to: nil)) }
    finger.lift()
  }

  @Test func `a button runs its actions in the order of being added, once a press`() {
    let phone = Phone()
    let button = UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
    var said: [String] = []
    button.addAction(UIAction { _ in said.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in said.append("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in said.append("down") }, for: .touchDown)
    phone.show(button)
    press(button, at: CGPoint(x: 5, y: 5), on: phone)
    #expect(said == ["down", "up", "primary"])
  }

  @Test func `a finger that leaves a control by more than 70 points does not press it`() {
    let phone = Phone()
    let button = UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
    var said: [String] = []
    button.addAction(UIAction { _ in said.append("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in said.append("outside") }, for: .touchUpOutside)
    phone.show(button)
    press(button, at: CGPoint(x: 5, y: 5), to: CGPoint(x: 5, y: 100), on: phone)
    press(button, at: CGPoint(x: 5, y: 5), to: CGPoint(x: 5, y: 200), on: phone)
    #expect(said == ["inside", "outside"])
  }

  @Test func `a disabled control tells nothing`() {
    let phone = Phone()
    let button = UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .allEvents)
    button.isEnabled = false
    phone.show(button)
    press(button, at: .zero, on: phone)
    #expect(count == 0)
    #expect(button.state == .disabled)
  }

  @Test func `an action of the same identifier takes the place of the one before`() {
    let button = UIButton()
    var said: [String] = []
    for name in ["one", "two"] {
      button.addAction(
        UIAction(identifier: UIAction.Identifier("same")) { _ in said.append(name) },
        for: .touchUpInside)
    }
    button.sendActions(for: .touchUpInside)
    #expect(said == ["two"])
    button.removeAction(identifiedBy: UIAction.Identifier("same"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(said == ["two"])
    #expect(button.allControlEvents == [])
  }

  @Test func `an action knows who runs it, while it runs`() {
    let button = UIButton()
    var sender: Any?
    let action = UIAction { sender = $0.sender }
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(sender as? UIButton === button)
    #expect(action.sender == nil)
  }

  @Test func `a switch is turned by a tap, and keeps its size`() {
    let phone = Phone()
    let control = UISwitch(frame: CGRect(x: 10, y: 100, width: 500, height: 500))
    var values: [Bool] = []
    control.addAction(
      UIAction { values.append(($0.sender as? UISwitch)?.isOn == true) }, for: .valueChanged)
    phone.show(control)
    for _ in 0..<2 { press(control, at: CGPoint(x: 20, y: 15), on: phone) }
    #expect(values == [true, false])
    #expect(control.frame == CGRect(x: 10, y: 100, width: 51, height: 31))
  }

  @Test func `a switch that constraints place is 51 points wide, of which they see 49`() {
    let phone = Phone()
    let control = UISwitch()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    NSLayoutConstraint.activate([
      control.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      control.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    phone.show(root)
    #expect(control.frame == CGRect(x: 326, y: 0, width: 51, height: 31))
  }

  @Test func `a slider's knob goes with the finger, between its ends`() {
    let phone = Phone()
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 132, height: 34))
    slider.maximumValue = 10
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    phone.show(slider)
    let knob = CGPoint(x: 16, y: 17)
    press(slider, at: knob, to: CGPoint(x: 66, y: 17), on: phone)
    #expect(values == [5])
    press(slider, at: CGPoint(x: 120, y: 17), to: CGPoint(x: 10, y: 17), on: phone)
    #expect(values == [5])
    slider.value = 20
    #expect(slider.value == 10)
  }

  @Test func `a stepper goes up and down, and stops or wraps at its ends`() {
    let phone = Phone()
    let stepper = UIStepper(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
    stepper.maximumValue = 2
    phone.show(stepper)
    for _ in 0..<3 { press(stepper, at: CGPoint(x: 80, y: 15), on: phone) }
    #expect(stepper.value == 2)
    stepper.wraps = true
    press(stepper, at: CGPoint(x: 80, y: 15), on: phone)
    #expect(stepper.value == 0)
    #expect(stepper.bounds.size == CGSize(width: 94, height: 29))
  }

  @Test func `the segment under the finger is chosen and told, once`() {
    let phone = Phone()
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 28)
    var chosen: [Int] = []
    control.addAction(
      UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    phone.show(control)
    for x in [250.0, 250, 150] { press(control, at: CGPoint(x: x, y: 14), on: phone) }
    #expect(chosen == [2, 1])
    control.removeSegment(at: 2, animated: false)
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "Two")
  }

  @Test func `a page control goes on and back by taps on its halves`() {
    let phone = Phone()
    let pages = UIPageControl(frame: CGRect(x: 0, y: 100, width: 100, height: 37))
    pages.numberOfPages = 3
    phone.show(pages)
    for _ in 0..<4 { press(pages, at: CGPoint(x: 90, y: 10), on: phone) }
    #expect(pages.currentPage == 2)
    press(pages, at: CGPoint(x: 10, y: 10), on: phone)
    #expect(pages.currentPage == 1)
    #expect(pages.intrinsicContentSize == CGSize(width: 39, height: 37))
  }

  @Test func `an indicator is shown only while it turns, unless it is to stay`() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden && indicator.bounds.size == CGSize(width: 37, height: 37))
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test func `a progress view is as thin as the system has it, and keeps its value in bounds`() {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 3
    #expect(progress.progress == 1)
    #expect(progress.intrinsicContentSize == CGSize(width: -1, height: 2))
  }
}
