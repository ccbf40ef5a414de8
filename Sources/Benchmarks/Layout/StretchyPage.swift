import Foundation
import UIKit

/// The page of the tutorial's fourth step on a phone, constraint by constraint the workload W1-s4:
/// what is scrolled by setting an offset.
@MainActor final class StretchyPage {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let scrollView = UIScrollView()
  let header = UIView()
  let image = UIView()
  let backing = UIView()
  let textContainer = UIView()
  let text: UIView
  /// How many frames were changed, and the sum of their numbers: what is read off the lists of
  /// changes.
  private(set) var changes = 0
  private(set) var sum = 0.0

  /// What the page holds below its header.
  enum Content {
    /// One text of W1's size.
    case text
    /// Rows in the container of the text, as many as wanted.
    case rows(Int, RowKind)
    /// Rows beside the container of the text, in the scroll view itself.
    case looseRows(Int, RowKind)
  }

  /// Of which class rows are.
  enum RowKind {
    case plain
    /// One with a layout of its own, as an app's cells have.
    case own
  }

  /// Puts the page on a phone that was just switched on, and lays it out.
  init(_ content: Content = .text) {
    ApplicationHost.begin(on: .iPhoneX, observer: nil)
    text = SizedView(width: 347, height: 1130.5)
    let views = [scrollView, header, image, backing, textContainer, text]
    FrameChanges.begin()
    let controller = UIViewController()
    let page: UIView = controller.view
    scrollView.contentInsetAdjustmentBehavior = .never
    page.addSubview(scrollView)
    for view in [header, backing, textContainer, image] { scrollView.addSubview(view) }
    textContainer.addSubview(text)
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(constraints(in: page))
    switch content {
    case .text:
      text.bottomAnchor.constraint(equalTo: textContainer.bottomAnchor, constant: -14)
        .isActive = true
    case .rows(let count, let kind):
      add(rows: count, kind, to: textContainer, below: text.bottomAnchor)
    case .looseRows(let count, let kind):
      add(rows: count, kind, to: scrollView, below: text.bottomAnchor)
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    layOut()
  }

  /// A frame of the screen: sets the offset, lays out, and lists whose frames changed.
  ///
  /// - Parameter offset: how far the content is scrolled down, in points.
  func scroll(to offset: Double) {
    scrollView.contentOffset = CGPoint(x: 0, y: offset)
    layOut()
  }

  private func layOut() {
    UIApplication.shared.layoutPass()
    for index in 0..<FrameChanges.count {
      guard let frame = FrameChanges.frame(at: index) else { continue }
      changes += 1
      sum += frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
    }
    FrameChanges.removeAll()
  }

  private func constraints(in page: UIView) -> [NSLayoutConstraint] {
    let top = image.topAnchor.constraint(equalTo: page.topAnchor)
    top.priority = .defaultHigh
    return edges(of: scrollView, in: page)
      + sides(of: header, in: page) + sides(of: backing, in: page)
      + sides(of: textContainer, in: page) + sides(of: image, in: header) + [
        header.topAnchor.constraint(equalTo: scrollView.topAnchor),
        header.heightAnchor.constraint(equalTo: header.widthAnchor, multiplier: 0.7),
        top,
        image.heightAnchor.constraint(greaterThanOrEqualTo: header.heightAnchor),
        image.bottomAnchor.constraint(equalTo: header.bottomAnchor),
        textContainer.topAnchor.constraint(equalTo: header.bottomAnchor),
        textContainer.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        backing.topAnchor.constraint(equalTo: textContainer.topAnchor),
        backing.bottomAnchor.constraint(equalTo: page.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: textContainer.leadingAnchor, constant: 14),
        text.trailingAnchor.constraint(equalTo: textContainer.trailingAnchor, constant: -14),
        text.topAnchor.constraint(equalTo: textContainer.topAnchor, constant: 14),
      ]
  }

  private func sides(of view: UIView, in other: UIView) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ]
  }

  private func edges(of view: UIView, in other: UIView) -> [NSLayoutConstraint] {
    sides(of: view, in: other) + [
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }

  /// Rows one below the other; the last one ends where the container of the text does.
  private func add(
    rows count: Int, _ kind: RowKind, to holder: UIView, below top: NSLayoutYAxisAnchor
  ) {
    var constraints: [NSLayoutConstraint] = []
    var above = top
    for _ in 0..<count {
      let row = kind == .own ? OwnRow() : UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(row)
      constraints +=
        sides(of: row, in: textContainer) + [
          row.topAnchor.constraint(equalTo: above),
          row.heightAnchor.constraint(equalToConstant: 44),
        ]
      above = row.bottomAnchor
    }
    constraints.append(above.constraint(equalTo: textContainer.bottomAnchor))
    NSLayoutConstraint.activate(constraints)
  }
}

/// A view that wants a size of its own, as a label or an image view does.
final class SizedView: UIView {
  private let size: CGSize

  /// - Parameters:
  ///   - width: in points, or `UIView.noIntrinsicMetric`.
  ///   - height: in points, or `UIView.noIntrinsicMetric`.
  init(width: CGFloat, height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { size }
}

/// A row of a class that has a layout of its own, as an app's cells do.
final class OwnRow: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
