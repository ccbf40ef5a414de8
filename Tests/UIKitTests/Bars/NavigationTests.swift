import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Navigation controllers: bars, safe areas, pushing and popping.
@Suite(.onePhone) @MainActor struct NavigationTests {
  private final class Diary: UIViewController {
    let name: String
    let write: (String) -> Void

    init(_ name: String, _ write: @escaping (String) -> Void) {
      self.name = name
      self.write = write
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override func viewDidLoad() { write("\(name) loaded") }
    override func viewWillAppear(_ animated: Bool) { write("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { write("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { write("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { write("\(name) did disappear") }
    override func didMove(toParent parent: UIViewController?) {
      write("\(name) \(parent == nil ? "left" : "moved")")
    }
  }

  @Test(arguments: [
    (ScreenDescription.iPhoneX, CGRect(x: 0, y: 44, width: 375, height: 44), 88.0, 34.0),
    (.iPhone8, CGRect(x: 0, y: 20, width: 375, height: 44), 64, 0),
  ])
  func `the bar lies below the status bar, and is safe area of the content under it`(
    screen: ScreenDescription, bar: CGRect, top: Double, bottom: Double
  ) {
    let phone = Phone(screen)
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    phone.show(navigation)
    #expect(navigation.navigationBar.frame == bar)
    #expect(content.view.frame == phone.window.bounds)
    #expect(
      content.view.safeAreaInsets
        == UIEdgeInsets(top: CGFloat(top), left: 0, bottom: CGFloat(bottom), right: 0))
    #expect(content.additionalSafeAreaInsets == .zero)
    #expect(content.navigationController === navigation)
  }

  @Test func `on its side a phone's bar is 32 points high`() {
    let phone = Phone()
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    phone.show(navigation)
    phone.application.rotate(to: .landscapeLeft)
    phone.pass(0.5)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 812, height: 32))
    #expect(
      content.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 44, bottom: 21, right: 44))
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
  }

  @Test func `content ends at an opaque bar, unless it wants to lie under it`() {
    let phone = Phone()
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    phone.show(navigation)
    #expect(content.view.frame == CGRect(x: 0, y: 88, width: 375, height: 724))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    content.extendedLayoutIncludesOpaqueBars = true
    phone.application.layoutPass()
    #expect(content.view.frame == phone.window.bounds)
    #expect(content.view.safeAreaInsets.top == 88)
  }

  @Test func `content that does not extend to the top ends at a translucent bar too`() {
    let phone = Phone()
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    phone.show(UINavigationController(rootViewController: content))
    #expect(content.view.frame.minY == 88)
    #expect(content.view.safeAreaInsets.top == 0)
  }

  @Test func `without its bar there is only the status bar`() {
    let phone = Phone()
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isNavigationBarHidden = true
    phone.show(navigation)
    #expect(content.view.safeAreaInsets.top == 44)
    navigation.setNavigationBarHidden(false, animated: true)
    phone.application.layoutPass()
    #expect(content.view.safeAreaInsets.top == 88)
    phone.pass(0.5)
    #expect(navigation.navigationBar.frame.minY == 44)
  }

