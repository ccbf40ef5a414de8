import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Whoever shows the app is told whose frames have changed, and of nothing else.
@Suite(.onePhone) @MainActor struct FrameChangesTests {
  private let phone = Phone()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    page.addSubview(scrollView)
  }

  /// The views that changed, by tag, with their frames; forgotten then.
  private func take() -> [String] {
    defer { FrameChanges.removeAll() }
    return (0..<FrameChanges.count).map { index in
      guard let view = FrameChanges.view(at: index), let frame = FrameChanges.frame(at: index)
      else { return "gone" }
      return "\(view.tag): \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
    }
  }

  private func listening(_ body: () -> Void) {
    FrameChanges.begin()
    body()
    FrameChanges.end()
  }

  /// A view at a distance from the page's top, scrolled content or not.
  private func add(_ tag: Int, _ top: CGFloat, below anchor: NSLayoutYAxisAnchor) {
    let view = UIView()
    view.tag = tag
    view.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: page.leftAnchor),
      view.topAnchor.constraint(equalTo: anchor, constant: top),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  @Test func `a scroll tells of what does not scroll along, and of that alone`() {
    add(1, 10, below: page.topAnchor)
    add(2, 20, below: scrollView.topAnchor)
    phone.show(page)
    listening {
      scrollView.contentOffset.y = 30
      #expect(take() == [])
      phone.application.layoutPass()
      #expect(take() == ["1: 0.0 40.0 100.0 50.0"])
      phone.application.layoutPass()
      #expect(take() == [])
    }
  }

  @Test func `frames that code sets are told, each view once with its last frame`() {
    let (one, other) = (UIView(), UIView())
    (one.tag, other.tag) = (1, 2)
    page.addSubview(one)
    page.addSubview(other)
    phone.show(page)
    listening {
      other.frame.origin.x = 5
      one.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      other.frame.origin.y = 6
      one.bounds.origin.x = 100
      other.alpha = 0.5
      #expect(take() == ["2: 5.0 6.0 0.0 0.0", "1: 1.0 2.0 3.0 4.0"])
    }
  }

  @Test func `without a listener nothing is noted`() {
    phone.show(page)
    page.frame.origin.x = 1
    #expect(take() == [])
    listening { page.frame.origin.x = 2 }
    #expect(take() == [])
  }

  @Test func `a view that has gone is gone from the list`() {
    phone.show(page)
    listening {
      do {
        let view = UIView()
        page.addSubview(view)
        view.frame.size.width = 7
        view.removeFromSuperview()
      }
      page.frame.origin.x = 3
      #expect(take() == ["gone", "0: 3.0 0.0 375.0 812.0"])
    }
  }
}
