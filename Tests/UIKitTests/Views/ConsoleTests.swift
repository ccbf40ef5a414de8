import Foundation
import OnePhone
import Testing

@testable import UIKit

/// A view that draws, which is not shown.
private final class DrawingView: UIView {
  override func draw(_ rect: CGRect) {}
}

/// A label of the app's own, which asks to be drawn with each text.
private final class OwnLabel: UILabel {}

@Suite(.onePhone) @MainActor struct ConsoleTests {
  @Test func `it is told once a class that what a view draws is not shown`() {
    let phone = Phone()
    for _ in 0..<2 {
      DrawingView().setNeedsDisplay()
      UIView().setNeedsDisplay()
      OwnLabel().text = "Not drawn by draw(_:)"
    }
    #expect(
      phone.diary == [
        "log DrawingView asks to be drawn; what a view draws in draw(_:) is not shown here."
      ])
  }

  @Test func `a view is described by class, address, frame and layer`() {
    let view = DrawingView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
    view.isHidden = true
    let hexadecimal = /0x[0-9a-f]+/
    #expect(
      view.description.replacing(hexadecimal, with: "A")
        == "<DrawingView: A; frame = (1 2.5; 30 40); hidden = YES; layer = <CALayer: A>>")
  }
}
