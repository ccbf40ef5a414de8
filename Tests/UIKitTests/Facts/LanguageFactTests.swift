import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Facts of the language without an Objective-C runtime.
///
/// Facts that have no test of their own, and why: 0.9 and 9.1 are the compiler's crash, which sources
/// are changed to avoid; 0.10, 9.6 and 9.8 say what of unmodified SnapKit and of Foundation is
/// missing, which our own modules replace; 1.41, 2.31 and all of section 11 are unknown, and what
/// was chosen is named by its place in section 12; 1.46 is UIKit's own constraint for a content size,
/// which is no object here; 2.22 is measured off recordings of the second step, whose slope the
/// course asserts; 7.1, 8.1 and 8.2 are refused before compiling, which the tests of the scanner
/// hold; 8.6 is held by the tests of tables; 10.2 to 10.8 and 12.7 are the courses' own behaviours.
@Suite(.onePhone) @MainActor struct LanguageFactTests {
  @available(*, deprecated)
  @Test func `fact 7.6, 7.7: controls and bars have their names of 2017 too`() {
    let events: UIControlEvents = .touchUpInside
    let state = UIControlState()
    let type: UIButtonType = .system
    let style: UIBarButtonItemStyle = .done
    let border: UITextBorderStyle = .roundedRect
    #expect(events == UIControl.Event.touchUpInside && state == UIControl.State.normal)
    #expect(UIButton(type: type).buttonType == .system)
    #expect(style == UIBarButtonItem.Style.done && border == UITextField.BorderStyle.roundedRect)
    let options: [UIApplicationLaunchOptionsKey: Any]? = nil
    #expect(options == nil)
  }

  @available(*, deprecated)
  @Test func `fact 7.8: priorities are written as of Swift 3, 4 and 4.2`() {
    #expect(UILayoutPriorityRequired == UILayoutPriority(rawValue: 1000))
    #expect(UILayoutPriorityDefaultLow == UILayoutPriority(250))
  }

  @Test func `fact 9.2: an object is made by its own init, whatever that is declared as`() {
    final class Own: UIView {
      var word = ""
      override init(frame: CGRect) {
        super.init(frame: frame)
        word = "frame"
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect((DelegateMaker.make(Own.self) as? Own)?.word == "frame")
    #expect(DelegateMaker.make(UILabel.self) is UILabel)
  }

  @Test func `fact 9.3: colour literals are colours`() {
    #expect(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
  }

  @Test func `fact 9.4: what an app overrides is declared where it can be`() {
    final class All: UIViewController {
      override func viewDidLoad() {}
      override func viewWillAppear(_ animated: Bool) {}
      override func updateViewConstraints() { super.updateViewConstraints() }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { nil }
    }
    let controller: UIViewController = All(nibName: nil, bundle: nil)
    #expect(controller.preferredStatusBarStyle == .lightContent)
  }

  @Test func `fact 9.5: what a delegate does not answer is answered for it`() {
    final class Quiet: NSObject, UIScrollViewDelegate {}
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let quiet = Quiet()
    scroll.delegate = quiet
    scroll.contentOffset.y = 5
    #expect(scroll.contentOffset.y == 5)
    #expect(quiet.scrollViewShouldScrollToTop(scroll))
  }

  @Test func `fact 9.7: the system is new enough for everything, and UIKit is there`() {
    var isNew = false
    if #available(iOS 26.0, *) { isNew = true }
    #expect(isNew)
    #if canImport(UIKit)
      let hasKit = true
    #else
      let hasKit = false
    #endif
    #if os(iOS)
      let isPhone = true
    #else
      let isPhone = false
    #endif
    #expect(hasKit && !isPhone)
  }
}
