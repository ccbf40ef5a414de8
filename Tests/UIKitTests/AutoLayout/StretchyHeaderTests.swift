import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor
@Suite("The stretchy header of Step-2 and Step-3", .onePhone)
struct StretchyHeaderTests {
  private let observer = RecordingObserver()
  private let root = makeRoot()
  private let scrollView = ContentArea()
  private let imageContainer = UIView()
  private let imageView = ContentView(1950, 1300)
  private let text = UIView()

  init() {
    ApplicationHost.begin(on: .iPhoneX, observer: observer)
    for (view, name) in [
      (scrollView, "scrollView"), (imageContainer, "imageContainer"), (imageView, "imageView"),
      (text, "text"),
    ] {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    root.accessibilityIdentifier = "root"
    root.addSubview(scrollView)
    scrollView.addSubview(imageContainer)
    scrollView.addSubview(text)
    scrollView.addSubview(imageView)
    NSLayoutConstraint.activate(
      [
        (scrollView, root, .top), (scrollView, root, .left), (scrollView, root, .bottom),
        (scrollView, root, .right),
        (imageContainer, scrollView, .top), (imageContainer, root, .left),
        (imageContainer, root, .right),
        (imageView, imageContainer, .left), (imageView, imageContainer, .right),
        (imageView, imageContainer, .bottom), (imageView, root, .top),
        (text, root, .left), (text, root, .right), (text, scrollView, .bottom),
      ].map { (one: UIView, other: UIView, attribute: NSLayoutConstraint.Attribute) in
        NSLayoutConstraint(
          item: one, attribute: attribute, relatedBy: .equal, toItem: other,
          attribute: attribute, multiplier: 1, constant: 0)
      } + [
        imageContainer.heightAnchor.constraint(
          equalTo: imageContainer.widthAnchor, multiplier: 0.7),
        text.topAnchor.constraint(equalTo: imageContainer.bottomAnchor),
        text.heightAnchor.constraint(equalToConstant: 1000),
      ])
    root.layoutIfNeeded()
  }

  private func scroll(to offset: CGFloat) {
    scrollView.bounds.origin.y = offset
    root.layoutIfNeeded()
  }

  @Test("facts 2.1, 2.3: the content's height follows, its width is left open")
  func content() {
    #expect(scrollView.content == CGSize(width: -1, height: 1262.5))
    #expect(imageView.frame == rect(0, 0, 375, 788.0 / 3))
    #expect(text.frame == rect(0, 788.0 / 3, 375, 1000))
  }

  @Test("facts 2.4, 2.11: pulled down, the header stretches; pushed up, it shrinks")
  func stretching() {
    scroll(to: -100)
    #expect(imageView.frame == rect(0, -100, 375, 1088.0 / 3))
    scroll(to: 200)
    #expect(imageView.frame == rect(0, 200, 375, 188.0 / 3))
    #expect(text.frame.minY == 788.0 / 3)
  }

  @Test("facts 2.18 to 2.21: past its height the text jams, and scrolling back releases it")
  func jamming() {
    scroll(to: 300)
    #expect(imageView.frame == rect(0, 300, 375, 0))
    #expect(text.frame.minY == 300)
    #expect(scrollView.content.height == 1300)
    let broken = "UIView'imageContainer'.top == ContentArea'scrollView'.top"
    #expect(
      LayoutReport(of: root).broken == [
        LayoutReport.Broken(
          constraint: broken,
          conflict: [
            "UIView'root'.width == 375", "ContentArea'scrollView'.top == UIView'root'.top", broken,
            "UIView'imageContainer'.left == UIView'root'.left",
            "UIView'imageContainer'.right == UIView'root'.right",
            "ContentView'imageView'.bottom == UIView'imageContainer'.bottom",
            "ContentView'imageView'.top == UIView'root'.top",
            "UIView'imageContainer'.height == 0.7*UIView'imageContainer'.width",
          ], violation: 37.5)
      ])
    scroll(to: 400)
    #expect(LayoutReport(of: root).broken.map(\.violation) == [137.5])
    scroll(to: 100)
    #expect(imageView.frame == rect(0, 100, 375, 488.0 / 3))
    #expect(LayoutReport(of: root).broken == [])
    scroll(to: 500)
    #expect(text.frame.minY == 500)
    #expect(observer.conflicts.count == 1)
  }

  @Test("facts 0.1, 2.9: with the top a wish and the height a must, the header scrolls away")
  func scrollingAway() {
    let top = root.constraints.first { $0.firstItem === imageView && $0.firstAttribute == .top }
    top?.isActive = false
    top?.priority = .defaultHigh
    top?.isActive = true
    imageView.heightAnchor.constraint(greaterThanOrEqualTo: imageContainer.heightAnchor).isActive =
      true
    for offset in [CGFloat](sequence(first: -400, next: { $0 < 900 ? $0 + 25 : nil })) {
      scroll(to: offset)
      let (shift, height) = (min(offset, 0), 262.5 - min(offset, 0))
      let grid = PixelRounding(scale: 3)
      #expect(imageView.frame == rect(0, shift, 375, grid.round(height)), "offset \(offset)")
      #expect(text.frame == rect(0, 788.0 / 3, 375, 1000), "offset \(offset)")
    }
    #expect(observer.conflicts == [])
    #expect(
      LayoutReport(of: root).unsatisfied == [
        LayoutReport.Unsatisfied(
          constraint: "ContentView'imageView'.top == UIView'root'.top @750", priority: 750,
          violation: 900)
      ])
  }
}
