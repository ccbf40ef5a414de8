import Foundation
import Testing

@testable import UIKit

@Suite struct TransformTests {
  private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  @Test(
    "where a point goes",
    arguments: [
      (CGAffineTransform.identity, CGPoint(x: 3, y: 2)),
      (CGAffineTransform(translationX: 10, y: 20), CGPoint(x: 13, y: 22)),
      (CGAffineTransform(scaleX: 2, y: -1), CGPoint(x: 6, y: -2)),
      (CGAffineTransform(rotationAngle: .pi / 2), CGPoint(x: -2, y: 3)),
      (CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2), CGPoint(x: 16, y: 4)),
      (
        CGAffineTransform(scaleX: 2, y: 2)
          .concatenating(CGAffineTransform(translationX: 10, y: 0)), CGPoint(x: 16, y: 4)
      ),
      (CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0), CGPoint(x: 26, y: 4)),
      (CGAffineTransform(translationX: 1, y: 1).rotated(by: .pi), CGPoint(x: -2, y: -1)),
    ])
  func points(map: CGAffineTransform, expected: CGPoint) {
    let point = CGPoint(x: 3, y: 2)
    #expect(isNear(point.applying(map), expected))
    #expect(isNear(point.applying(map).applying(map.inverted()), point))
  }

  @Test func aRectangleGoesToTheUprightOneAroundItsCorners() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(turned.origin, CGPoint(x: -20, y: 0)))
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
    #expect(CGRect.null.applying(.identity).isNull)
  }

  @Test func aMapThatNothingUndoesIsItsOwnInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(!flat.isIdentity)
  }
}
