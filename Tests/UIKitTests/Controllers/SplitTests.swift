import Foundation
import OnePhone
import Testing

@testable import UIKit

extension ScreenDescription {
  /// A tablet of 9.7 inches.
  fileprivate static let iPad = ScreenDescription(
    name: "iPad", idiom: .pad, width: 768, height: 1024, scale: 2,
    portraitSafeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
    landscapeSafeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
    statusBarHeight: 20, cornerRadius: 0, systemVersion: 15)

  /// A phone that has much room across on its side.
  fileprivate static let iPhone8Plus = ScreenDescription(
    name: "iPhone 8 Plus", idiom: .phone, width: 414, height: 736, scale: 3,
    portraitSafeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
    landscapeSafeArea: Insets(top: 0, left: 0, bottom: 0, right: 0),
    statusBarHeight: 20, cornerRadius: 0, systemVersion: 15)
}

/// A list and what is chosen in it.
@Suite(.onePhone) @MainActor struct SplitTests {
  private func split(
    _ list: UIViewController, _ detail: UIViewController
  ) -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: list),
      UINavigationController(rootViewController: detail),
    ]
    return split
  }

  private func frames(_ split: UISplitViewController) -> [CGRect?] {
    [UISplitViewController.Column.primary, .secondary].map { column in
      guard let view = split.columns[column]?.viewIfLoaded, view.superview === split.view else {
        return nil
      }
      return view.frame
    }
  }

  @Test func `upright a tablet shows the last column alone, on its side both`() {
    let phone = Phone(.iPad)
    let split = split(UIViewController(), UIViewController())
    phone.show(split)
    #expect(frames(split) == [nil, CGRect(x: 0, y: 0, width: 768, height: 1024)])
    #expect(split.displayMode == .secondaryOnly && !split.isCollapsed)
    phone.application.rotate(to: .landscapeLeft)
    phone.pass(0.5)
    #expect(
      frames(split) == [
        CGRect(x: 0, y: 0, width: 320, height: 768),
        CGRect(x: 320.5, y: 0, width: 703.5, height: 768),
      ])
    #expect(split.displayMode == .oneBesideSecondary && split.primaryColumnWidth == 320)
    let list = split.columns[.primary]
    #expect(list?.traitCollection.horizontalSizeClass == .compact)
    #expect(split.columns[.secondary]?.traitCollection.horizontalSizeClass == .regular)
    #expect(list?.children.first?.view.safeAreaInsets.top == 70)
  }

  @Test func `the display mode and the widths that an app wants are followed`() {
    let phone = Phone(.iPad)
    let split = split(UIViewController(), UIViewController())
    split.preferredDisplayMode = .allVisible
    phone.show(split)
    #expect(frames(split).map { $0?.width } == [307, 460.5])
    split.preferredPrimaryColumnWidthFraction = 0.5
    split.maximumPrimaryColumnWidth = 500
    phone.application.layoutPass()
    #expect(frames(split).map { $0?.width } == [384, 383.5])
    split.minimumPrimaryColumnWidth = 400
    split.primaryEdge = .trailing
    phone.application.layoutPass()
    #expect(frames(split).map { $0?.minX } == [368, 0])
    split.preferredDisplayMode = .primaryOverlay
    phone.application.layoutPass()
    #expect(
      frames(split) == [
        CGRect(x: 368, y: 0, width: 400, height: 1024),
        CGRect(x: 0, y: 0, width: 768, height: 1024),
      ])
    #expect(split.view.subviews.last === split.columns[.primary]?.view)
    split.preferredDisplayMode = .primaryHidden
    phone.application.layoutPass()
    #expect(frames(split)[0] == nil)
  }

  private final class Keeper: UISplitViewControllerDelegate {
    var times = 0

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      times += 1
      return true
    }
  }

  @Test func `on a phone what is chosen lies over the list, unless the delegate keeps it back`() {
    for keeps in [false, true] {
      let phone = Phone()
      let (list, detail, keeper) = (UIViewController(), UIViewController(), Keeper())
      let split = split(list, detail)
      if keeps { split.delegate = keeper }
      phone.show(split)
      let stack = split.viewControllers.first as? UINavigationController
      #expect(split.isCollapsed && stack?.view.frame == phone.window.bounds)
      #expect(stack?.viewControllers == (keeps ? [list] : [list, detail]))
      #expect(list.splitViewController === split)
      #expect(keeper.times == (keeps ? 1 : 0))
    }
  }

  @Test func `a phone with much room on its side takes the columns apart and together`() {
    let phone = Phone(.iPhone8Plus)
    let (list, detail) = (UIViewController(), UIViewController())
    let split = split(list, detail)
    phone.show(split)
    #expect(split.isCollapsed)
    phone.application.rotate(to: .landscapeLeft)
    phone.pass(0.5)
    #expect(!split.isCollapsed)
    #expect(frames(split).map { (($0?.width ?? 0) * 3).rounded() } == [883, 1324])
    #expect((split.columns[.secondary] as? UINavigationController)?.viewControllers == [detail])
    #expect((split.columns[.primary] as? UINavigationController)?.viewControllers == [list])
    phone.application.rotate(to: .portrait)
    phone.pass(0.5)
    #expect(
      split.isCollapsed
        && (split.columns[.primary] as? UINavigationController)?.viewControllers == [list, detail])
  }

  @Test func `what is chosen takes the last column's place, or is pushed`() {
    let tablet = Phone(.iPad)
    let (list, detail, other) = (UIViewController(), UIViewController(), UIViewController())
    let wide = split(list, detail)
    tablet.show(wide)
    list.showDetailViewController(other, sender: nil)
    #expect(wide.viewControllers.last === other && other.view.superview === wide.view)
    let phone = Phone()
    let narrow = split(UIViewController(), UIViewController())
    let keeper = Keeper()
    narrow.delegate = keeper
    phone.show(narrow)
    let stack = narrow.viewControllers.first as? UINavigationController
    let pushed = UIViewController()
    stack?.topViewController?.showDetailViewController(pushed, sender: nil)
    phone.pass(0.5)
    #expect(stack?.topViewController === pushed && stack?.viewControllers.count == 2)
  }

  @Test func `on a phone the last column comes back as often as it is asked for`() {
    let phone = Phone()
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    phone.show(split)
    let stack = list.navigationController
    for _ in 0..<2 {
      split.show(.primary)
      phone.pass(1)
      #expect(stack?.topViewController === list)
      split.show(.secondary)
      phone.pass(1)
      #expect(stack?.topViewController === detail)
    }
  }

  @Test func `what was shown with little room is the last column with more`() {
    let phone = Phone(.iPhone8Plus)
    let (list, detail, other) = (UIViewController(), UIViewController(), UIViewController())
    let split = split(list, detail)
    phone.show(split)
    list.showDetailViewController(other, sender: nil)
    phone.pass(1)
    phone.application.rotate(to: .landscapeLeft)
    phone.pass(1)
    #expect(!split.isCollapsed && split.viewControllers.last === other)
    #expect(other.view.superview === split.view)
  }

  @Test func `three columns: two of them beside the last one`() {
    let phone = Phone(.iPad)
    let split = UISplitViewController(style: .tripleColumn)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    for column in columns { split.setViewController(UIViewController(), for: column) }
    split.preferredDisplayMode = .twoBesideSecondary
    phone.show(split)
    phone.application.rotate(to: .landscapeLeft)
    phone.pass(0.5)
    #expect(
      columns.map { split.columns[$0]?.view.frame.minX } == [0, 320.5, 641])
    #expect(split.columns[.primary] is UINavigationController)
    #expect(split.viewController(for: .secondary)?.splitViewController === split)
    split.hide(.primary)
    phone.application.layoutPass()
    #expect(columns.map { split.columns[$0]?.view.superview == nil } == [true, false, false])
    #expect(split.columns[.supplementary]?.view.frame.minX == 0)
  }
}
