import UIKit

enum Page {
  @MainActor static var insets: [NSLayoutConstraint] = []
  @MainActor static var height: NSLayoutConstraint?

  @MainActor static func build(_ page: PageController) {
    for view in [page.header, page.badge, page.left, page.right, page.footer] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    page.header.topAnchor == page.view.safeAreaLayoutGuide.topAnchor + 10
    insets = [
      page.header.leadingAnchor == page.view.leadingAnchor + 20,
      page.header.trailingAnchor == page.view.trailingAnchor - 20,
    ]
    height = page.header.heightAnchor == 100
    page.badge.centerXAnchor == page.header.centerXAnchor
    page.badge.centerYAnchor == page.header.centerYAnchor
    page.badge.widthAnchor == 40
    page.badge.heightAnchor == 40
    page.left.topAnchor == page.header.bottomAnchor + 12
    page.left.leadingAnchor == page.header.leadingAnchor
    page.left.heightAnchor == page.left.widthAnchor * 0.5
    page.right.topAnchor == page.left.topAnchor
    page.right.leadingAnchor == page.left.trailingAnchor + 8
    page.right.trailingAnchor == page.header.trailingAnchor
    page.right.widthAnchor == page.left.widthAnchor
    page.right.heightAnchor == page.left.heightAnchor
    page.footer.leadingAnchor == page.view.leadingAnchor
    page.footer.trailingAnchor == page.view.trailingAnchor
    page.footer.bottomAnchor == page.view.safeAreaLayoutGuide.bottomAnchor
    page.footer.heightAnchor >= 30
    page.footer.heightAnchor == 60 ~ .defaultHigh
  }

  @MainActor static func place(_ page: PageController) {}

  @MainActor static func turn(_ page: PageController) {
    insets[0].constant = 60
    insets[1].constant = -60
    height?.isActive = false
    height = page.header.heightAnchor == 50
  }
}
