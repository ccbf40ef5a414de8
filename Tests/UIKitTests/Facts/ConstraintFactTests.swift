import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Facts of constraints that no other suite names.
@Suite(.onePhone) @MainActor struct ConstraintFactTests {
  private func views(_ count: Int, in root: UIView) -> [UIView] {
    (0..<count).map { _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      return view
    }
  }

  @Test func `fact 1.1: a constraint says first relation multiplier times second plus constant`() {
    let phone = Phone()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pair = views(2, in: root)
    NSLayoutConstraint.activate([
      pair[0].widthAnchor.constraint(equalToConstant: 40),
      pair[1].widthAnchor.constraint(equalTo: pair[0].widthAnchor, multiplier: 2, constant: 5),
      pair[1].heightAnchor.constraint(lessThanOrEqualTo: pair[1].widthAnchor, multiplier: 0.5),
      pair[1].heightAnchor.constraint(greaterThanOrEqualTo: pair[1].widthAnchor, multiplier: 0.5),
    ])
    phone.show(root)
    #expect(pair[1].bounds.size == CGSize(width: 85, height: 42.666_666_666_666_664))
  }

  @Test func `fact 1.2: a subtree without a window is solved by itself, and anew in the window`() {
    let phone = Phone()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = views(1, in: root)[0]
    let width = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 10)])
    root.layoutIfNeeded()
    #expect(view.bounds.width == 50)
    phone.show(root)
    root.frame.size.width = 200
    phone.application.layoutPass()
    #expect(view.bounds.width == 100)
  }

  @Test func `fact 1.11: attributes and relations have Apple's numbers`() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    let relations: [NSLayoutConstraint.Relation] = [
      .lessThanOrEqual, .equal, .greaterThanOrEqual,
    ]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
  }

  @Test(arguments: [(ScreenDescription.iPhoneX, 262.667), (.iPhone8, 262.5)])
  func `fact 1.16: the tutorial's header lands on the pixels of the phone`(
    screen: ScreenDescription, height: Double
  ) {
    let phone = Phone(screen)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let pair = views(2, in: root)
    NSLayoutConstraint.activate([
      pair[0].topAnchor.constraint(equalTo: root.topAnchor),
      pair[0].widthAnchor.constraint(equalTo: root.widthAnchor),
      pair[0].heightAnchor.constraint(equalTo: pair[0].widthAnchor, multiplier: 0.7),
      pair[1].topAnchor.constraint(equalTo: pair[0].bottomAnchor),
    ])
    phone.show(root)
    #expect(abs(pair[0].bounds.height - CGFloat(height)) < 0.001)
    #expect(abs(pair[1].frame.minY - CGFloat(height)) < 0.001)
  }

  @Test func `fact 1.17: the nearest common ancestor holds a constraint, a size the view itself`() {
    let root = UIView()
    let (one, other) = (UIView(), UIView())
    let inner = UIView()
    root.addSubview(one)
    root.addSubview(other)
    one.addSubview(inner)
    let guide = UILayoutGuide()
    one.addLayoutGuide(guide)
    let across = inner.topAnchor.constraint(equalTo: other.topAnchor)
    let below = inner.topAnchor.constraint(equalTo: guide.topAnchor)
    let size = inner.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([across, below, size])
    #expect(root.constraints == [across])
    #expect(one.constraints == [below])
    #expect(inner.constraints == [size])
  }

  @Test func `fact 1.23: a changed constant moves nothing before the next layout`() {
    let phone = Phone()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = views(1, in: root)[0]
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    phone.show(root)
    width.constant = 60
    #expect(view.bounds.width == 40)
    root.layoutIfNeeded()
    #expect(view.bounds.width == 60)
  }

  @Test func `fact 1.29: priorities have Apple's numbers`() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
  }

  @Test func `fact 2.27: changed insets are told to the scroll view and to its delegate`() {
    final class Scroll: UIScrollView {
      var told = 0
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        told += 1
      }
    }
    final class Listener: NSObject, UIScrollViewDelegate {
      var told = 0
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { told += 1 }
    }
    let (scroll, listener) = (Scroll(), Listener())
    scroll.delegate = listener
    scroll.contentInset.top = 10
    scroll.contentInset.top = 10
    #expect(scroll.told == 1 && listener.told == 1)
    #expect(scroll.adjustedContentInset.top == 10)
  }

  @Test func `fact 6.6: a view does not clip, a scroll view and its kinds do`() {
    #expect(!UIView().clipsToBounds)
    #expect(UIScrollView().clipsToBounds && UITextView().clipsToBounds)
  }

  @Test func `fact 1.45: a frame in a conflict is written with its mask and its superview`() throws
  {
    let phone = Phone()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let framed = UIView(frame: CGRect(x: 12, y: 20, width: 717, height: 50))
    framed.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    root.addSubview(framed)
    let view = views(1, in: root)[0]
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: framed.widthAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.leadingAnchor.constraint(equalTo: framed.leadingAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    phone.show(root)
    let logs = phone.diary.filter { $0.hasPrefix("log ") }.joined()
    let address = "0x[0-9a-f]+"
    let name = "<NSAutoresizingMaskLayoutConstraint:\(address) h=--& v=--& UIView:\(address)"
    let width = try Regex(name + #"\.width == 717   \(active\)>"#)
    let place = try Regex(
      name + #"\.minX == 12   \(active, names: '\|':UIView:"# + address + #" \)>"#)
    #expect(try width.firstMatch(in: logs) != nil, "\(logs)")
    #expect(try place.firstMatch(in: logs) != nil, "\(logs)")
  }
}
