import UIKit

enum Page {
  @MainActor static var sides: [Constraint] = []
  @MainActor static var height: Constraint?

  @MainActor static func build(_ page: PageController) {
    page.header.topToSuperview(offset: 10, usingSafeArea: true)
    sides = page.header.horizontalToSuperview(
      insets: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    height = page.header.height(100)
    page.badge.center(in: page.header)
    page.badge.size(CGSize(width: 40, height: 40))
    page.left.topToBottom(of: page.header, offset: 12)
    page.left.leading(to: page.header)
    page.left.aspectRatio(2)
    page.right.top(to: page.left)
    page.right.leadingToTrailing(of: page.left, offset: 8)
    page.right.trailing(to: page.header)
    page.right.width(to: page.left)
    page.right.height(to: page.left)
    page.footer.horizontalToSuperview()
    page.footer.bottomToSuperview(usingSafeArea: true)
    page.footer.height(30, relation: .greaterThanOrEqual)
    page.footer.height(60, priority: .defaultHigh)
  }

  @MainActor static func place(_ page: PageController) {}

  @MainActor static func turn(_ page: PageController) {
    sides[0].constant = 60
    sides[1].constant = -60
    height?.isActive = false
    height = page.header.height(50)
  }
}
