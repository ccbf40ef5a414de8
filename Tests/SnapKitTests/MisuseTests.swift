import OnePhone
import SnapKit
import Testing
import UIKit

/// What SnapKit refuses ends the app with a sentence that names the place in the sources.
@Suite(.onePhone) struct MisuseTests {
  @Test func aRelationToASuperviewNeedsOne() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Mistakes.constrainToMissingSuperview()
    }
    ended.expect(
      "Expected superview but found nil when attempting make constraint `equalToSuperview`."
        + " (MisuseTests.swift, \(Mistakes.line + 3))")
  }

  @Test func severalAttributesNeedTheSameOnTheOtherSide() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Mistakes.relateEdgesToASize()
    }
    ended.expect(
      "Cannot constraint to multiple non identical attributes."
        + " (MisuseTests.swift, \(Mistakes.line + 8))")
  }

  @Test func anUpdateNeedsAConstraintToUpdate() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Mistakes.updateWhatWasNeverMade()
    }
    ended.expect(
      "Updated constraint could not find existing matching constraint to update: <SnapKit")
    ended.expect(" UIView:box.height == 20.0> (MisuseTests.swift, \(Mistakes.line + 15))")
  }
}

/// Written outside of the tests' closures, whose lines a macro moves.
@MainActor
private enum Mistakes {
  nonisolated static let line = #line

  static func constrainToMissingSuperview() {
    UIView().snp.makeConstraints { $0.top.equalToSuperview() }
  }

  static func relateEdgesToASize() {
    let scene = Scene()
    scene.box.snp.makeConstraints { $0.edges.equalTo(scene.other.snp.size) }
  }

  static func updateWhatWasNeverMade() {
    let scene = Scene()
    scene.box.snp.setLabel("box")
    scene.box.snp.makeConstraints { $0.width.equalTo(10) }
    scene.box.snp.updateConstraints { $0.height.equalTo(20) }
  }
}

extension ExitTest.Result? {
  /// Expects words in what the process wrote to its standard error stream.
  fileprivate func expect(_ words: String) {
    let complaint = String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
    #expect(complaint.contains(words))
  }
}
