import Foundation
import Testing

@testable import UIKit

/// Paths: where they are and what they hold.
@Suite struct PathTests {
  @Test func `a rectangle holds what is inside`() {
    let path = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(path.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(path.contains(CGPoint(x: 11, y: 21)) && !path.contains(CGPoint(x: 9, y: 21)))
  }

  @Test func `an oval leaves out the corners of its rectangle`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(path.contains(CGPoint(x: 50, y: 1)) && path.contains(CGPoint(x: 99, y: 25)))
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 95, y: 45)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `only the corners that are named are round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: .topLeft,
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 98, y: 98)))
    #expect(path.contains(CGPoint(x: 2, y: 98)))
  }

  @Test(arguments: [
    (true, CGRect(x: 0, y: 0, width: 10, height: 10)),
    (false, CGRect(x: -10, y: -10, width: 20, height: 20)),
  ])
  func `an arc goes around the way that is asked`(isClockwise: Bool, around: CGRect) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: isClockwise)
    let found = path.bounds
    #expect(
      zip(
        [found.minX, found.minY, found.width, found.height],
        [around.minX, around.minY, around.width, around.height]
      ).allSatisfy { abs($0 - $1) < 0.01 })
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
  }

  @Test func `curves are measured themselves, not by the points that bend them`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    #expect(abs(path.bounds.height - 50) < 0.01)
    #expect(path.cgPath.boundingBox.height == 100)
  }

  @Test func `what is gone around twice is inside by one rule and outside by the other`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
    let middle = CGPoint(x: 50, y: 50)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle) && path.contains(CGPoint(x: 10, y: 10)))
  }

  @Test func `a path is moved and stretched, and copies stay`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let copy = path.copy() as? UIBezierPath
    path.apply(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1))
    #expect(path.bounds == CGRect(x: 2, y: 3, width: 20, height: 30))
    #expect(copy?.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `closing goes back to the beginning`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 8))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(UIBezierPath().isEmpty && UIBezierPath().bounds.isNull)
  }
}
