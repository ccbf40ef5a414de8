import Checker
import LayoutTrace
import Reporting

extension RunOutcome {
  /// The first thing in which another run of the same script differs, in words.
  func difference(to changed: RunOutcome) -> String {
    guard changed.ending == ending else { return changed.ending.sentence }
    guard let trace, let after = changed.trace else { return "" }
    let differences = LayoutDiff(pairs: [(before: trace, after: after)]).differences
    guard let first = differences.first else { return trace.smallDifference(to: after) }
    let gesture = first.gesture.map { "\($0): " } ?? ""
    return gesture + first.description
      + (differences.count > 1 ? ", and \(differences.count - 1) more" : "")
  }
}

extension LayoutTrace {
  /// What differs first where no view is by more than a pixel where it was.
  fileprivate func smallDifference(to changed: LayoutTrace) -> String {
    guard let (before, after) = zip(frames, changed.frames).first(where: { $0 != $1 }) else {
      return "nothing but how long it takes"
    }
    if before.views != after.views { return "nothing by more than a pixel" }
    let (open, openThen) = (ambiguousAttributes(in: before), changed.ambiguousAttributes(in: after))
    if open != openThen { return "ambiguous: \(Self.list(open)) -> \(Self.list(openThen))" }
    return "only which constraints give way, or by how much"
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}
