import Foundation
import OnePhone
import Testing

@testable import UIKit

/// When views are asked to paint, and what of a context can be read.
@Suite(.onePhone) @MainActor struct DisplayTests {
  private final class Painting: UIView {
    var rects: [CGRect] = []
    override func draw(_ rect: CGRect) { rects.append(rect) }
  }

  private func shown(_ phone: Phone, size: CGSize = CGSize(width: 30, height: 40)) -> Painting {
    let view = Painting(frame: CGRect(origin: .zero, size: size))
    phone.window.addSubview(view)
    return view
  }

  private func pass() { UIApplication.shared.layoutPass() }

  @Test func `a view paints once before it is seen, and again when that is asked for`() {
    let phone = Phone()
    let view = shown(phone)
    #expect(view.rects.isEmpty)
    pass()
    pass()
    let whole = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(view.rects == [whole])
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    pass()
    #expect(view.rects == [whole, whole])
    #expect(phone.window === view.window)
  }

  @Test func `a change of the size has only a view that redraws paint again`() {
    for mode in [UIView.ContentMode.redraw, .scaleToFill] {
      let phone = Phone()
      let view = shown(phone)
      view.contentMode = mode
      pass()
      view.frame.origin.x = 5
      pass()
      #expect(view.rects.count == 1)
      view.frame.size.width = 60
      pass()
      #expect(view.rects.count == (mode == .redraw ? 2 : 1))
      #expect(phone.window === view.window)
    }
  }

  @Test func `what has no size, is hidden or in no window does not paint until it is seen`() {
    let phone = Phone()
    let view = shown(phone, size: .zero)
    let hidden = shown(phone)
    hidden.isHidden = true
    let lost = Painting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    pass()
    #expect(view.rects.isEmpty && hidden.rects.isEmpty && lost.rects.isEmpty)
    view.frame.size = CGSize(width: 10, height: 10)
    hidden.isHidden = false
    phone.window.addSubview(lost)
    pass()
    #expect(view.rects.count == 1 && hidden.rects.count == 1 && lost.rects.count == 1)
  }

  @Test func `content that was painted for another size is fitted as the content mode says`() throws
  {
    final class Filled: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let phone = Phone()
    let view = Filled(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    phone.window.addSubview(view)
    pass()
    view.frame.size = CGSize(width: 40, height: 20)
    func map(_ mode: UIView.ContentMode) throws -> CGAffineTransform {
      view.contentMode = mode
      guard case .group(let group) = try #require(view.painting.sheets.first?.marks.first) else {
        return .identity
      }
      return group.map
    }
    #expect(try map(.scaleToFill) == CGAffineTransform(scaleX: 2, y: 1))
    #expect(try map(.topLeft) == .identity)
    #expect(try map(.right) == CGAffineTransform(translationX: 20, y: 0))
  }

  @Test func `there is a context while something paints, and none else`() {
    final class Asking: UIView {
      var sawContext = false
      override func draw(_ rect: CGRect) {
        sawContext = UIGraphicsGetCurrentContext() != nil
        // Left open, it is closed by whoever asked for the painting.
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
      }
    }
    let phone = Phone()
    let view = Asking(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.window.addSubview(view)
    pass()
    #expect(view.sawContext)
    #expect(UIGraphicsGetCurrentContext() == nil)
    // Outside of a context colours and paths do nothing: what is painted next begins in black.
    UIColor.red.set()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    let next = CGRect(x: 2, y: 2, width: 3, height: 3)
    let sheet = GraphicsContexts.painting(on: view.bounds, scale: 1) { $0.fill(next) }
    #expect(sheet.marks.fills == [Fill(next, .black)])
  }

  @Test func `a context tells its transform, path and clip in user space`() {
    let sheet = GraphicsContexts.painting(
      on: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 2
    ) { context in
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 2)
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20))
      context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(!context.isPathEmpty)
      context.clip()
      #expect(context.isPathEmpty)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 2, width: 3, height: 4))
      context.saveGState()
      context.clip(to: CGRect(x: 2, y: 2, width: 1, height: 1))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 2, width: 1, height: 1))
      context.restoreGState()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(sheet.marks.isEmpty)
  }

  @Test func `a part of a path is cut by length, over its corners`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    let part = path.part(from: 0.125, to: 0.375)
    #expect(
      part.elements == [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 5)),
      ])
    #expect(path.part(from: 0, to: 1) == path)
    #expect(path.part(from: 0.5, to: 0.5).isEmpty)
  }
}
