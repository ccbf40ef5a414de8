import Foundation
import OnePhone
import Testing

@testable import UIKit

/// A view of which constraints see an inner rectangle.
final class InsetView: UIView {
  var insets: UIEdgeInsets {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ insets: UIEdgeInsets, frame: CGRect = .zero) {
    self.insets = insets
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// Fact 1.14: constraints see alignment rectangles, code sees frames.
@MainActor
@Suite("Alignment rectangles", .onePhone)
struct AlignmentTests {
  private let root = makeRoot(300, 400)
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  /// Overrides both ways of conversion, not the insets: its lower half is a reflection.
  private final class Reflected: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height / 2)
    }

    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height * 2)
    }
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func pin(_ view: UIView, to other: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.leftAnchor.constraint(equalTo: other.leftAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
      view.rightAnchor.constraint(equalTo: other.rightAnchor),
    ])
  }

  @Test func `the two conversions are each other's inverse, and zero by default`() {
    let view = InsetView(insets)
    let frame = rect(10, 20, 30, 40)
    #expect(view.alignmentRect(forFrame: frame) == rect(12, 21, 24, 36))
    #expect(view.frame(forAlignmentRect: rect(12, 21, 24, 36)) == frame)
    #expect(UIView().alignmentRect(forFrame: frame) == frame)
    #expect(UIView().alignmentRectInsets == .zero)
  }

  @Test func `pinned edges are those of the inner rectangle, inside and outside`() {
    let view = InsetView(insets)
    root.addSubview(view)
    pin(view, to: root)
    let inner = UIView()
    view.addSubview(inner)
    pin(inner, to: view)
    let beside = UIView()
    root.addSubview(beside)
    pin(beside, to: inner)
    root.layoutIfNeeded()
    #expect(view.frame == rect(-2, -1, 306, 404))
    #expect(inner.frame == rect(2, 1, 300, 400))
    #expect(beside.frame == rect(0, 0, 300, 400))
  }

  @Test func `insets that change move the frame and what lies in it`() {
    let view = InsetView(insets)
    root.addSubview(view)
    pin(view, to: root)
    let inner = UIView()
    view.addSubview(inner)
    pin(inner, to: root)
    root.layoutIfNeeded()
    #expect(inner.frame == rect(2, 1, 300, 400))
    view.insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    root.layoutIfNeeded()
    #expect(view.frame == rect(-20, -10, 360, 440))
    #expect(inner.frame == rect(20, 10, 300, 400))
  }

  @Test func `a frame that is translated keeps its place and shows its inner rectangle`() {
    let view = InsetView(insets, frame: rect(50, 60, 100, 100))
    root.addSubview(view)
    let beside = UIView()
    root.addSubview(beside)
    pin(beside, to: view)
    root.layoutIfNeeded()
    #expect(view.frame == rect(50, 60, 100, 100))
    #expect(beside.frame == rect(52, 61, 94, 96))
    view.insets = .zero
    root.layoutIfNeeded()
    #expect([view.frame, beside.frame] == [rect(50, 60, 100, 100), rect(50, 60, 100, 100)])
  }

  @Test func `masks follow the frame, not the inner rectangle`() {
    let view = InsetView(insets)
    root.addSubview(view)
    pin(view, to: root)
    root.layoutIfNeeded()
    let wide = UIView(frame: rect(0, 0, 306, 10))
    wide.autoresizingMask = .flexibleWidth
    view.addSubview(wide)
    let beside = UIView()
    root.addSubview(beside)
    pin(beside, to: wide)
    root.layoutIfNeeded()
    #expect(wide.frame == rect(0, 0, 306, 10))
    #expect(beside.frame == rect(-2, -1, 306, 10))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(wide.frame == rect(0, 0, 406, 10))
    #expect(beside.frame == rect(-2, -1, 406, 10))
  }

  @Test func `a subclass may override the conversions instead of the insets`() {
    let view = Reflected()
    root.addSubview(view)
    pin(view, to: root)
    let inner = UIView()
    view.addSubview(inner)
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 300, 800))
    pin(inner, to: view)
    root.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 300, 400))
  }

  @Test("fact 5.10: an image is shown in its own size, and aligned by what is inside")
  func imageView() {
    let view = UIImageView(
      image: image(110, 120).withAlignmentRectInsets(
        UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 10)))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.intrinsicContentSize == CGSize(width: 100, height: 100))
    #expect(view.frame == rect(100, 150, 110, 120))
    // The same size, other insets.
    view.image = image(110, 120)
    root.layoutIfNeeded()
    #expect(view.frame == rect(95, 140, 110, 120))
    view.image = image(10, 10).withAlignmentRectInsets(
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 0))
  }

  @Test func `the intrinsic size is the inner rectangle's`() {
    let toggle = UISwitch()
    toggle.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(toggle)
    NSLayoutConstraint.activate([
      toggle.topAnchor.constraint(equalTo: root.topAnchor),
      toggle.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(toggle.frame == rect(251, 0, 51, 31))
  }

  @Test func `a transform leaves the inner rectangle where it is`() {
    let view = InsetView(insets)
    root.addSubview(view)
    pin(view, to: root)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 306, height: 404))
    #expect(view.center == CGPoint(x: 151, y: 201))
  }
}
