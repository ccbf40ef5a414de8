import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Layers without views, maps of space, and what converts between them.
@Suite(.onePhone) @MainActor struct LayerTreeTests {
  @Test func `layers are held in order, each by one other`() {
    let layer = CALayer()
    let (one, two, three) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(one)
    layer.addSublayer(two)
    layer.insertSublayer(three, below: two)
    #expect(layer.sublayers == [one, three, two])
    layer.insertSublayer(one, above: three)
    #expect(layer.sublayers == [three, one, two])
    let other = CALayer()
    other.addSublayer(three)
    #expect(layer.sublayers == [one, two] && three.superlayer === other)
    one.removeFromSuperlayer()
    two.removeFromSuperlayer()
    #expect(layer.sublayers == nil && one.superlayer == nil)
  }

  @Test func `the layers of subviews stand in their views' layer`() {
    let view = UIView()
    let subview = UIView()
    view.addSubview(subview)
    let plain = CALayer()
    view.layer.addSublayer(plain)
    #expect(view.layer.sublayers == [subview.layer, plain])
    #expect(subview.layer.superlayer === view.layer)
    subview.layer.removeFromSuperlayer()
    #expect(subview.superview == nil)
  }

  @Test func `layers lie between the views among which they were put`() {
    let view = UIView()
    let (first, second) = (UIView(), UIView())
    let (back, middle, front, last) = (CALayer(), CALayer(), CALayer(), CALayer())
    view.addSubview(first)
    view.layer.addSublayer(middle)
    view.addSubview(second)
    view.layer.addSublayer(front)
    view.layer.insertSublayer(back, at: 0)
    view.layer.insertSublayer(last, above: front)
    #expect(
      view.layer.sublayers == [back, first.layer, middle, second.layer, front, last])
    view.layer.insertSublayer(last, below: second.layer)
    #expect(
      view.layer.sublayers == [back, first.layer, middle, last, second.layer, front])
    view.bringSubviewToFront(first)
    #expect(
      view.layer.sublayers == [back, second.layer, front, first.layer, middle, last])
    let other = CALayer()
    view.layer.replaceSublayer(front, with: other)
    #expect(
      view.layer.sublayers == [back, second.layer, other, first.layer, middle, last])
    #expect(front.superlayer == nil)
  }

  @Test func `layers stay where they lie when the view behind them goes`() {
    let view = UIView()
    let (first, second, third) = (UIView(), UIView(), UIView())
    for subview in [first, second, third] { view.addSubview(subview) }
    let (early, late, front) = (CALayer(), CALayer(), CALayer())
    view.layer.insertSublayer(late, above: second.layer)
    view.layer.insertSublayer(early, above: first.layer)
    view.layer.insertSublayer(front, above: third.layer)
    /// Layers and views in the order in which a picture has them.
    func painted() -> [Int] {
      view.layer.paintedTree(at: nil).fills.map { Int($0.rect.minX) }
    }
    let layers = [first.layer, early, second.layer, late, third.layer, front]
    for (index, layer) in layers.enumerated() {
      layer.frame = CGRect(x: CGFloat(index), y: 0, width: 1, height: 1)
      layer.backgroundColor = UIColor.red.cgColor
    }
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(painted() == [0, 1, 2, 3, 4, 5])
    second.removeFromSuperview()
    #expect(view.layer.sublayers == [first.layer, early, late, third.layer, front])
    #expect(painted() == [0, 1, 3, 4, 5])
    // It comes back in front of all, and nothing goes with it.
    view.addSubview(second)
    #expect(
      view.layer.sublayers == [first.layer, early, late, third.layer, front, second.layer])
    #expect(painted() == [0, 1, 3, 4, 5, 2])
    first.removeFromSuperview()
    #expect(view.layer.sublayers == [early, late, third.layer, front, second.layer])
    #expect(painted() == [1, 3, 4, 5, 2])
  }

  @Test func `points go from layer to layer through places, bounds and turns`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(view)
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    view.layer.addSublayer(layer)
    #expect(layer.convert(CGPoint(x: 1, y: 1), to: root.layer) == CGPoint(x: 16, y: 26))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
    let turned = layer.convert(CGPoint(x: 1, y: 1), to: root.layer)
    #expect(abs(turned.x - 34) < 1e-9 && abs(turned.y - 44) < 1e-9)
    let back = root.layer.convert(turned, to: layer)
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 1) < 1e-9)
  }

  @Test func `a map of space is undone by its inverse`() {
    var map = CATransform3DMakeRotation(1, 1, 2, 3)
    map = CATransform3DTranslate(CATransform3DScale(map, 2, 3, 4), 5, 6, 7)
    let rows = CATransform3DConcat(map, CATransform3DInvert(map)).rows.flatMap { $0 }
    let identity = CATransform3DIdentity.rows.flatMap { $0 }
    #expect(zip(rows, identity).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
  }

  @Test func `a map of the plane is the same in space`() {
    let plane = CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 3, y: 4)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == plane)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 20, height: 20))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func `turning out of the plane is refused`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        let phone = Phone()
        phone.window.layer.transform = CATransform3DMakeRotation(1, 1, 0, 0)
      }
    }
  }

  @Test func `another anchor point moves the frame, not the position`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 60, y: 35))
    #expect(layer.frame == CGRect(x: 60, y: 35, width: 100, height: 50))
  }
}
