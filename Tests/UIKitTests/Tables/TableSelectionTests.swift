import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct TableSelectionTests {
  private func stage() -> TableStage {
    TableStage([["a", "b", "never", "d"] + (4..<60).map { "\($0)" }]) { $0.rowHeight = 50 }
  }

  @Test func `a tap selects a row and takes the selection of another back`() {
    let stage = stage()
    stage.tap(CGPoint(x: 100, y: 25))
    #expect(stage.table.indexPathForSelectedRow == [0, 0])
    #expect(stage.table.visibleCells[0].isSelected)
    stage.tap(CGPoint(x: 100, y: 75))
    #expect(stage.table.indexPathsForSelectedRows == [[0, 1]])
    #expect(!stage.table.visibleCells[0].isSelected)
    #expect(
      stage.source.diary == [
        "will select 0", "selected 0", "will select 1", "deselected 0", "selected 1",
      ])
  }

  @Test func `what the delegate refuses is not selected`() {
    let stage = stage()
    stage.tap(CGPoint(x: 100, y: 125))
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.source.diary == ["will select 2"])
  }

  @Test func `a finger on a row highlights it until it scrolls`() {
    let stage = stage()
    stage.finger.down(on: stage.window, at: CGPoint(x: 100, y: 325))
    #expect(stage.table.visibleCells[6].isHighlighted)
    for step in 1...5 {
      stage.pass()
      stage.finger.move(to: CGPoint(x: 100, y: 325 - 10 * step))
    }
    #expect(!stage.table.visibleCells[6].isHighlighted)
    stage.finger.lift()
    stage.pass()
    #expect(stage.source.diary.isEmpty)
  }

  @Test("fact 2.47: a finger that stops a fling selects nothing")
  func caught() {
    let stage = stage()
    stage.drag(by: -200, frames: 5)
    stage.finger.lift()
    stage.pass(frames: 3)
    #expect(stage.table.isDecelerating)
    stage.tap(CGPoint(x: 100, y: 400))
    #expect(stage.source.diary.isEmpty)
    stage.tap(CGPoint(x: 100, y: 400))
    #expect(stage.source.diary.count == 2)
  }

  @Test func `several rows may be selected where that is allowed`() {
    let stage = stage()
    stage.table.allowsMultipleSelection = true
    for y in [25, 75, 25] { stage.tap(CGPoint(x: 100, y: CGFloat(y))) }
    #expect(stage.table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test func `without selection a tap does nothing`() {
    let stage = stage()
    stage.table.allowsSelection = false
    stage.tap(CGPoint(x: 100, y: 25))
    #expect(stage.source.diary.isEmpty)
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test func `a row that is selected by code tells nobody, and stays so out of sight`() {
    let stage = stage()
    stage.table.selectRow(at: [0, 30], animated: false, scrollPosition: .middle)
    #expect(stage.source.diary.isEmpty)
    #expect(stage.table.cellForRow(at: [0, 30])?.isSelected == true)
    stage.scroll(to: 0)
    stage.scroll(to: 1_200)
    #expect(stage.table.visibleCells.filter(\.isSelected).count == 1)
    stage.table.deselectRow(at: [0, 30], animated: false)
    #expect(stage.table.visibleCells.filter(\.isSelected).isEmpty)
  }
}
