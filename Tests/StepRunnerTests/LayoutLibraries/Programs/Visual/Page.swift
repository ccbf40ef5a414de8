import UIKit

enum Page {
  @MainActor static func build(_ page: PageController) {
    |-20 - page.header - 20-|
    page.badge.size(40).centerInContainer()
    |-20 - page.left - 8 - page.right - 20-|
    page.left.heightAnchor.constraint(equalTo: page.left.widthAnchor, multiplier: 0.5)
      .isActive = true
    equal(\.widthAnchor, page.left, page.right)
    equal(\.heightAnchor, page.left, page.right)
    alignTops(page.left, page.right)
    (|-page.footer)-|
    page.footer.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    let height = page.footer.heightAnchor.constraint(equalToConstant: 60)
    height.priority = .defaultHigh
    height.isActive = true
    page.view.layout(10, page.header ~ 100, 12, page.left, "", page.footer, 0)
  }

  @MainActor static func place(_ page: PageController) {}

  @MainActor static func turn(_ page: PageController) {
    for view in [page.header, page.left] {
      for constraint in view.named("start") { constraint.constant = 60 }
    }
    for view in [page.header, page.right] {
      for constraint in view.named("end") { constraint.constant = 60 }
    }
    for constraint in page.header.named("size") { constraint.constant = 50 }
  }
}
