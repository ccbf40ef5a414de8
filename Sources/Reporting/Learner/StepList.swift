package import Course

/// The list of a course's steps, as somebody looks through it.
package struct StepList: Equatable, Sendable {
  /// Index of the step that is chosen; nil for the one that is asked for.
  package var chosen: Int?
  /// What is looked for in tags and titles; nil when nothing is.
  package var search: String?

  package init(chosen: Int? = nil, search: String? = nil) {
    self.chosen = chosen
    self.search = search
  }

  /// The indices of the steps that are listed: those in whose tag or title all words of the search
  /// are found, in whatever case.
  package func matches(in steps: [Step]) -> [Int] {
    let words = (search ?? "").lowercased().split(separator: " ")
    return steps.indices.filter { index in
      let text = "\(steps[index].tag) \(steps[index].title)".lowercased()
      return words.allSatisfy(text.contains)
    }
  }

  /// Chooses another of the listed steps.
  ///
  /// - Parameters:
  ///   - move: how many further down; up if it is negative. It ends at the first and the last.
  ///   - current: the step that is asked for.
  package mutating func move(by move: Int, in steps: [Step], current: Int) {
    let listed = matches(in: steps)
    guard !listed.isEmpty else { return }
    let place = listed.firstIndex { $0 >= chosen ?? current } ?? listed.count - 1
    chosen = listed[min(max(place + move, 0), listed.count - 1)]
  }

  /// Looks for something else; if the chosen step is not listed then, the next one is chosen.
  package mutating func look(for text: String?, in steps: [Step], current: Int) {
    search = text
    move(by: 0, in: steps, current: current)
  }
}
