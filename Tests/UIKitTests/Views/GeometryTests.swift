import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct GeometryTests {
  @Test func `a frame that was set is read back to the last bit`() {
    let frame = CGRect(x: 0.1, y: 262.0 + 2.0 / 3, width: 1.0 / 3, height: 50.7)
    let view = UIView(frame: frame)
    #expect(view.frame == frame)
    #expect(view.bounds == CGRect(origin: .zero, size: frame.size))
  }

  @Test func `a frame of negative size is turned round`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: -6))
    #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test func `setting the size of the bounds keeps the centre`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.bounds = CGRect(x: 5, y: 6, width: 50, height: 80)
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.frame == CGRect(x: 35, y: 0, width: 50, height: 80))
  }

  @Test func `fact 6.3: with a transform the frame is what is around it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `fact 1.14: layout places the view as it would be without its transform`() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.node.setLayoutFrame(CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(view.center == CGPoint(x: 20, y: 20))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func `fact 6.2: points go through the origins of the bounds on their way`() {
    let (outer, scrolled, inner) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300)),
      UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 200)),
      UIView(frame: CGRect(x: 0, y: 150, width: 50, height: 50))
    )
    outer.addSubview(scrolled)
    scrolled.addSubview(inner)
    scrolled.bounds.origin.y = 100
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 6, y: 57))
    #expect(inner.convert(CGPoint(x: 6, y: 57), from: outer) == CGPoint(x: 1, y: 2))
    #expect(
      inner.convert(inner.bounds, to: nil) == CGRect(x: 5, y: 55, width: 50, height: 50))
  }

  @Test func `points go there and back through a turn`() {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 10)))
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let point = inner.convert(CGPoint.zero, to: outer)
    #expect(abs(point.x - 45) < 1e-9 && abs(point.y - 35) < 1e-9)
    let back = inner.convert(point, from: outer)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
  }

  @Test func `a place that is not a number is raised, not kept`() async {
    await #expect(processExitsWith: .exitCode(7)) { @MainActor in
      let phone = Phone()
      phone.show(UIView(frame: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)))
      phone.window.subviews[0].center = CGPoint(x: CGFloat.infinity, y: 0)
    }
  }

  @Test(
    arguments: [
      // Fixed, flexible width, flexible right margin, all, as fact 8.3 has it.
      (UIView.AutoresizingMask([]), 20.0, 60.0),
      (.flexibleWidth, 20.0, 160.0),
      (.flexibleLeftMargin, 120.0, 60.0),
      (.flexibleRightMargin, 20.0, 60.0),
      ([.flexibleLeftMargin, .flexibleRightMargin], 70.0, 60.0),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40.0, 120.0),
    ] as [(UIView.AutoresizingMask, Double, Double)])
  func `fact 8.3: what gives shares the change in proportion`(
    mask: UIView.AutoresizingMask, x: Double, width: Double
  ) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size.width = 200
    #expect(inner.frame == CGRect(x: x, y: 20, width: width, height: 60))
  }

  @Test func `fact 6.4 and 6.5: only what can be seen and touched is hit`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 50)),
      UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    )
    outer.addSubview(back)
    outer.addSubview(front)
    #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === front)
    #expect(outer.hitTest(CGPoint(x: 60, y: 10), with: nil) === back)
    #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 120, y: 10), with: nil) == nil)
    front.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    back.alpha = 0
    #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === outer)
    outer.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) == nil)
  }
}
