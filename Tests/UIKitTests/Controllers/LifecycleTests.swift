import Foundation
import OnePhone
import Testing

@testable import UIKit

/// A controller that writes its life into a shared diary.
class DiaryController: UIViewController {
  final class Diary {
    var lines: [String] = []
  }

  let name: String
  let diary: Diary
  var hidesBar = false
  var barStyle = UIStatusBarStyle.default
  var barAnimation = UIStatusBarAnimation.slide
  var barChild: UIViewController?

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    name = ""
    diary = Diary()
    super.init(coder: coder)
  }

  private func write(_ line: String) { diary.lines.append("\(name) \(line)") }

  private var isInWindow: String { view.window == nil ? "out" : "in" }

  override func viewDidLoad() { write("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { write("viewWillAppear \(isInWindow)") }
  override func viewIsAppearing(_ animated: Bool) { write("viewIsAppearing \(isInWindow)") }
  override func viewDidAppear(_ animated: Bool) { write("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { write("viewWillDisappear \(isInWindow)") }
  override func viewDidDisappear(_ animated: Bool) { write("viewDidDisappear \(isInWindow)") }
  override func viewWillLayoutSubviews() { write("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { write("viewDidLayoutSubviews") }
  override func viewSafeAreaInsetsDidChange() { write("safeArea \(view.safeAreaInsets.top)") }
  override func willMove(toParent parent: UIViewController?) {
    write("willMove \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    write("didMove \(parent == nil ? "nil" : "parent")")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    write("size \(size.width) \(size.height)")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.write("alongside") }) {
      [weak self] _ in self?.write("turned")
    }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    write("traits")
  }

  override var prefersStatusBarHidden: Bool { hidesBar }
  override var preferredStatusBarStyle: UIStatusBarStyle { barStyle }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { barAnimation }
  override var childForStatusBarHidden: UIViewController? { barChild }
  override var childForStatusBarStyle: UIViewController? { barChild }
}

@Suite(.onePhone) @MainActor struct LifecycleTests {
  private let diary = DiaryController.Diary()

  @Test func `fact 1.37: the order of a launch`() {
    let phone = Phone()
    phone.show(DiaryController("root", diary))
    #expect(
      diary.lines == [
        "root viewDidLoad", "root viewWillAppear out", "root safeArea 44.0",
        "root viewIsAppearing in", "root viewWillLayoutSubviews", "root viewDidLayoutSubviews",
        "root viewDidAppear",
      ])
  }

  @Test func `fact 7.4: the root view is plain, of the screen's size and gives both ways`() {
    let phone = Phone()
    let controller = UIViewController()
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    phone.show(controller)
    phone.window.frame.size.height = 400
    #expect(controller.view.frame.height == 400)
  }

  @Test func `fact 1.35: a root view lays out again when the safe area changes`() {
    let phone = Phone()
    let root = DiaryController("root", diary)
    phone.show(root)
    diary.lines = []
    root.additionalSafeAreaInsets.top = 10
    phone.application.layoutPass()
    #expect(
      diary.lines == [
        "root safeArea 54.0", "root viewWillLayoutSubviews", "root viewDidLayoutSubviews",
      ])
  }

  @Test func `a child that was put in before appears with its parent`() {
    let phone = Phone()
    let (root, child) = (DiaryController("root", diary), DiaryController("child", diary))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    phone.show(root)
    let appearing = diary.lines.filter { $0.contains("ppear") }
    #expect(
      appearing == [
        "root viewWillAppear out", "child viewWillAppear out", "root viewIsAppearing in",
        "child viewIsAppearing in", "child viewDidAppear", "root viewDidAppear",
      ])
    #expect(root.children == [child])
    #expect(child.next === root.view)
  }

  @Test func `a child comes and goes with its view`() {
    let phone = Phone()
    let (root, child) = (DiaryController("root", diary), DiaryController("child", diary))
    phone.show(root)
    diary.lines = []
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    phone.application.layoutPass()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      diary.lines.filter { $0.hasPrefix("child") } == [
        "child willMove parent", "child viewDidLoad", "child viewWillAppear out",
        "child didMove parent", "child safeArea 44.0", "child viewIsAppearing in",
        "child viewWillLayoutSubviews", "child viewDidLayoutSubviews", "child viewDidAppear",
        "child willMove nil", "child viewWillDisappear in", "child viewDidDisappear out",
        "child safeArea 0.0", "child didMove nil",
      ])
    #expect(child.parent == nil)
  }

  @Test func `a full screen presentation takes the place of what is below`() {
    let phone = Phone()
    let (root, front) = (DiaryController("root", diary), DiaryController("front", diary))
    phone.show(root)
    diary.lines = []
    var isOver = false
    root.present(front, animated: true) { isOver = true }
    phone.application.layoutPass()
    #expect(!isOver)
    phone.pass(0.5)
    #expect(isOver)
    #expect(root.view.window == nil)
    #expect(front.view.frame == phone.window.bounds)
    #expect(root.presentedViewController === front && front.presentingViewController === root)
    front.dismiss(animated: true)
    phone.pass(0.5)
    #expect(front.view.window == nil && root.view.window != nil)
    #expect(root.presentedViewController == nil && front.presentingViewController == nil)
    #expect(
      diary.lines.filter { $0.contains("ppear") && !$0.contains("Is") } == [
        "root viewWillDisappear in", "front viewWillAppear out", "root viewDidDisappear out",
        "front viewDidAppear", "front viewWillDisappear in", "root viewWillAppear in",
        "front viewDidDisappear out", "root viewDidAppear",
      ])
  }

  @Test func `presenting from a controller that is not on screen is told in the console`() {
    let phone = Phone()
    let (root, front) = (UIViewController(), UIViewController())
    root.present(front, animated: false)
    #expect(phone.diary.count == 1)
    #expect(phone.diary.first?.hasSuffix("whose view is not in the window hierarchy!") == true)
    #expect(root.presentedViewController == nil)
  }

  @Test func `fact 8.5: a turn tells the size first, then animates what goes along`() {
    let phone = Phone()
    let root = DiaryController("root", diary)
    phone.show(root)
    diary.lines = []
    #expect(phone.application.rotate(to: .landscapeRight))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(
      root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(UIScreen.main.bounds.size == CGSize(width: 812, height: 375))
    phone.pass(0.5)
    #expect(
      diary.lines == [
        "root size 812.0 375.0", "root traits", "root alongside", "root safeArea 0.0",
        "root viewWillLayoutSubviews", "root viewDidLayoutSubviews", "root turned",
      ])
  }

  @Test func `an app that does not turn stays as it is`() {
    let phone = Phone(
      info: AppInfo(supportedOrientations: ["UIInterfaceOrientationPortrait"]))
    phone.show(UIViewController())
    #expect(!phone.application.rotate(to: .landscapeLeft))
    #expect(phone.window.frame.width == 375)
  }
}
