import CoreGraphics
import UIKit

enum Page {
  static let headerGroup = Group()

  static func build(_ page: PageController) {
    header(page, inset: 20, height: 100)
    constrain([page.header, page.badge]) { stands in
      let (header, badge) = (stands[0], stands[1])
      badge.centerX == header.centerX
      badge.centerY == header.centerY
      badge.width == 40
      badge.height == badge.width
    }
    constrain([page.header, page.left, page.right]) { stands in
      let (header, left, right) = (stands[0], stands[1], stands[2])
      left.top == header.bottom + 12
      left.leading == header.leading
      left.height == left.width * 0.5
      right.top == left.top
      right.leading == left.trailing + 8
      right.trailing == header.trailing
      right.width == left.width
      right.height == left.height
    }
    constrain([page.view, page.footer]) { stands in
      let (view, footer) = (stands[0], stands[1])
      footer.leading == view.leading
      footer.trailing == view.trailing
      footer.height >= 30
      footer.height == 60 ~ 750
    }
    constrain([page.view.safeAreaLayoutGuide, page.footer]) { stands in
      stands[1].bottom == stands[0].bottom
    }
  }

  static func place(_ page: PageController) {}

  static func turn(_ page: PageController) {
    header(page, inset: 60, height: 50)
  }

  private static func header(_ page: PageController, inset: CGFloat, height: CGFloat) {
    constrain(
      [page.view, page.view.safeAreaLayoutGuide, page.header], replace: headerGroup
    ) { stands in
      let (view, safe, header) = (stands[0], stands[1], stands[2])
      header.top == safe.top + 10
      header.leading == view.leading + inset
      header.trailing == view.trailing - inset
      header.height == height
    }
  }
}
