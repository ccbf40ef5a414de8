import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct TraitTests {
  private func phone(_ width: Double, _ height: Double, _ idiom: ScreenDescription.Idiom)
    -> ScreenDescription
  {
    var screen = ScreenDescription.iPhone8
    (screen.width, screen.height, screen.idiom) = (width, height, idiom)
    return screen
  }

  @Test(arguments: [
    (375.0, 667.0, false, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
    (375.0, 667.0, true, .compact, .compact),
    (414.0, 736.0, true, .regular, .compact),
    (414.0, 896.0, true, .regular, .compact),
    (390.0, 844.0, true, .compact, .compact),
  ])
  func `fact 8.4: the size classes of a phone`(
    width: Double, height: Double, isLandscape: Bool, across: UIUserInterfaceSizeClass,
    down: UIUserInterfaceSizeClass
  ) {
    let traits = phone(width, height, .phone).traits(isLandscape: isLandscape)
    #expect(traits.horizontalSizeClass == across)
    #expect(traits.verticalSizeClass == down)
    #expect(traits.userInterfaceIdiom == .phone)
  }

  @Test func `fact 8.4: a tablet has room both ways`() {
    for isLandscape in [false, true] {
      let traits = phone(768, 1_024, .pad).traits(isLandscape: isLandscape)
      #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
    }
  }

  @Test func `views and controllers see the traits of the screen`() {
    let phone = Phone()
    let controller = UIViewController()
    phone.show(controller)
    #expect(controller.traitCollection == UIScreen.main.traitCollection)
    #expect(controller.view.traitCollection.displayScale == 3)
    phone.application.rotate(to: .landscapeLeft)
    #expect(controller.view.traitCollection.verticalSizeClass == .compact)
  }
}
