import QuartzCore
import UIKit

enum Page {
  @MainActor static var inset: CGFloat = 20
  @MainActor static var height: CGFloat = 100
  @MainActor static let shine = CALayer()

  @MainActor static func build(_ page: PageController) {
    page.badge.layer.addSublayer(shine)
    page.badge.transform = CGAffineTransform(rotationAngle: .pi)
  }

  @MainActor static func place(_ page: PageController) {
    let safe = page.view.safeAreaInsets
    page.header.pin.top(safe.top + 10).horizontally(inset).height(height).set()
    page.badge.pin.center().size(40).set()
    let column = (page.header.frame.width - 8) / 2
    page.left.pin.below(of: page.header, gap: 12).left(inset).width(column).height(column / 2).set()
    page.right.pin.below(of: page.header, gap: 12).left(inset + column + 8).width(column)
      .height(column / 2).set()
    page.footer.pin.horizontally().bottom(safe.bottom).height(60).set()
    shine.pin.center().size(10).set()
    precondition(shine.frame == CGRect(x: 15, y: 15, width: 10, height: 10))
    // The badge is turned by half a circle about the middle of the header.
    let corner = shine.convert(CGPoint.zero, to: page.header.layer)
    let badge = page.badge.frame
    precondition(abs(corner.x - (badge.maxX - 15)) < 0.01)
    precondition(abs(corner.y - (badge.maxY - 15)) < 0.01)
  }

  @MainActor static func turn(_ page: PageController) {
    inset = 60
    height = 50
  }
}
