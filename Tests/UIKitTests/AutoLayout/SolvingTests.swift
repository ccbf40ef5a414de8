import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor
@Suite("Constraints give frames", .onePhone)
struct SolvingTests {
  @Test("Edges and a constant give a frame")
  func edges() {
    let root = makeRoot()
    let view = UIView.constrained(in: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 30),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 325, 162.66666666666666))
  }

  @Test("Grandchildren are measured through their superviews")
  func nested() {
    let root = makeRoot()
    let outer = UIView.constrained(in: root)
    let inner = UIView.constrained(in: outer)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      outer.widthAnchor.constraint(equalToConstant: 200),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 7),
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 130),
      inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 60),
      inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
      inner.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(outer.frame == rect(50, 100, 200, 77))
    #expect(inner.frame == rect(10, 30, 190, 40))
  }

  @Test("A changed constant moves the view in the next layout, not at once")
  func constant() {
    let root = makeRoot()
    let view = UIView.constrained(in: root)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([
      top, view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    top.constant = 33
    #expect(view.frame == rect(0, 0, 10, 10))
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 33, 10, 10))
  }

  @Test("fact 1.9: a multiplier on a location counts in the container's coordinates")
  func locationMultiplier() {
    let root = makeRoot()
    let view = UIView.constrained(in: root)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .right,
        multiplier: 0.2, constant: 0),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(70, 0, 10, 10))
  }

  @Test("fact 1.10: leading is the right edge where text runs from the right")
  func rightToLeft() {
    let root = makeRoot()
    let view = UIView.constrained(in: root)
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -100),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(305, 0, 50, 10))
  }

  @Test("fact 1.12: margin attributes are inset by the layout margins")
  func margins() {
    let root = makeRoot()
    root.layoutMargins = UIEdgeInsets(top: 1, left: 10, bottom: 3, right: 30)
    let view = UIView.constrained(in: root)
    let centred = UIView.constrained(in: root)
    NSLayoutConstraint.activate(
      [
        (view, NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leftMargin),
        (view, .right, .rightMargin), (view, .top, .topMargin), (view, .bottom, .bottomMargin),
        (centred, .centerX, .centerXWithinMargins), (centred, .centerY, .centerYWithinMargins),
      ].map {
        NSLayoutConstraint(
          item: $0.0, attribute: $0.1, relatedBy: .equal, toItem: root, attribute: $0.2,
          multiplier: 1, constant: 0)
      })
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 1, 335, 808))
    #expect(centred.frame.origin == CGPoint(x: 177.66666666666666, y: 405))

    root.layoutMargins.left = 15
    root.layoutIfNeeded()
    #expect(view.frame == rect(15, 1, 330, 808))
  }

  @Test("fact 1.15: origin and size are rounded to pixels each for itself")
  func rounding() {
    let root = makeRoot()
    let view = UIView.constrained(in: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: (72 - 65.0 / 3) / 2),
      view.heightAnchor.constraint(equalToConstant: 262.5),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: -0.5),
      view.widthAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(-2.0 / 3, 76.0 / 3, 1, 788.0 / 3))
  }

  @Test("fact 1.22: leaving the superview deactivates what is held outside, not what is inside")
  func leaving() {
    let root = makeRoot()
    let outer = UIView.constrained(in: root)
    let inner = UIView.constrained(in: outer)
    let outside = inner.topAnchor.constraint(equalTo: root.topAnchor)
    let inside = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let own = outer.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([outside, inside, own])
    root.layoutIfNeeded()
    outer.removeFromSuperview()
    #expect([outside, inside, own].map(\.isActive) == [false, true, true])
    #expect(root.constraints == [])
    root.layoutIfNeeded()
    root.addSubview(outer)
    outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(outer.frame == rect(5, 0, 20, 0))
  }

  @Test("fact 1.24: a translated frame takes part as it is, and follows when it changes")
  func translated() {
    let root = makeRoot()
    let fixed = UIView(frame: rect(10, 20, 100, 50)).added(to: root)
    let stretching = UIView(frame: rect(0, 700, 375, 50)).added(to: root)
    stretching.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let view = UIView.constrained(in: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor),
      view.leftAnchor.constraint(equalTo: fixed.leftAnchor),
      view.bottomAnchor.constraint(equalTo: stretching.topAnchor),
      view.rightAnchor.constraint(equalTo: stretching.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 70, 365, 630))
    fixed.frame.origin.y = 100
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 150, 365, 550))
    root.frame.size = CGSize(width: 800, height: 400)
    root.layoutIfNeeded()
    #expect(stretching.frame == rect(0, 288, 800, 50))
    #expect(view.frame == rect(10, 150, 790, 138))
  }

  @Test("A layout made before the views come together holds after")
  func assembling() {
    let container = UIView()
    container.translatesAutoresizingMaskIntoConstraints = false
    let view = ContentView(30, 20).added(to: container)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 5),
      view.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -5),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -5),
    ])
    container.layoutIfNeeded()
    let root = makeRoot()
    root.addSubview(container)
    NSLayoutConstraint.activate([
      container.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      container.centerXAnchor.constraint(equalTo: root.centerXAnchor),
    ])
    root.layoutIfNeeded()
    #expect(container.frame == rect(167.66666666666666, 50, 40, 30))
    #expect(view.frame == rect(5, 5, 30, 20))
  }

  @Test("A frame that was set before the first layout gives way to what is solved, also to nothing")
  func earlyFrame() {
    let root = makeRoot()
    let view = UIView.constrained(in: root)
    view.frame = rect(5, 6, 70, 80)
    view.widthAnchor.constraint(equalToConstant: 0).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
    view.frame = rect(5, 6, 70, 80)
    #expect(view.frame == rect(5, 6, 70, 80))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
  }

  @Test("Content that a plain view has shifted counts where constraints cross its edge")
  func shiftedContent() {
    let root = makeRoot()
    let outer = UIView(frame: rect(0, 100, 200, 200)).added(to: root)
    let inner = UIView.constrained(in: outer)
    inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 150).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 50)
    outer.bounds.origin.y = 30
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 80)
    outer.bounds.origin.y = 0
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 50)
  }

  @Test("A constraint whose holder died is inactive and can be activated again")
  func orphans() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let top: NSLayoutConstraint
    do {
      let container = UIView()
      container.addSubview(view)
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      top = guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 3)
      container.addConstraint(top)
      container.layoutIfNeeded()
      #expect(top.isActive)
    }
    #expect(!top.isActive)
    top.isActive = true
    #expect(view.constraints == [top])
    top.isActive = false
    #expect(view.constraints == [])
  }

  @Test("Constants beyond all bounds are limited, and said to be")
  func limits() {
    let observer = RecordingObserver()
    ApplicationHost.begin(on: .iPhoneX, observer: observer)
    let root = makeRoot()
    let view = ContentView(20, 20).added(to: root)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 20, 20))
    #expect(observer.logs.map { $0.contains("exceeds internal limits") } == [true])
    #expect(
      view.systemLayoutSizeFitting(CGSize(width: CGFloat.infinity, height: .nan))
        == CGSize(width: 20, height: 20))
  }

  @Test("A guide takes part without being a view")
  func guides() {
    let root = makeRoot()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = UIView.constrained(in: root)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor),
      guide.heightAnchor.constraint(equalToConstant: 40),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 8),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 10, 375, 40))
    #expect(view.frame == rect(8, 20, 20, 20))
    root.removeLayoutGuide(guide)
    #expect(view.constraints.count == 2)
    #expect(root.constraints == [])
    #expect(guide.owningView == nil)
  }
}
