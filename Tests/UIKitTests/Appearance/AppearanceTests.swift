import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Looks that are set on classes.
@Suite(.onePhone) @MainActor struct AppearanceTests {
  @Test func `a proxy keeps what is set on it, for its class alone`() {
    UILabel.appearance().font = .boldSystemFont(ofSize: 30)
    #expect(UILabel.appearance().font == .boldSystemFont(ofSize: 30))
    UIView.appearance().backgroundColor = .red
    #expect(UILabel.appearance().backgroundColor == nil)
    #expect(type(of: UISwitch.appearance()) == UISwitch.self)
    UISwitch.appearance().onTintColor = .blue
    #expect(UISwitch.appearance().onTintColor == .blue)
    #expect(UISwitch().onTintColor == nil)
  }

  @Test func `a proxy for what is inside of others is another one`() {
    UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]).tag = 7
    #expect(UILabel.appearance().tag == 0)
    #expect(UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]).tag == 7)
  }

  @Test func `bars that are made later take over what places content`() {
    let phone = Phone()
    UINavigationBar.appearance().isTranslucent = false
    UINavigationBar.appearance().tintColor = .red
    UITabBar.appearance().isTranslucent = false
    let content = UIViewController()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: content)
    tabs.viewControllers = [navigation]
    phone.show(tabs)
    #expect(navigation.navigationBar.tintColor == .red)
    #expect(content.view.frame == CGRect(x: 0, y: 88, width: 375, height: 641))
  }

  @Test func `a class of the app's own has a proxy of its own`() {
    final class Card: UIView { var corner: CGFloat = 1 }
    Card.appearance().corner = 9
    #expect(Card.appearance().corner == 9 && Card().corner == 1)
  }

  @Test func `another phone knows nothing of it`() {
    UIButton.appearance().tag = 3
    ApplicationHost.begin(on: .iPhoneX, observer: nil)
    #expect(UIButton.appearance().tag == 0)
  }
}
