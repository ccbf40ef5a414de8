import Foundation
import Testing

@testable import UIKit

@Suite struct InsetTests {
  @Test func aRectangleIsInsetByEachEdge() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 94, height: 46))
  }

  @Test func leadingIsLeftOrRight() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      insets.resolved(rightToLeft: false) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      insets.resolved(rightToLeft: true) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    for direction in [false, true] {
      #expect(
        insets.resolved(rightToLeft: direction).directional(rightToLeft: direction) == insets)
    }
  }

  @Test(
    "lengths go up to the next pixel",
    arguments: [(20.2871, 3, 61), (20.2871, 2, 41), (61, 3, 183), (20.3333333, 3, 61)]
      as [(CGFloat, CGFloat, CGFloat)])
  func pixels(length: CGFloat, scale: CGFloat, pixels: CGFloat) {
    #expect(PixelGrid(scale: scale).ceiling(length) == pixels / scale)
  }
}
