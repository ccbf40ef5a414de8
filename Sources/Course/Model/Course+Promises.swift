extension Course {
  /// The step after another one; nil after the last.
  package func step(after step: Step) -> Step? {
    guard let index = steps.firstIndex(of: step), index + 1 < steps.count else { return nil }
    return steps[index + 1]
  }

  /// What a step promises that the one before it did not, and what it promises no longer.
  package func promises(changedBy step: Step) -> (new: [Behaviour], ended: [Behaviour]) {
    guard let index = steps.firstIndex(of: step), index > 0 else {
      return (behaviours(of: step), [])
    }
    let before = steps[index - 1].tag
    return (
      behaviours.filter { $0.steps.contains(step.tag) && !$0.steps.contains(before) },
      behaviours.filter { !$0.steps.contains(step.tag) && $0.steps.contains(before) }
    )
  }
}
