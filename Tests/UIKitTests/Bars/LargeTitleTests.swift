import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Titles that are large while content is at its top.
@Suite(.onePhone) @MainActor struct LargeTitleTests {
  private final class Page: UIViewController {
    let scroll = UIScrollView()
    override func loadView() {
      scroll.contentSize.height = 3_000
      scroll.frame = UIScreen.main.bounds
      view = scroll
    }
  }

  private func shown(on phone: Phone, _ page: UIViewController) -> UINavigationController {
    page.title = "Lakes"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    phone.show(navigation)
    return navigation
  }

  private func label(_ bar: UINavigationBar) -> UILabel? {
    bar.largeTitleView.superview == nil
      ? nil : bar.largeTitleView.subviews.first as? UILabel
  }

  @Test func `content begins below the large title`() {
    let phone = Phone()
    let page = Page()
    let bar = shown(on: phone, page).navigationBar
    #expect(bar.frame == CGRect(x: 0, y: 44, width: 375, height: 96))
    #expect(page.scroll.contentOffset.y == -140 && page.scroll.adjustedContentInset.top == 140)
    #expect(page.view.safeAreaInsets.top == 140)
    #expect(label(bar)?.text == "Lakes" && label(bar)?.font.pointSize == 34)
    #expect(label(bar)?.frame.minX == 16 && bar.titleLabel.isHidden)
    #expect(bar.largeTitleView.frame == CGRect(x: 0, y: 44, width: 375, height: 52))
  }

  @Test func `it is scrolled away with the content, and comes back`() {
    let phone = Phone()
    let page = Page()
    let bar = shown(on: phone, page).navigationBar
    let places: [(CGFloat, CGFloat)] = [(-120, 76), (-88, 44), (300, 44), (-100, 56), (-140, 96)]
    for (offset, height) in places {
      page.scroll.contentOffset.y = offset
      phone.application.layoutPass()
      #expect(bar.frame.height == height && page.scroll.contentOffset.y == offset)
      #expect(page.scroll.adjustedContentInset.top == 44 + height)
      #expect(page.scroll.legalRange(.vertical).lowerBound == -140)
      #expect(bar.titleLabel.isHidden == (height > 44))
    }
    // Pulled down, it goes along.
    page.scroll.contentOffset.y = -170
    phone.application.layoutPass()
    #expect(bar.frame.height == 126 && page.scroll.adjustedContentInset.top == 140)
    page.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    #expect(page.scroll.scrollToTop())
    phone.pass(0.5)
    #expect(page.scroll.contentOffset.y == -140 && bar.frame.height == 96)
  }

  @Test(arguments: [(-20.0, -140.0), (-45, -88), (-80, -69)] as [(CGFloat, CGFloat)])
  func `a finger leaves a whole title or none`(travel: CGFloat, rest: CGFloat) {
    let phone = Phone()
    let page = Page()
    _ = shown(on: phone, page)
    let finger = Finger(clock: phone.application.clock)
    finger.down(on: phone.window, at: CGPoint(x: 100, y: 600))
    for step in 1...20 {
      phone.pass(1.0 / 60)
      finger.move(to: CGPoint(x: 100, y: 600 + travel * CGFloat(step) / 20 - 1))
    }
    phone.pass(0.2)
    finger.lift()
    phone.pass(2)
    #expect(abs(page.scroll.contentOffset.y - rest) < 1)
  }

  @Test func `on its side a phone has none, and has it again upright`() {
    let phone = Phone()
    let page = Page()
    let bar = shown(on: phone, page).navigationBar
    phone.application.rotate(to: .landscapeLeft)
    phone.pass(0.5)
    #expect(bar.frame.height == 32 && page.scroll.contentOffset.y == -32)
    #expect(label(bar) == nil)
    phone.application.rotate(to: .portrait)
    phone.pass(0.5)
    #expect(bar.frame.height == 96 && page.scroll.contentOffset.y == -140)
  }

  @Test func `an item says whether its title is large, or is as the one before`() {
    let phone = Phone()
    let navigation = shown(on: phone, Page())
    let (small, next) = (Page(), Page())
    small.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(small, animated: false)
    phone.application.layoutPass()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(small.scroll.contentOffset.y == -88 && small.scroll.roomAbove == 0)
    navigation.pushViewController(next, animated: true)
    phone.pass(0.6)
    #expect(navigation.navigationBar.frame.height == 44)
    next.navigationItem.largeTitleDisplayMode = .always
    phone.application.layoutPass()
    #expect(navigation.navigationBar.frame.height == 96)
    navigation.popToRootViewController(animated: true)
    phone.pass(0.6)
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func `where nothing scrolls it stays, and without the wish there is none`() {
    let phone = Phone()
    let still = UIViewController()
    let navigation = shown(on: phone, still)
    #expect(navigation.navigationBar.frame.height == 96 && still.view.safeAreaInsets.top == 140)
    navigation.navigationBar.prefersLargeTitles = false
    phone.application.layoutPass()
    #expect(navigation.navigationBar.frame.height == 44 && still.view.safeAreaInsets.top == 88)
  }
}
