import Foundation
import OnePhone
import Testing
import UIKit

/// Code of 2017, word for word as it was written then: that it compiles is half of the test. The
/// tests are deprecated themselves, so that they may use the names without a warning.
@MainActor
@Suite(.onePhone) struct Swift4NamesTests {
  @available(*, deprecated)
  @Test func typesHaveTheirOldNames() {
    let mode: UIViewContentMode = .scaleAspectFill
    let attribute: NSLayoutAttribute = .top
    let relation: NSLayoutRelation = .equal
    let axis: UILayoutConstraintAxis = .vertical
    let mask: UIViewAutoresizing = [.flexibleWidth, .flexibleHeight]
    let options: UIViewAnimationOptions = [.curveEaseOut]
    let launch: [UIApplicationLaunchOptionsKey: Any]? = nil
    let attributes: [NSAttributedStringKey: Any] = [.font: UIFont.systemFont(ofSize: 12)]
    #expect(mode == UIView.ContentMode.scaleAspectFill)
    #expect(attribute == NSLayoutConstraint.Attribute.top)
    #expect(relation == NSLayoutConstraint.Relation.equal)
    #expect(axis == NSLayoutConstraint.Axis.vertical)
    #expect(mask == UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]))
    #expect(options == UIView.AnimationOptions.curveEaseOut)
    #expect(launch == nil)
    #expect(attributes[NSAttributedString.Key.font] as? UIFont == .systemFont(ofSize: 12))
  }

  @available(*, deprecated)
  @Test func constantsAndFunctionsHaveTheirOldNames() {
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 9, height: 9), UIEdgeInsetsMake(1, 1, 1, 1))
        == CGRect(x: 1, y: 1, width: 7, height: 7))
    #expect(UIViewNoIntrinsicMetric == -1)
    #expect(UILayoutFittingCompressedSize == CGSize.zero)
    #expect(UILayoutPriorityDefaultHigh == UILayoutPriority(750))
    #expect(UIScrollViewDecelerationRateNormal == .normal)
  }

  @available(*, deprecated)
  @Test func methodsHaveTheirOldNames() {
    let root = UIView()
    let (first, second) = (UIView(), UIView())
    root.addSubview(first)
    root.addSubview(second)
    root.bringSubview(toFront: first)
    #expect(root.subviews == [second, first])
    root.sendSubview(toBack: first)
    #expect(root.subviews == [first, second])
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    #expect(parent.childViewControllers == [child])
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    #expect(parent.childViewControllers == [])
  }
}
