import OnePhone
import Testing
import UIKit

/// The guides from before there were safe areas.
@MainActor
@Suite(.onePhone) struct LayoutSupportTests {
  @Test func theGuidesLieOutsideOfTheSafeArea() {
    ApplicationHost.begin(on: .iPhoneX, observer: nil)
    let page = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(box)
    let guides: any LegacyGuides = page
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: page.view.leftAnchor),
      box.rightAnchor.constraint(equalTo: page.view.rightAnchor),
      box.topAnchor.constraint(equalTo: guides.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: guides.bottomLayoutGuide.topAnchor),
    ])
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    window.makeKeyAndVisible()
    UIApplication.shared.layoutPass()

    #expect(box.frame == CGRect(x: 0, y: 44, width: 375, height: 734))
    #expect(guides.topLayoutGuide.length == 44)
    #expect(guides.bottomLayoutGuide.length == 34)
  }
}

/// The deprecated guides under a face that is not deprecated, for the test's sake.
@MainActor
private protocol LegacyGuides {
  var topLayoutGuide: any UILayoutSupport { get }
  var bottomLayoutGuide: any UILayoutSupport { get }
}

extension UIViewController: LegacyGuides {}
