import OnePhone
import SnapKit
import Testing
import UIKit

/// Constraints after they were made: kept, changed, made anew, taken away.
@MainActor
@Suite(.onePhone) struct ConstraintLifeTests {
  let scene = Scene()

  @Test("fact 1.25: only the receiver of makeConstraints loses its autoresizing mask")
  func onlyTheReceiverLosesItsAutoresizingMask() {
    scene.box.snp.makeConstraints { $0.edges.equalTo(scene.other) }
    let kept = [scene.page, scene.box, scene.other].map(
      \.translatesAutoresizingMaskIntoConstraints)
    #expect(kept == [true, false, true])
  }

  @Test func preparedConstraintsWaitForTheirActivation() {
    let prepared = scene.box.snp.prepareConstraints { make in
      make.top.equalTo(scene.page)
      make.left.equalTo(scene.page)
    }
    #expect(scene.constraints == [])
    for constraint in prepared { constraint.activate() }
    #expect(scene.constraints == ["box.top == page.top", "box.left == page.left"])
    prepared.first?.isActive = false
    #expect(scene.constraints == ["box.left == page.left"])
    #expect(prepared.map(\.isActive) == [false, true])
  }

  @Test func aKeptConstraintMoves() {
    var kept: Constraint?
    scene.box.snp.makeConstraints { make in
      kept = make.edges.equalTo(scene.page).constraint
    }
    kept?.update(offset: 3)
    #expect(constants == [3, 3, 3, 3])
    kept?.update(inset: 4)
    #expect(constants == [4, 4, -4, -4])
    kept?.update(inset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(constants == [2, 1, -4, -3])
  }

  @Test func anOptionalConstraintTakesAnotherOptionalPriority() {
    var kept: Constraint?
    scene.box.snp.makeConstraints { make in
      kept = make.top.equalTo(scene.page).priority(.low).constraint
    }
    kept?.update(priority: 600)
    #expect(scene.constraints == ["box.top == page.top ^600.0"])
    kept?.update(priority: .required)
    #expect(scene.constraints == ["box.top == page.top ^600.0"])
  }

  @Test func updateFindsTheConstraintThatDiffersInItsConstantOnly() {
    scene.box.snp.makeConstraints { make in
      make.top.equalTo(scene.other.snp.bottom).offset(50)
      make.left.equalTo(scene.other).offset(50)
    }
    let before = scene.page.constraints.map(ObjectIdentifier.init)
    scene.box.snp.updateConstraints { make in
      make.top.equalTo(scene.other.snp.bottom).offset(15)
    }
    #expect(
      scene.constraints == ["box.top == other.bottom + 15.0", "box.left == other.left + 50.0"])
    #expect(scene.page.constraints.map(ObjectIdentifier.init) == before)
  }

  @Test func updateMakesTheFirstConstraintsOfAView() {
    scene.box.snp.updateConstraints { $0.width.equalTo(10) }
    #expect(scene.constraints == ["box.width == 10.0"])
  }

  @Test func remakeTakesTheOldConstraintsAway() {
    scene.box.snp.makeConstraints { $0.edges.equalTo(scene.other) }
    scene.box.snp.remakeConstraints { $0.width.equalTo(10) }
    #expect(scene.constraints == ["box.width == 10.0"])
    scene.box.snp.removeConstraints()
    #expect(scene.constraints == [])
  }

  @Test func aGuideIsConstrainedLikeAView() {
    scene.guide.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.width.equalTo(10)
    }
    #expect(scene.constraints == ["guide.top == page.top", "guide.width == 10.0"])
    scene.guide.snp.removeConstraints()
    #expect(scene.constraints == [])
  }

  @Test func aControllersGuidesArePartners() {
    let support: any UILayoutSupport = Support(of: scene.page)
    scene.box.snp.makeConstraints { make in
      make.top.equalTo(support.snp.bottom)
      make.height.equalTo(support.snp.height)
    }
    #expect(
      scene.page.constraints.map { "\($0.firstAttribute) \($0.secondAttribute)" }
        == ["top bottom", "height height"])
    #expect(scene.page.constraints.allSatisfy { $0.secondItem === support })
  }

  /// A guide that stands for a controller's.
  private final class Support: UILayoutGuide, UILayoutSupport {
    let length: CGFloat = 20

    init(of view: UIView) {
      super.init()
      view.addLayoutGuide(self)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func contentPrioritiesReachTheView() {
    scene.box.snp.contentHuggingHorizontalPriority = 251
    scene.box.snp.contentHuggingVerticalPriority = 252
    scene.box.snp.contentCompressionResistanceHorizontalPriority = 753
    scene.box.snp.contentCompressionResistanceVerticalPriority = 754
    #expect(scene.box.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(scene.box.contentHuggingPriority(for: .vertical).rawValue == 252)
    #expect(scene.box.contentCompressionResistancePriority(for: .horizontal).rawValue == 753)
    #expect(scene.box.contentCompressionResistancePriority(for: .vertical).rawValue == 754)
  }

  private var constants: [CGFloat] { scene.page.constraints.map(\.constant) }
}
