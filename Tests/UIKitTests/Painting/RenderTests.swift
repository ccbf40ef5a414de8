import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Views and layers that are painted into a picture.
@Suite(.onePhone) @MainActor struct RenderTests {
  /// What is painted into a picture.
  private func painted(_ body: (CGContext) -> Void) -> [Fill] {
    GraphicsContexts.painting(on: CGRect(x: 0, y: 0, width: 300, height: 300), scale: 1, body)
      .marks.fills
  }

  private func box(_ rect: CGRect, _ color: UIColor) -> UIView {
    let view = UIView(frame: rect)
    view.backgroundColor = color
    return view
  }

  /// A red view whose plane begins at (10, 20), with a blue one in it.
  private func scrolled() -> (outer: UIView, inner: UIView) {
    let outer = box(CGRect(x: 50, y: 60, width: 100, height: 100), .red)
    let inner = box(CGRect(x: 10, y: 20, width: 30, height: 30), .blue)
    outer.bounds.origin = CGPoint(x: 10, y: 20)
    outer.addSubview(inner)
    return (outer, inner)
  }

  @Test func `a layer is rendered in its own plane, a view is drawn from its corner`() {
    let phone = Phone()
    let (outer, _) = scrolled()
    phone.show(outer)
    let own = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(
      painted { outer.layer.render(in: $0) } == [
        Fill(own, .red), Fill(CGRect(x: 10, y: 20, width: 30, height: 30), .blue),
      ])
    let drawn = painted { _ in
      let rect = CGRect(x: 5, y: 7, width: 200, height: 100)
      outer.drawHierarchy(in: rect, afterScreenUpdates: false)
    }
    #expect(
      drawn == [
        Fill(CGRect(x: 5, y: 7, width: 200, height: 100), .red),
        Fill(CGRect(x: 5, y: 7, width: 60, height: 30), .blue),
      ])
    let snapshot = outer.snapshotView(afterScreenUpdates: false)
    #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    let picture = (snapshot as? UIImageView)?.image?.values.sheet
    #expect(
      picture?.marks.fills == [
        Fill(CGRect(x: 0, y: 0, width: 100, height: 100), .red),
        Fill(CGRect(x: 0, y: 0, width: 30, height: 30), .blue),
      ])
    #expect(!outer.drawHierarchy(in: own, afterScreenUpdates: false), "there is no context")
  }

  @Test func `a layer is rendered as it was set, a view is drawn as it is seen`() {
    let phone = Phone()
    let (outer, inner) = scrolled()
    phone.show(outer)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      inner.frame.origin.x = 50
      inner.alpha = 0.5
    }
    phone.pass(0.5)
    let own = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(
      painted { outer.layer.render(in: $0) } == [
        Fill(own, .red),
        Fill(CGRect(x: 50, y: 20, width: 30, height: 30), .blue.withAlphaComponent(0.5)),
      ])
    let seen = painted { _ in
      outer.drawHierarchy(in: own, afterScreenUpdates: false)
    }
    #expect(
      seen == [
        Fill(own, .red),
        Fill(CGRect(x: 30, y: 20, width: 30, height: 30), .blue.withAlphaComponent(0.75)),
      ])
  }

  /// A view with another that fills it, and a square that it draws itself.
  private final class Sized: UIView {
    let inner = UIView()
    var side: CGFloat = 10 { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      inner.backgroundColor = .green
      addSubview(inner)
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      inner.frame = bounds
    }

    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: side, height: side), .normal)
    }
  }

  @Test(arguments: [false, true])
  func `what has changed is laid out and drawn before, if that is asked for`(isAsked: Bool) {
    let phone = Phone()
    let view = Sized(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentMode = .topLeft
    phone.show(view)
    view.frame.size.width = 200
    view.side = 30
    let now = painted { _ in
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: isAsked)
    }
    let (side, width): (CGFloat, CGFloat) = isAsked ? (30, 200) : (10, 100)
    #expect(
      now == [
        Fill(CGRect(x: 0, y: 0, width: side, height: side), .red),
        Fill(CGRect(x: 0, y: 0, width: width, height: 100), .green),
      ])
  }

  @Test func `a view that is in no window is drawn when its layer is rendered`() {
    let view = Sized(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutIfNeeded()
    #expect(
      painted { view.layer.render(in: $0) } == [
        Fill(CGRect(x: 0, y: 0, width: 10, height: 10), .red),
        Fill(CGRect(x: 0, y: 0, width: 100, height: 100), .green),
      ])
  }

  @Test func `what draws itself and is its own mask comes to an end`() {
    final class Mirror: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.render(in: context)
      }
    }
    let view = Mirror(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.contentMode = .redraw
    view.layer.mask = view.layer
    let square = Fill(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    #expect(painted { view.layer.render(in: $0) } == [square])
  }

  // MARK: Layers that the app paints

  /// Fills a square in green, and has the view paint before if that is wished.
  private class Inked: CALayer {
    var asksView: Bool { false }
    override func draw(in ctx: CGContext) {
      if asksView { super.draw(in: ctx) }
      ctx.setFillColor(UIColor.green.cgColor)
      ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  private final class Asking: Inked {
    override var asksView: Bool { true }
  }

  @Test func `a view's layer paints itself once that is asked for`() {
    final class Plain: UIView {
      override class var layerClass: AnyClass { Inked.self }
    }
    let square = Fill(CGRect(x: 0, y: 0, width: 10, height: 10), .green)
    let phone = Phone()
    let asks: [(UIView) -> Void] = [
      { $0.setNeedsDisplay() }, { $0.layer.setNeedsDisplay() },
      { $0.layer.needsDisplayOnBoundsChange = true },
    ]
    for ask in asks {
      let view = Plain(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      phone.show(view)
      #expect(view.marks.fills == [])
      ask(view)
      phone.application.layoutPass()
      #expect(view.marks.fills == [square])
    }
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    phone.show(other)
    other.setNeedsDisplay()
    phone.application.layoutPass()
    #expect(other.marks.fills == [] && other.layer.display == nil)
  }

  @Test func `a layer that paints itself asks its view to, or does not`() {
    class Drawing: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFillUsingBlendMode(rect, .normal)
      }
    }
    final class Silent: Drawing {
      override class var layerClass: AnyClass { Inked.self }
    }
    final class Both: Drawing {
      override class var layerClass: AnyClass { Asking.self }
    }
    let square = Fill(CGRect(x: 0, y: 0, width: 10, height: 10), .green)
    let whole = Fill(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    let phone = Phone()
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let views: [(view: UIView, fills: [Fill])] = [
      (Drawing(frame: frame), [whole]), (Silent(frame: frame), [square]),
      (Both(frame: frame), [whole, square]),
    ]
    for (view, fills) in views {
      phone.show(view)
      #expect(view.marks.fills == fills, "\(type(of: view))")
    }
  }

  @Test func `the colour of a view's layer is that of the view`() {
    let phone = Phone()
    let view = box(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    phone.show(view)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == .blue)
    #expect(painted { view.layer.render(in: $0) } == [Fill(view.bounds, .blue)])
    let seen = phone.window.presentedViews().first { $0.view === view }
    #expect(seen?.background == UIColor.blue.components)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil && painted { view.layer.render(in: $0) } == [])
  }

  // MARK: Contexts

  @Test func `a renderer's context fills in itself, whichever context counts`() {
    let other = CGContext(bounds: CGRect(x: 0, y: 0, width: 9, height: 9), scale: 1)
    let rect = CGRect(x: 1, y: 1, width: 2, height: 2)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image {
      UIGraphicsPushContext(other)
      $0.fill(rect, blendMode: .multiply)
      UIGraphicsPopContext()
    }
    #expect(image.values.sheet?.marks.fills == [Fill(rect, .black)])
    #expect(other.finish().marks.isEmpty)
    guard case .group(let group) = image.values.sheet?.marks.first else {
      Issue.record("the blend mode is lost")
      return
    }
    #expect(group.blend == .multiply)
  }

  @Test(arguments: [1, 19, 20, 21, 40])
  func `transparency layers end where they began, however deep they are`(depth: Int) {
    let sheet = GraphicsContexts.painting(
      on: CGRect(x: 0, y: 0, width: 9, height: 9), scale: 1
    ) { context in
      for level in 0..<depth {
        context.translateBy(x: 1, y: 0)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.translateBy(x: 100, y: 0)
        // Left open: the end of the layer closes it.
        if level % 3 == 0 { context.saveGState() }
      }
      for level in (0..<depth).reversed() {
        context.endTransparencyLayer()
        #expect(context.ctm.tx == CGFloat(level * 101 + 1))
      }
      context.endTransparencyLayer()
      #expect(context.ctm.tx == 1)
    }
    #expect(sheet.marks.isEmpty)
  }

  @Test func `the end of a layer too deep to be told apart leaves the one around it open`() {
    let square = CGRect(x: 0, y: 0, width: 1, height: 1)
    let sheet = GraphicsContexts.painting(
      on: CGRect(x: 0, y: 0, width: 9, height: 9), scale: 1
    ) { context in
      for _ in 0..<19 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
      context.setAlpha(0.5)
      for _ in 0..<2 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
      context.fill(square)
      context.endTransparencyLayer()
      context.fill(square)
      for _ in 0..<20 { context.endTransparencyLayer() }
    }
    guard case .group(let group) = sheet.marks.first else {
      Issue.record("the layers are lost")
      return
    }
    #expect(sheet.marks.count == 1 && group.alpha == 0.5)
    #expect(sheet.marks.fills.map(\.color) == [[0, 0, 0, 50], [0, 0, 0, 50]])
  }

  // MARK: Text

  @Test func `the last line that fits ends in an ellipsis, if that is asked for`() {
    let text = NSAttributedString(string: "One two three four five six seven eight")
    let line = text.size().height
    let room = CGRect(x: 0, y: 0, width: 60, height: line * 2.5)
    func lines(_ options: NSStringDrawingOptions) -> [Bool] {
      GraphicsContexts.painting(on: room, scale: 1) { _ in
        text.draw(with: room, options: options, context: nil)
      }.marks.texts.flatMap { $0.lines.map { $0.ellipsis != nil } }
    }
    #expect(lines(.usesLineFragmentOrigin) == [false, false])
    #expect(lines([.usesLineFragmentOrigin, .truncatesLastVisibleLine]) == [false, true])
    #expect(lines(.truncatesLastVisibleLine) == [false], "one line, as long as it is")
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      text.boundingRect(with: room.size, options: options, context: nil).height
    }
    #expect(height(.usesLineFragmentOrigin) > line * 2.5)
    #expect(abs(height([.usesLineFragmentOrigin, .truncatesLastVisibleLine]) - line * 2) < 0.01)
  }
}
