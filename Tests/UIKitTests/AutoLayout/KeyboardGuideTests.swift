import Foundation
import OnePhone
import Testing

@testable import UIKit

/// The guide of a keyboard that never comes.
@Suite(.onePhone) @MainActor struct KeyboardGuideTests {
  @Test func `it lies below the safe area, or at the very bottom if that is not to count`() {
    let phone = Phone()
    let controller = UIViewController()
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(field)
    let guide = controller.view.keyboardLayoutGuide
    #expect(guide === controller.view.keyboardLayoutGuide)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: guide.topAnchor),
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 50),
    ])
    phone.show(controller)
    #expect(field.frame == CGRect(x: 0, y: 728, width: 375, height: 50))
    guide.usesBottomSafeArea = false
    phone.application.layoutPass()
    #expect(field.frame == CGRect(x: 0, y: 762, width: 375, height: 50))
  }
}
