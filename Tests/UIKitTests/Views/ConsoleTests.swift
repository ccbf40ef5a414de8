import Foundation
import OnePhone
import Testing

@testable import UIKit

/// A view of the app's own.
private final class DrawingView: UIView {
  override func draw(_ rect: CGRect) {}
}

@Suite(.onePhone) @MainActor struct ConsoleTests {
  @Test func `a view is described by class, address, frame and layer`() {
    let view = DrawingView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
    view.isHidden = true
    let hexadecimal = /0x[0-9a-f]+/
    #expect(
      view.description.replacing(hexadecimal, with: "A")
        == "<DrawingView: A; frame = (1 2.5; 30 40); hidden = YES; layer = <CALayer: A>>")
  }
}
