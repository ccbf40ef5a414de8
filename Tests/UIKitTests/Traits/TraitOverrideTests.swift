import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Traits that are made, compared, and given to children.
@Suite(.onePhone) @MainActor struct TraitOverrideTests {
  @Test func `traits of several are those that the last one knows`() {
    let made = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(preferredContentSizeCategory: .small),
    ])
    #expect(made.horizontalSizeClass == .regular && made.displayScale == 2)
    #expect(made.verticalSizeClass == .unspecified)
    #expect(made.preferredContentSizeCategory == .small)
    #expect(made.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!made.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(made.containsTraits(in: nil))
  }

  @Test func `a child sees what its container gives it, and all below it do`() {
    final class Seeing: UIView {
      var old: [UIUserInterfaceSizeClass] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        old.append(previous?.horizontalSizeClass ?? .unspecified)
      }
    }
    let phone = Phone()
    let (outer, inner, innermost) = (UIViewController(), UIViewController(), UIViewController())
    outer.addChild(inner)
    inner.addChild(innermost)
    outer.view.addSubview(inner.view)
    inner.view.addSubview(innermost.view)
    let seeing = Seeing()
    innermost.view.addSubview(seeing)
    phone.show(outer)
    outer.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: inner)
    #expect(outer.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(innermost.traitCollection.horizontalSizeClass == .regular)
    #expect(seeing.traitCollection.horizontalSizeClass == .regular)
    #expect(seeing.traitCollection.displayScale == 3)
    #expect(seeing.old == [.compact])
    outer.setOverrideTraitCollection(nil, forChild: inner)
    #expect(seeing.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `a closure is told of the traits that it watches, until it is taken away`() {
    let phone = Phone()
    let controller = UIViewController()
    var told: [UIUserInterfaceSizeClass] = []
    var others = 0
    let watch = controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (_: UIViewController, old) in told.append(old.verticalSizeClass)
    }
    controller.view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in
      others += 1
    }
    phone.show(controller)
    phone.application.rotate(to: .landscapeLeft)
    phone.application.rotate(to: .portrait)
    #expect(told == [.regular, .compact] && others == 0)
    controller.unregisterForTraitChanges(watch)
    phone.application.rotate(to: .landscapeLeft)
    #expect(told == [.regular, .compact])
  }
}