  @Test func `a push that is not animated changes the view at once`() {
    let phone = Phone()
    var diary: [String] = []
    let one = Diary("one") { diary.append($0) }
    let two = Diary("two") { diary.append($0) }
    let navigation = UINavigationController(rootViewController: one)
    phone.show(navigation)
    #expect(diary == ["one moved", "one loaded", "one will appear", "one did appear"])
    diary = []
    navigation.pushViewController(two, animated: false)
    phone.application.layoutPass()
    #expect(
      diary == [
        "one will disappear", "two loaded", "two will appear", "one did disappear", "two moved",
        "two did appear",
      ]
        || diary == [
          "one will disappear", "two loaded", "two will appear", "one did disappear",
          "two did appear", "two moved",
        ])
    #expect(one.view.superview == nil)
    #expect(navigation.viewControllers == [one, two])
    #expect(navigation.topViewController === two)
  }

  @Test func `an animated push slides in from the end, and an animated pop back`() {
    let phone = Phone()
    var diary: [String] = []
    let one = Diary("one") { diary.append($0) }
    let two = Diary("two") { diary.append($0) }
    let navigation = UINavigationController(rootViewController: one)
    phone.show(navigation)
    diary = []
    navigation.pushViewController(two, animated: true)
    phone.application.layoutPass()
    #expect(two.view.frame.minX == 0)
    phone.pass(0.1)
    let seen = phone.window.presentedViews().first { $0.view === two.view }?.onScreen ?? .zero
    #expect(seen.minX > 0 && seen.minX < 375)
    #expect(one.view.superview != nil)
    phone.pass(0.5)
    #expect(one.view.superview == nil)
    #expect(
      diary == [
        "one will disappear", "two loaded", "two will appear", "one did disappear",
        "two did appear", "two moved",
      ])
    diary = []
    #expect(navigation.popViewController(animated: true) === two)
    phone.pass(0.5)
    #expect(
      diary == [
        "two will disappear", "one will appear", "two did disappear", "two left", "one did appear",
      ])
    #expect(one.view.frame == phone.window.bounds)
    #expect(two.parent == nil)
    navigation.pushViewController(two, animated: true)
    phone.pass(0.5)
    #expect(two.view.frame == phone.window.bounds)
    navigation.popViewController(animated: false)
    phone.application.layoutPass()
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test func `the title stands in the middle of the bar, the way back before it`() throws {
    let phone = Phone()
    let one = UIViewController()
    one.title = "First"
    let two = UIViewController()
    two.title = "Second"
    let navigation = UINavigationController(rootViewController: one)
    phone.show(navigation)
    let bar = navigation.navigationBar
    #expect(bar.titleLabel.text == "First")
    #expect(abs(bar.titleLabel.frame.midX - 187.5) < 0.4)
    #expect(abs(bar.titleLabel.frame.midY - 22) < 0.4)
    #expect(bar.backButton.superview == nil)
    navigation.pushViewController(two, animated: false)
    phone.application.layoutPass()
    #expect(bar.titleLabel.text == "Second")
    #expect(bar.backButton.currentTitle == "First")
    #expect(bar.backButton.frame.minX == 16)
    bar.backButton.sendActions(for: .primaryActionTriggered)
    phone.pass(0.5)
    #expect(navigation.topViewController === one)
  }

  @Test func `buttons stand at the ends of the bar, and the title keeps clear of them`() throws {
    let phone = Phone()
    let content = UIViewController()
    content.title = "A title that is far too long to fit between the buttons of the bar"
    var presses = 0
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Press", primaryAction: UIAction { _ in presses += 1 })
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    let navigation = UINavigationController(rootViewController: content)
    phone.show(navigation)
    let bar = navigation.navigationBar
    let press = try #require(bar.buttons.first { $0.currentTitle == "Press" })
    let cancel = try #require(bar.buttons.first { $0.currentTitle == "Cancel" })
    #expect(abs(press.frame.maxX - 359) < 0.4)
    #expect(cancel.frame.minX == 16)
    #expect(bar.titleLabel.frame.minX >= cancel.frame.maxX)
    #expect(bar.titleLabel.frame.maxX <= press.frame.minX)
    let finger = Finger(clock: phone.application.clock)
    finger.down(on: phone.window, at: press.convert(CGPoint(x: 5, y: 5), to: nil))
    finger.lift()
    #expect(presses == 1)
    content.title = "Short"
    phone.application.layoutPass()
    #expect(abs(bar.titleLabel.frame.midX - 187.5) < 0.4)
  }

  @Test func `a bar's picture is filled with the tint, under a finger too`() throws {
    let phone = Phone()
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let content = UIViewController()
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: dot, primaryAction: UIAction { _ in })
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.tintColor = .red
    phone.show(navigation)
    let button = try #require(navigation.navigationBar.buttons.first)
    for isHighlighted in [false, true, false] {
      button.isHighlighted = isHighlighted
      phone.application.layoutPass()
      #expect(button.imageView?.paintedImage?.tint == UIColor.red.components)
    }
    let plain = UIButton(type: .custom)
    plain.setImage(dot, for: .normal)
    #expect(plain.imageView?.paintedImage != nil && plain.imageView?.paintedImage?.tint == nil)
  }

  @Test func `content at the bar is the first view's, for its title and for its ground`() {
    func ground(_ views: [UIView]) -> [Fill] {
      var screen = ScreenDescription.iPhoneX
      screen.systemVersion = 15
      let phone = Phone(screen)
      let content = UIViewController()
      for view in views { content.view.addSubview(view) }
      let navigation = UINavigationController(rootViewController: content)
      phone.show(navigation)
      for case let scroll as UIScrollView in views { scroll.contentOffset.y = 400 }
      phone.application.layoutPass()
      return navigation.navigationBar.marks.fills
    }
    func scroll() -> UIScrollView {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      scroll.contentSize.height = 3_000
      return scroll
    }
    #expect(ground([scroll()]).first?.rect == CGRect(x: 0, y: -44, width: 375, height: 88))
    #expect(ground([UIView(), scroll()]) == [], "nothing is scrolled below the bar")
  }

  @Test func `an appearance's picture is in the place of the line at the edge`() {
    let phone = Phone()
    let navigation = UINavigationController(rootViewController: UIViewController())
    phone.show(navigation)
    let bar = navigation.navigationBar
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.shadowColor = .blue
    bar.standardAppearance = appearance
    let ground = Fill(CGRect(x: 0, y: -44, width: 375, height: 88), .white)
    let line = CGRect(x: 0, y: 44, width: 375, height: 1 / 3.0)
    #expect(bar.marks.fills == [ground, Fill(line, .blue)] && bar.marks.pictures.isEmpty)
    let dash = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4)).image { _ in }
    appearance.shadowImage = dash
    let below = CGRect(x: 0, y: 44, width: 375, height: 4)
    #expect(bar.marks.fills == [ground])
    #expect(bar.marks.pictures.map(\.rect) == [below] && bar.marks.pictures[0].tint == nil)
    appearance.shadowImage = dash.withRenderingMode(.alwaysTemplate)
    #expect(bar.marks.pictures.map(\.tint) == [UIColor.blue.components])
    appearance.shadowColor = nil
    #expect(bar.marks.fills == [ground] && bar.marks.pictures.isEmpty)
    appearance.shadowColor = .blue
    appearance.shadowImage = UIImage()
    #expect(bar.marks.fills == [ground] && bar.marks.pictures.isEmpty)
    appearance.configureWithOpaqueBackground()
    #expect(bar.marks.fills == [ground, Fill(line, UIBarAppearance.hairline)])
  }

  @Test func `a bar's button shows the title of its action unless it has one`() {
    let action = UIAction(title: "Act") { _ in }
    #expect(UIBarButtonItem(primaryAction: action).title == "Act")
    #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
    #expect(UIBarButtonItem(systemItem: .done, primaryAction: action).title == "Done")
  }

  @Test func `fact 4.3: the controller in front rules whether the status bar is hidden`() {
    final class Hider: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let phone = Phone()
    let navigation = UINavigationController(rootViewController: UIViewController())
    phone.show(navigation)
    #expect(!phone.application.isStatusBarHidden)
    navigation.pushViewController(Hider(), animated: false)
    #expect(phone.application.isStatusBarHidden)
    navigation.popViewController(animated: false)
    #expect(!phone.application.isStatusBarHidden)
  }

  @Test func `a toolbar takes its height from the bottom of the safe area`() {
    let phone = Phone()
    let content = UIViewController()
    content.toolbarItems = [
      UIBarButtonItem(title: "A"), .flexibleSpace(), UIBarButtonItem(title: "B"),
    ]
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    phone.show(navigation)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 734, width: 375, height: 78))
    #expect(content.view.safeAreaInsets.bottom == 78)
    let buttons = navigation.toolbar.subviews.map(\.frame)
    #expect(buttons.count == 2)
    #expect(buttons[0].minX == 16 && abs(buttons[1].maxX - 359) < 8.4)
  }

  @Test func `a controller that is there already cannot be pushed again`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        let phone = Phone()
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        phone.show(navigation)
        navigation.pushViewController(content, animated: false)
      }
    }
  }
}
