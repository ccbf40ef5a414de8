import OnePhone
import Testing
import UIKit

@Suite(.onePhone) @MainActor struct DisplayClockTests {
  @Test func `blocks run at their times, equal times in the order of being added`() {
    let clock = DisplayClock()
    var diary: [String] = []
    clock.after(0.3) { diary.append("c \(clock.now)") }
    clock.after(0.1) { diary.append("a \(clock.now)") }
    clock.after(0.1) { diary.append("b \(clock.now)") }
    clock.after(0.9) { diary.append("late") }
    clock.advance(by: 0.5)
    #expect(diary == ["a 0.1", "b 0.1", "c 0.3"])
    #expect(clock.now == 0.5)
    #expect(clock.isBusy)
  }

  @Test func `a block that is added by another runs in the same advance when it is due`() {
    let clock = DisplayClock()
    var diary: [Double] = []
    clock.after(0.1) { clock.after(0.1) { diary.append(clock.now) } }
    clock.advance(by: 0.2)
    #expect(diary == [0.2])
    #expect(!clock.isBusy)
  }

  @Test func `a step is called once a frame until it answers false`() {
    let clock = DisplayClock()
    let owner = DisplayClock()
    var times: [Double] = []
    clock.addTick(owner) { now in
      times.append(now)
      return times.count < 2
    }
    for _ in 0..<4 { clock.advance(by: 0.25) }
    #expect(times == [0.25, 0.5])
    #expect(!clock.isBusy)
  }

  @Test func `a step that another one removes in the same frame is not called`() {
    let clock = DisplayClock()
    let (first, second) = (DisplayClock(), DisplayClock())
    var calls = 0
    clock.addTick(first) { _ in
      clock.removeTicks(of: second)
      return false
    }
    clock.addTick(second) { _ in
      calls += 1
      return true
    }
    clock.advance(by: 0.1)
    #expect(calls == 0)
  }

  @Test func `the steps of an owner that is gone end`() {
    let clock = DisplayClock()
    var calls = 0
    do {
      let owner = DisplayClock()
      clock.addTick(owner) { _ in
        calls += 1
        return true
      }
    }
    clock.advance(by: 0.1)
    #expect(calls == 0)
    #expect(!clock.isBusy)
  }
}
