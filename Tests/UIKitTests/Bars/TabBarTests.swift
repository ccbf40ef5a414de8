import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Tab bar controllers: the bar, safe areas, choosing.
@Suite(.onePhone) @MainActor struct TabBarTests {
  private func controllers(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
      return controller
    }
  }

  @Test(arguments: [
    (ScreenDescription.iPhoneX, CGRect(x: 0, y: 729, width: 375, height: 83), 83.0),
    (.iPhone8, CGRect(x: 0, y: 618, width: 375, height: 49), 49),
  ])
  func `the bar stands on the safe area, and is safe area of the content under it`(
    screen: ScreenDescription, bar: CGRect, bottom: Double
  ) {
    let phone = Phone(screen)
    let tabs = UITabBarController()
    tabs.viewControllers = controllers(3)
    phone.show(tabs)
    #expect(tabs.tabBar.frame == bar)
    let content = tabs.selectedViewController?.view
    #expect(content?.frame == phone.window.bounds)
    #expect(content?.safeAreaInsets.bottom == CGFloat(bottom))
  }

  @Test func `on its side a phone's bar is 32 points high`() {
    let phone = Phone()
    let tabs = UITabBarController()
    tabs.viewControllers = controllers(2)
    phone.show(tabs)
    phone.application.rotate(to: .landscapeLeft)
    phone.pass(0.5)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 322, width: 812, height: 53))
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 53)
  }

  @Test func `items share the width evenly`() {
    let phone = Phone()
    let tabs = UITabBarController()
    tabs.viewControllers = controllers(3)
    phone.show(tabs)
    #expect(
      tabs.tabBar.subviews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 125, height: 49), CGRect(x: 125, y: 0, width: 125, height: 49),
        CGRect(x: 250, y: 0, width: 125, height: 49),
      ])
  }

  @Test func `a view is made when it is first chosen, by a finger or by code`() {
    let phone = Phone()
    let tabs = UITabBarController()
    let all = controllers(3)
    tabs.viewControllers = all
    phone.show(tabs)
    #expect(all.map(\.isViewLoaded) == [true, false, false])
    let finger = Finger(clock: phone.application.clock)
    finger.down(on: phone.window, at: CGPoint(x: 200, y: 750))
    finger.lift()
    phone.application.layoutPass()
    #expect(tabs.selectedIndex == 1)
    #expect(all.map(\.isViewLoaded) == [true, true, false])
    #expect(all[0].view.superview == nil && all[1].view.window === phone.window)
    #expect(all[0].state == .disappeared && all[1].state == .appeared)
    tabs.selectedViewController = all[2]
    phone.application.layoutPass()
    #expect(all[2].view.window === phone.window)
    #expect(tabs.tabBar.selectedItem === all[2].tabBarItem)
  }

  @Test func `bars of both containers are safe area of what is in both`() {
    let phone = Phone()
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    phone.show(tabs)
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
    #expect(content.tabBarController === tabs)
  }

  @Test func `what hides the bottom bar when pushed has it not as safe area`() {
    let phone = Phone()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    phone.show(tabs)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    phone.application.layoutPass()
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    phone.application.layoutPass()
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
  }

  @Test func `content ends at an opaque bar`() {
    let phone = Phone()
    let tabs = UITabBarController()
    tabs.viewControllers = controllers(1)
    tabs.tabBar.isTranslucent = false
    phone.show(tabs)
    #expect(tabs.selectedViewController?.view.frame == CGRect(x: 0, y: 0, width: 375, height: 729))
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 0)
  }

  @Test func `who is asked may keep a tab from being chosen`() {
    final class Keeper: UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { false }
    }
    let phone = Phone()
    let keeper = Keeper()
    let tabs = UITabBarController()
    tabs.viewControllers = controllers(2)
    tabs.delegate = keeper
    phone.show(tabs)
    let finger = Finger(clock: phone.application.clock)
    finger.down(on: phone.window, at: CGPoint(x: 300, y: 750))
    finger.lift()
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a navigation controller has the item of its first controller, or its own`() {
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "Page", image: nil, tag: 3)
    let navigation = UINavigationController(rootViewController: page)
    #expect(navigation.tabBarItem === page.tabBarItem)
    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
    #expect(navigation.tabBarItem.title == "Own" && page.tabBarItem.title == "Page")
    #expect(UINavigationController().tabBarItem.title == nil)
  }
}
