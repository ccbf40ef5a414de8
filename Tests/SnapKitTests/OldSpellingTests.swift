import OnePhone
import SnapKit
import Testing
import UIKit

/// The spellings of SnapKit 4 and of before.
@MainActor
@Suite(.onePhone) struct OldSpellingTests {
  let scene = Scene()

  @Test func prioritiesByMethod() {
    let words: any OldWords = scene
    words.constrainWithPriorities()
    #expect(
      scene.constraints == [
        "box.top == page.top", "box.left == page.left ^750.0", "box.right == page.right ^500.0",
        "box.bottom == page.bottom ^250.0",
      ])
  }

  @Test func aPrefixInPlaceOfAProperty() {
    let words: any OldWords = scene
    words.constrainWithPrefix()
    #expect(
      scene.constraints == [
        "box.top == other.bottom + 9.0", "box.lastBaseline == other.lastBaseline",
      ])
    words.removeWithPrefix()
    #expect(scene.constraints == [])
  }

  @Test func aKeptConstraintIsUpdatedByAmount() {
    let words: any OldWords = scene
    words.constrainAndUpdate()
    #expect(scene.constraints == ["box.right == page.right + -3.0 ^500.0"])
  }
}

/// A face that is not deprecated for what is, so that the tests can use it without warnings.
@MainActor
private protocol OldWords {
  func constrainWithPriorities()
  func constrainWithPrefix()
  func removeWithPrefix()
  func constrainAndUpdate()
}

extension Scene: OldWords {
  @available(*, deprecated)
  func constrainWithPriorities() {
    box.snp.makeConstraints { make in
      make.top.equalTo(page).priorityRequired()
      make.left.equalTo(page).priorityHigh()
      make.right.equalTo(page).priorityMedium()
      make.bottom.equalTo(page).priorityLow()
    }
  }

  @available(*, deprecated)
  func constrainWithPrefix() {
    box.snp_makeConstraints { make in
      make.top.equalTo(other.snp_bottom).offset(8)
      make.baseline.equalTo(other.snp_baseline)
    }
    box.snp_updateConstraints { make in
      make.top.equalTo(other.snp_bottom).offset(9)
    }
  }

  @available(*, deprecated)
  func removeWithPrefix() {
    box.snp_removeConstraints()
  }

  @available(*, deprecated)
  func constrainAndUpdate() {
    var kept: Constraint?
    box.snp.makeConstraints { make in
      kept = make.right.equalTo(page).priority(.low).constraint
    }
    kept?.updateOffset(amount: 2)
    kept?.updateInsets(amount: 3)
    kept?.updatePriorityMedium()
  }
}
