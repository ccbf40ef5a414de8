package import LayoutTrace

/// A trace made ready for questions: the course's views found in it, and its frames indexed.
///
/// Making one costs a pass over the trace; it is made once for a run and shared by all behaviours.
/// It remembers answers that span frames, so it belongs to one task.
package final class Record {
  package let trace: LayoutTrace
  package let names: [ViewName]
  /// For each of `names` the view found and by which candidate; nil if none led to a view.
  package let found: [Found?]
  package let constraintNames: [ConstraintName]
  /// For each of `constraintNames` what was found; nil if no candidate led to a constraint.
  package let foundConstraints: [FoundConstraint?]
  /// The scroll view that takes up most of the screen when it is first seen, of equals the outermost:
  /// the one that scripts scroll. Nil in an app without any.
  let mainScrollView: Int?
  /// For each frame, the place of each view of the trace in the frame's list; -1 if not there.
  private let places: [[Int32]]
  private var running: [String: [Double]] = [:]

  /// A view of the course in an app.
  package struct Found: Equatable, Sendable {
    /// Index in the trace's views.
    package var view: Int
    /// Index in the name's candidates.
    package var candidate: Int
  }

  package init(
    _ trace: LayoutTrace, names: [ViewName], constraints constraintNames: [ConstraintName] = []
  ) {
    self.trace = trace
    self.names = names
    self.constraintNames = constraintNames
    foundConstraints = constraintNames.map { FoundConstraint($0, in: trace) }
    found = names.map { name in
      for (index, candidate) in name.candidates.enumerated() {
        if let view = candidate.find(in: trace) { return Found(view: view, candidate: index) }
      }
      return nil
    }
    mainScrollView = Self.mainScrollView(of: trace)
    places = trace.frames.map { frame in
      var row = [Int32](repeating: -1, count: trace.views.count)
      for (place, view) in frame.views.enumerated() where row.indices.contains(view.view) {
        row[view.view] = Int32(place)
      }
      return row
    }
  }

  /// A trace made ready for the questions of a course, with all that the course names.
  package convenience init(_ trace: LayoutTrace, of course: Course) {
    self.init(trace, names: course.views, constraints: course.constraints)
  }

  private static func mainScrollView(of trace: LayoutTrace) -> Int? {
    for frame in trace.frames {
      var best: (view: Int, area: Double)?
      for view in frame.views where view.scroll != nil && !view.isHidden {
        let area = view.onScreen.area(within: frame.screen)
        if area > best?.area ?? -1 { best = (view.view, area) }
      }
      if let best { return best.view }
    }
    return nil
  }

  /// The place of a view in a frame's list; nil if the frame does not show the view.
  func place(of view: Int, in frame: Int) -> Int? {
    guard places[frame].indices.contains(view), places[frame][view] >= 0 else { return nil }
    return Int(places[frame][view])
  }

  /// A value for each frame that rests on all frames up to it, worked out once under its key.
  func running<Failure: Error>(
    _ key: String, _ compute: () throws(Failure) -> [Double]
  ) throws(Failure) -> [Double] {
    if let known = running[key] { return known }
    let values = try compute()
    running[key] = values
    return values
  }
}

extension Rect {
  /// How much of it lies on a screen of that size.
  fileprivate func area(within screen: Size) -> Double {
    let seenWidth = min(x + width, screen.width) - max(x, 0)
    let seenHeight = min(y + height, screen.height) - max(y, 0)
    return max(seenWidth, 0) * max(seenHeight, 0)
  }
}
