import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor
@Suite("Constraints in and across scroll views", .onePhone)
struct ScrollContentTests {
  private let root = makeRoot(300, 400)
  private let scrollView = UIScrollView()

  init() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.contentInsetAdjustmentBehavior = .never
    root.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      scrollView.leftAnchor.constraint(equalTo: root.leftAnchor),
      scrollView.rightAnchor.constraint(equalTo: root.rightAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  private func scroll(to offset: CGFloat) {
    scrollView.contentOffset.y = offset
    root.layoutIfNeeded()
  }

  @Test("facts 0.7, 2.1: edges mean the content area, sizes and centres the frame")
  func edgesAndSizes() {
    let content = UIView.constrained(in: scrollView)
    let middle = ContentView(20, 20).added(to: scrollView)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -30),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
      middle.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      middle.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.frame == rect(0, 50, 300, 350))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 1040))
    #expect(content.frame == rect(0, 10, 300, 1000))
    #expect(middle.frame == rect(140, 165, 20, 20))
    scroll(to: 100)
    #expect(content.frame == rect(0, 10, 300, 1000))
    #expect(middle.frame == rect(140, 165, 20, 20))
  }

  @Test("fact 2.2: the guides mean the content area and what is visible")
  func guides() {
    let content = UIView.constrained(in: scrollView)
    let floating = ContentView(20, 20).added(to: scrollView)
    let (area, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
      area.widthAnchor.constraint(equalTo: frame.widthAnchor),
      floating.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -5),
      floating.rightAnchor.constraint(equalTo: frame.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 2000))
    #expect(area.layoutFrame == rect(0, 0, 300, 2000))
    scroll(to: 120)
    #expect(frame.layoutFrame == rect(0, 120, 300, 350))
    #expect(floating.frame == rect(280, 445, 20, 20))
    #expect(content.frame == rect(0, 0, 300, 2000))
  }

  @Test("fact 2.4: content tied to a view outside floats, through nested scroll views too")
  func floating() {
    let inner = UIScrollView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(inner)
    let view = ContentView(20, 20).added(to: inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 100),
      inner.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
      inner.widthAnchor.constraint(equalToConstant: 200),
      inner.heightAnchor.constraint(equalToConstant: 200),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 160),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minY == 10)
    scrollView.contentOffset.y = 30
    inner.contentOffset.y = 4
    root.layoutIfNeeded()
    #expect(view.frame.minY == 44)
    #expect(view.convert(view.bounds.origin, to: root).y == 160)
  }

  @Test("fact 2.3: an axis that no constraint speaks of keeps its content size")
  func openAxis() {
    let content = ContentView(10, 10).added(to: scrollView)
    scrollView.contentSize = CGSize(width: 77, height: 1)
    let bottom = content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor), bottom,
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 77, height: 10))
    bottom.isActive = false
    scrollView.contentSize.height = 500
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 77, height: 500))
  }

  @Test("fact 2.6: a content size that is set loses against constraints at the next layout")
  func overwritten() {
    let content = ContentView(10, 10).added(to: scrollView)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
    ])
    root.layoutIfNeeded()
    scrollView.contentSize.height = 900
    scrollView.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(scrollView.contentSize.height == 10)
  }
}
