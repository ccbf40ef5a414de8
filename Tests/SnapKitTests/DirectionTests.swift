import OnePhone
import SnapKit
import Testing
import UIKit

/// Insets by left and right where text runs from the right, and the other way round.
@MainActor
@Suite(.onePhone) struct DirectionTests {
  private func constraints(_ write: (ConstraintMaker, Scene) -> Void) -> [String] {
    ConstraintConfig.interfaceLayoutDirection = .rightToLeft
    defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
    let scene = Scene()
    scene.box.snp.makeConstraints { write($0, scene) }
    return scene.constraints
  }

  @Test func leadingIsRightWhereTextRunsFromTheRight() {
    let made = constraints { make, scene in
      make.directionalHorizontalEdges.equalTo(scene.page)
        .inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(made == ["box.leading == page.leading + 4.0", "box.trailing == page.trailing + -2.0"])
  }

  @Test func leftIsTrailingWhereTextRunsFromTheRight() {
    let made = constraints { make, scene in
      make.horizontalEdges.equalTo(scene.page)
        .inset(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(made == ["box.left == page.left + 4.0", "box.right == page.right + -2.0"])
  }
}
