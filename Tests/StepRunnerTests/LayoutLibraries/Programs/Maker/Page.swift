import UIKit

enum Page {
  @MainActor static func build(_ page: PageController) {
    page.header.lay.make {
      $0.top.equal(page.view.safeAreaLayoutGuide, plus: 10)
      $0.leading.equal(page.view, plus: 20)
      $0.trailing.equal(page.view, plus: -20)
      $0.height.equal(100)
    }
    page.badge.lay.make {
      $0.center.equal(page.header)
      $0.size.equal(40)
    }
    page.left.lay.make {
      $0.top.equal(page.header, .bottom, plus: 12)
      $0.leading.equal(page.header)
      $0.height.equal(page.left, .width, times: 0.5)
    }
    page.right.lay.make {
      $0.top.equal(page.left)
      $0.leading.equal(page.left, .trailing, plus: 8)
      $0.trailing.equal(page.header)
      $0.width.equal(page.left)
      $0.height.equal(page.left)
    }
    page.footer.lay.make {
      $0.leading.equal(nil)
      $0.trailing.equal(nil)
      $0.bottom.equal(page.view.safeAreaLayoutGuide)
      $0.height.atLeast(30)
      $0.height.equal(60).priority(750)
    }
    checkLives()
  }

  @MainActor static func place(_ page: PageController) {}

  /// The insets are updated, the height is remade.
  @MainActor static func turn(_ page: PageController) {
    page.header.lay.update {
      $0.leading.equal(page.view, plus: 60)
      $0.trailing.equal(page.view, plus: -60)
    }
    precondition(page.header.lay.kept.count == 4)
    page.header.lay.remake {
      $0.top.equal(page.view.safeAreaLayoutGuide, plus: 10)
      $0.leading.equal(page.view, plus: 60)
      $0.trailing.equal(page.view, plus: -60)
      $0.height.equal(50)
    }
    precondition(page.header.lay.kept.count == 4)
    precondition(page.header.constraints.count == 3)
  }

  /// What hangs on a view goes with it, and a view made later inherits nothing.
  @MainActor private static func checkLives() {
    weak var gone: UIView?
    for _ in 0..<200 {
      let view = UIView()
      precondition(view.lay.kept.count == 0)
      let inner = UIView()
      view.addSubview(inner)
      inner.lay.make { $0.size.equal(10) }
      precondition(inner.lay.kept.count == 2 && inner.constraints.count == 2)
      inner.lay.removeAll()
      precondition(inner.lay.kept.count == 0 && inner.constraints.isEmpty)
      inner.lay.make { $0.size.equal(10) }
      gone = inner
    }
    precondition(gone == nil)
  }
}
