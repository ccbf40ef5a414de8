import LayoutTrace

/// A view of a recording as a page's script reads it.
struct ArchivedView: Encodable {
  /// As the app calls it.
  var name: String
  /// As the course calls it.
  var courseName: String?
  var className: String
  /// Its rank in drawing order, back to front; -1 while it is not in the window.
  var rank: Channel
  /// The superview's place in the run's list.
  var superview: Channel
  var x: Channel
  var y: Channel
  var width: Channel
  var height: Channel
  var isHidden: Channel
  var alpha: Channel
  var clips: Channel
  var color: Channel
  var letters: Channel?
  var picture: Channel?
  /// Where the whole picture lies.
  var drawn: ArchivedRun.Area?
  /// The scroll indicators, upright and level, and their alphas.
  var indicators: [Indicator]

  struct Indicator: Encodable {
    var area: ArchivedRun.Area
    var alpha: Channel
  }

  /// The views of a recording, in the trace's order.
  static func views(of recording: Recording, table: inout SharedTable) -> [ArchivedView] {
    let trace = recording.trace
    var ranks = [[Int]](
      repeating: Array(repeating: -1, count: trace.frames.count), count: trace.views.count)
    for (index, frame) in trace.frames.enumerated() {
      for (rank, state) in frame.views.enumerated() where ranks.indices.contains(state.view) {
        ranks[state.view][index] = rank
      }
    }
    let names = trace.viewNames
    return trace.views.indices.map { view in
      // One view at a time: the states of all would be the trace once more.
      let states = zip(trace.frames, ranks[view]).map { frame, rank in
        rank < 0 ? nil : (rank: rank, state: frame.views[rank])
      }
      return ArchivedView(
        name: PlainText.escaped(names[view]),
        courseName: recording.courseNames.indices.contains(view)
          ? recording.courseNames[view] : nil,
        className: PlainText.escaped(trace.views[view].className), states: states,
        table: &table)
    }
  }

  private init(
    name: String, courseName: String?, className: String,
    states: [(rank: Int, state: ViewState)?], table: inout SharedTable
  ) {
    self.name = name
    self.courseName = courseName
    self.className = className
    rank = Channel(states.map { $0?.rank ?? -1 })
    // While the view is away its numbers stay: nothing is drawn of them, and they take no room.
    var last = states.lazy.compactMap { $0?.state }.first
    let shown = states.compactMap { entry in
      last = entry?.state ?? last
      return last
    }
    superview = Channel(shown.map { $0.superview ?? -1 })
    x = Channel(points: shown.map(\.onScreen.x))
    y = Channel(points: shown.map(\.onScreen.y))
    width = Channel(points: shown.map(\.onScreen.width))
    height = Channel(points: shown.map(\.onScreen.height))
    isHidden = Channel(shown.map { $0.isHidden ? 1 : 0 })
    alpha = Channel(points: shown.map(\.alpha))
    clips = Channel(shown.map { $0.clipsToBounds ? 1 : 0 })
    color = Channel(shown.map { $0.backgroundColor.map { table.place(of: $0) } ?? -1 })
    letters =
      shown.contains { $0.text != nil }
      ? Channel(shown.map { $0.text.map { table.place(of: $0) } ?? -1 }) : nil
    let hasPicture = shown.contains { $0.image != nil }
    picture = hasPicture ? Channel(shown.map { $0.image.map { table.place(of: $0) } ?? -1 }) : nil
    drawn = hasPicture ? ArchivedRun.Area(rects: shown.map { $0.image?.drawn }) : nil
    indicators = [\ScrollState.verticalIndicator, \.horizontalIndicator].compactMap { axis in
      let states = shown.map { $0.scroll?[keyPath: axis] }
      guard states.contains(where: { $0 != nil }) else { return nil }
      return Indicator(
        area: ArchivedRun.Area(rects: states.map { $0?.onScreen }),
        alpha: Channel(points: states.map { $0?.alpha ?? 0 }))
    }
  }
}
