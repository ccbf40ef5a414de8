import Course
import Reporting
import TerminalScreen

extension WatchLoop {
  /// The keys of the list of steps.
  var listKeys: [LearnerScreen.KeyHint] {
    [.init(arrows, "choose"), .init("enter", "go there"), .init("/", "search")]
  }

  /// The keys while somebody types what to look for.
  var searchKeys: [LearnerScreen.KeyHint] {
    [.init(arrows, "choose"), .init("enter", "go there"), .init("esc", "all steps")]
  }

  private var arrows: String { style.usesUnicode ? "↑↓" : "arrows" }

  /// Does what a key stands for in the list of steps.
  ///
  /// - Returns: false for a key that means there what it means everywhere.
  mutating func pressInList(_ key: Key) throws -> Bool {
    guard case .list(var list) = screen.page else { return false }
    let (steps, current) = (session.course.steps, screen.current)
    switch (key, list.search) {
    case (.up, _): list.move(by: -1, in: steps, current: current)
    case (.down, _): list.move(by: 1, in: steps, current: current)
    case (.pageUp, _), (.home, _): list.move(by: -steps.count, in: steps, current: current)
    case (.pageDown, _), (.end, _): list.move(by: steps.count, in: steps, current: current)
    case (.enter, _):
      go(to: list, steps)
      return true
    case (.character("/"), nil): list.look(for: "", in: steps, current: current)
    case (.character(let letter), let search?):
      list.look(for: search + String(letter), in: steps, current: current)
    case (.backspace, let search?):
      list.look(for: search.isEmpty ? nil : String(search.dropLast()), in: steps, current: current)
    case (.escape, _?): list.look(for: nil, in: steps, current: current)
    case (.character, nil), (.backspace, nil), (.escape, nil), (.control, _), (.other, _):
      return false
    }
    screen.page = .list(list)
    // What is chosen stays in sight, with what is around it.
    let place = list.matches(in: steps).firstIndex { $0 == list.chosen } ?? 0
    screen.scrolled = max(0, place - 2)
    return true
  }

  private mutating func go(to list: StepList, _ steps: [Step]) {
    let chosen = list.chosen ?? screen.current
    guard list.matches(in: steps).contains(chosen) else { return }
    guard chosen != screen.current else { return showTask() }
    let step = steps[chosen]
    ask("Go to \(step.tag)? What you have is kept as a commit.") { loop in
      loop.screen.note = try loop.session.go(to: step)
      try loop.moved()
      loop.showTask()
    }
  }
}
