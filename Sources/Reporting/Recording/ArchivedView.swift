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
      // One view at a time: the columns of all would be the trace once more.
      var columns = Columns(count: trace.frames.count)
      for (frame, rank) in zip(trace.frames, ranks[view]) where rank >= 0 {
        columns.append(frame.views[rank], table: &table)
      }
      return ArchivedView(
        name: PlainText.escaped(names[view]),
        courseName: recording.courseNames.indices.contains(view)
          ? recording.courseNames[view] : nil,
        className: PlainText.escaped(trace.views[view].className), ranks: ranks[view],
        columns: columns)
    }
  }

  private init(
    name: String, courseName: String?, className: String, ranks: [Int], columns: Columns
  ) {
    self.name = name
    self.courseName = courseName
    self.className = className
    rank = Channel(ranks)
    // While the view is away its numbers stay: nothing is drawn of them, and they take no room.
    var last = 0
    var seen = 0
    let order = ranks.map { rank in
      if rank >= 0 {
        last = seen
        seen += 1
      }
      return last
    }
    func stretched<Value>(_ values: [Value]) -> [Value] {
      values.count == order.count || values.isEmpty ? values : order.map { values[$0] }
    }
    superview = Channel(stretched(columns.superview))
    x = Channel(points: stretched(columns.x))
    y = Channel(points: stretched(columns.y))
    width = Channel(points: stretched(columns.width))
    height = Channel(points: stretched(columns.height))
    isHidden = Channel(stretched(columns.isHidden))
    alpha = Channel(points: stretched(columns.alpha))
    clips = Channel(stretched(columns.clips))
    color = Channel(stretched(columns.color))
    letters = columns.letters.contains { $0 >= 0 } ? Channel(stretched(columns.letters)) : nil
    let hasPicture = columns.picture.contains { $0 >= 0 }
    picture = hasPicture ? Channel(stretched(columns.picture)) : nil
    drawn = hasPicture ? ArchivedRun.Area(rects: stretched(columns.drawn)) : nil
    indicators = [columns.vertical, columns.horizontal].compactMap { states in
      guard states.contains(where: { $0 != nil }) else { return nil }
      let states = stretched(states)
      return Indicator(
        area: ArchivedRun.Area(rects: states.map { $0?.onScreen }),
        alpha: Channel(points: states.map { $0?.alpha ?? 0 }))
    }
  }

  /// What is kept of a view at each frame at which it is there, a list a fact: a state is large, and
  /// is gone through once.
  private struct Columns {
    var superview: [Int] = []
    var x: [Double] = []
    var y: [Double] = []
    var width: [Double] = []
    var height: [Double] = []
    var isHidden: [Int] = []
    var alpha: [Double] = []
    var clips: [Int] = []
    var color: [Int] = []
    var letters: [Int] = []
    var picture: [Int] = []
    var drawn: [Rect?] = []
    var vertical: [IndicatorState?] = []
    var horizontal: [IndicatorState?] = []
    private var lastFill = Shown<Color>()
    private var lastText = Shown<TextState>()
    private var lastImage = Shown<ImageState>()

    init(count: Int) {
      superview.reserveCapacity(count)
      x.reserveCapacity(count)
      y.reserveCapacity(count)
      width.reserveCapacity(count)
      height.reserveCapacity(count)
    }

    mutating func append(_ state: ViewState, table: inout SharedTable) {
      superview.append(state.superview ?? -1)
      x.append(state.onScreen.x)
      y.append(state.onScreen.y)
      width.append(state.onScreen.width)
      height.append(state.onScreen.height)
      isHidden.append(state.isHidden ? 1 : 0)
      alpha.append(state.alpha)
      clips.append(state.clipsToBounds ? 1 : 0)
      color.append(lastFill.place(of: state.backgroundColor) { table.place(of: $0) })
      letters.append(lastText.place(of: state.text) { table.place(of: $0) })
      picture.append(lastImage.place(of: state.image) { table.place(of: $0) })
      drawn.append(state.image?.drawn)
      vertical.append(state.scroll?.verticalIndicator)
      horizontal.append(state.scroll?.horizontalIndicator)
    }
  }

  /// What the last frame showed, and where that is in the table: it is mostly the same.
  private struct Shown<Value: Equatable> {
    private var last: (value: Value, place: Int)?

    /// The place of what a frame shows; -1 for nothing.
    ///
    /// - Parameter find: asks the table.
    mutating func place(of value: Value?, find: (Value) -> Int) -> Int {
      guard let value else { return -1 }
      if let last, last.value == value { return last.place }
      let place = find(value)
      last = (value, place)
      return place
    }
  }
}
