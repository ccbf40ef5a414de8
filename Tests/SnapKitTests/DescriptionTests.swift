import OnePhone
import SnapKit
import Testing
import UIKit

/// Fact 1.47: SnapKit's constraints describe themselves in SnapKit's way.
@MainActor
@Suite(.onePhone) struct DescriptionTests {
  let scene = Scene()

  init() {
    scene.box.snp.setLabel("box")
    scene.page.snp.setLabel("page")
  }

  @Test func aDescriptionNamesItemsByLabelAndThePlaceInTheSources() {
    var kept: Constraint?
    scene.box.snp.makeConstraints { make in
      kept = make.top.equalTo(scene.page).offset(-8).priority(.high).labeled("top").constraint
    }
    let line = #line - 2
    #expect(
      kept?.layoutConstraints.map(\.description) == [
        "<SnapKit.LayoutConstraint:top@DescriptionTests.swift#\(line)"
          + " UIView:box.top == UIView:page.top - 8.0 ^750.0>"
      ])
    #expect(kept?.layoutConstraints.map(\.identifier) == ["top"])
  }

  @Test func aSizeAndAMultiplierAreDescribed() {
    let made = scene.box.snp.prepareConstraints { make in
      make.width.greaterThanOrEqualTo(44).labeled("a")
      make.height.equalTo(scene.box.snp.width).multipliedBy(0.5).offset(1).labeled("b")
    }
    let line = #line - 3
    #expect(
      made.flatMap(\.layoutConstraints).map(\.description) == [
        "<SnapKit.LayoutConstraint:a@DescriptionTests.swift#\(line) UIView:box.width >= 44.0>",
        "<SnapKit.LayoutConstraint:b@DescriptionTests.swift#\(line + 1)"
          + " UIView:box.height == UIView:box.width * 0.5 + 1.0>",
      ])
  }

  @Test func withoutALabelAnAddressStandsForTheItem() throws {
    let view = UIView()
    let made = view.snp.prepareConstraints { $0.width.equalTo(1) }
    let description = try #require(made.first?.layoutConstraints.first?.description)
    #expect(description.contains(#/^<SnapKit\.LayoutConstraint:0x[0-9a-f]+@/#))
    #expect(description.contains(#/ UIView:0x[0-9a-f]+\.width == 1\.0>$/#))
  }
}
