import Checker
import Course
import LayoutTrace

/// A recording as a page's script reads it: a channel a fact, a number a frame.
///
/// Lengths are in thousandths of a point, times in thousandths of a second, alphas in thousandths.
/// What a table holds is given by its place in it, and -1 where there is none.
struct ArchivedRun: Encodable {
  struct Phone: Encodable {
    var name: String
    var isTablet: Bool
    var width: Double
    var height: Double
    /// Pixels a point.
    var scale: Double
    var cornerRadius: Double
    var hasNotch: Bool
    var hasHomeIndicator: Bool
  }

  struct Bar: Encodable {
    var isHidden: Channel
    var isLight: Channel
    var height: Channel
    var slid: Channel
    var alpha: Channel
  }

  /// A point or a rectangle and whether it is there.
  struct Area: Encodable {
    var isThere: Channel
    var x: Channel
    var y: Channel
    var width: Channel?
    var height: Channel?
  }

  /// Constraints that do not hold: the one that gives way, all that contradict, and by how much at
  /// each frame, -1 where it holds.
  struct Conflict: Encodable {
    var constraint: Int
    var members: [Int]
    /// Of an optional constraint.
    var priority: Double?
    var violation: Channel
  }

  /// A view whose place is left open.
  struct Ambiguity: Encodable {
    var view: Int
    /// What of it: `left`, `height`.
    var attributes: [String]
    var isThere: Channel
  }

  /// A behaviour over the run: what it says to each frame, and where it wants views.
  struct Take: Encodable {
    struct Wish: Encodable {
      var view: Int
      /// Where it is wanted less where it is seen.
      var offBy: Area
    }

    var behaviour: String
    /// The place of the course's sentence among the texts.
    var says: Int
    var outcome: Outcome
    /// The frame of the finding; nil without.
    var frame: Int?
    /// 0 not asked, 1 holds, 2 fails.
    var answers: Channel
    var wishes: [Wish]
  }

  /// Which of the page's recordings it is.
  var place: Int
  var step: String
  var phone: Phone
  /// What is done, in words, a gesture each.
  var script: [String]
  var count: Int
  var time: Channel
  var gesture: Channel
  var offset: Channel
  var hasOffset: Channel
  var touch: Area
  var screenWidth: Channel
  var screenHeight: Channel
  /// 1 while the phone lies so that its upper end is at the right, 0 otherwise.
  var isTopRight: Channel
  var safeArea: [Channel]
  var bar: Bar
  var views: [ArchivedView]
  var broken: [Conflict]
  var unsatisfied: [Conflict]
  var ambiguous: [Ambiguity]
  var takes: [Take]

  init(_ recording: Recording, place: Int, table: inout SharedTable) {
    self.place = place
    let trace = recording.trace
    let frames = trace.frames
    step = recording.step
    phone = Phone(trace.device)
    script = trace.script.map { PlainText.escaped($0.words) }
    count = frames.count
    time = Channel(points: frames.map(\.time))
    gesture = Channel(frames.map { $0.gesture ?? -1 })
    offset = Channel(points: recording.offsets.map { $0 ?? 0 })
    hasOffset = Channel(recording.offsets.map { $0 == nil ? 0 : 1 })
    touch = Area(points: frames.map(\.touch))
    screenWidth = Channel(points: frames.map(\.screen.width))
    screenHeight = Channel(points: frames.map(\.screen.height))
    isTopRight = Channel(
      frames.map { frame in
        let turns = trace.script.prefix((frame.gesture ?? -1) + 1).compactMap(\.orientation)
        return turns.last == .landscapeLeft && frame.screen.width > frame.screen.height ? 1 : 0
      })
    safeArea = [\Insets.top, \.left, \.bottom, \.right].map { side in
      Channel(points: frames.map { $0.safeArea[keyPath: side] })
    }
    bar = Bar(
      isHidden: Channel(frames.map { $0.statusBar.isHidden ? 1 : 0 }),
      isLight: Channel(frames.map { $0.statusBar.style == .lightContent ? 1 : 0 }),
      height: Channel(points: frames.map(\.statusBar.height)),
      slid: Channel(points: frames.map(\.statusBar.slid)),
      alpha: Channel(points: frames.map(\.statusBar.alpha)))
    views = ArchivedView.views(of: recording, table: &table)
    broken = Self.conflicts(
      frames.map { frame in
        frame.broken.map { (Key($0.constraint, $0.conflict, nil), $0.violation) }
      }, table: &table)
    unsatisfied = Self.conflicts(
      frames.map { frame in
        frame.unsatisfied.map { (Key($0.constraint, [], $0.priority), $0.violation) }
      }, table: &table)
    ambiguous = Self.ambiguities(frames)
    takes = recording.takes.map { Take($0, of: trace, table: &table) }
  }

  private static func ambiguities(_ frames: [Frame]) -> [Ambiguity] {
    var order: [AmbiguousLayout] = []
    var rows: [AmbiguousLayout: [Int]] = [:]
    for (index, frame) in frames.enumerated() {
      for layout in frame.ambiguous {
        if rows[layout] == nil {
          order.append(layout)
          rows[layout] = Array(repeating: 0, count: frames.count)
        }
        rows[layout]?[index] = 1
      }
    }
    return order.map {
      Ambiguity(view: $0.view, attributes: $0.attributes, isThere: Channel(rows[$0] ?? []))
    }
  }

  /// What tells one conflict from another.
  private struct Key: Hashable {
    var constraint: String
    var members: [String]
    var priority: Double?

    init(_ constraint: String, _ members: [String], _ priority: Double?) {
      self.constraint = constraint
      self.members = members
      self.priority = priority
    }
  }

  /// - Parameter frames: for each frame the conflicts and by how much they are violated.
  private static func conflicts(
    _ frames: [[(key: Key, violation: Double)]], table: inout SharedTable
  ) -> [Conflict] {
    var order: [Key] = []
    var rows: [Key: [Int]] = [:]
    for (index, frame) in frames.enumerated() {
      for (key, violation) in frame {
        if rows[key] == nil {
          order.append(key)
          rows[key] = Array(repeating: -1, count: frames.count)
        }
        rows[key]?[index] = max(0, Channel.thousandths(abs(violation)))
      }
    }
    return order.map { key in
      Conflict(
        constraint: table.place(of: key.constraint),
        members: key.members.map { table.place(of: $0) },
        priority: key.priority, violation: Channel(rows[key] ?? []))
    }
  }
}

extension ArchivedRun.Phone {
  fileprivate init(_ device: Device) {
    name = device.name
    isTablet = device.idiom == .pad
    width = device.size.width
    height = device.size.height
    scale = device.scale
    cornerRadius = device.cornerRadius
    hasNotch = device.idiom == .phone && device.portraitSafeArea.top > 24
    hasHomeIndicator = device.portraitSafeArea.bottom > 0
  }
}

extension ArchivedRun.Area {
  init(points: [Point?]) {
    isThere = Channel(points.map { $0 == nil ? 0 : 1 })
    x = Channel(points: points.map { $0?.x ?? 0 })
    y = Channel(points: points.map { $0?.y ?? 0 })
  }

  init(rects: [Rect?]) {
    isThere = Channel(rects.map { $0 == nil ? 0 : 1 })
    x = Channel(points: rects.map { $0?.x ?? 0 })
    y = Channel(points: rects.map { $0?.y ?? 0 })
    width = Channel(points: rects.map { $0?.width ?? 0 })
    height = Channel(points: rects.map { $0?.height ?? 0 })
  }
}

extension ArchivedRun.Take {
  fileprivate init(_ take: Recording.Take, of trace: LayoutTrace, table: inout SharedTable) {
    behaviour = take.behaviour
    says = table.place(of: take.says)
    answers = Channel(take.observation.answers.map { Int($0.rawValue) })
    switch take.verdict {
    case .passed: outcome = .passed
    case .failed(let failure):
      outcome = .failed
      frame = failure.frame
    case .notChecked: outcome = .notChecked
    }
    var order: [Int] = []
    var rows: [Int: [Rect?]] = [:]
    for (index, frames) in take.observation.wanted.enumerated() {
      for frame in frames {
        if rows[frame.view] == nil {
          order.append(frame.view)
          rows[frame.view] = Array(repeating: nil, count: trace.frames.count)
        }
        rows[frame.view]?[index] = frame.wanted.less(frame.seen)
      }
    }
    wishes = order.map { Wish(view: $0, offBy: ArchivedRun.Area(rects: rows[$0] ?? [])) }
  }
}

extension Rect {
  /// How far each number is from another rectangle's, as both are written.
  fileprivate func less(_ other: Rect) -> Rect {
    func difference(_ part: KeyPath<Rect, Double>) -> Double {
      Double(
        Channel.thousandths(self[keyPath: part]) - Channel.thousandths(other[keyPath: part])) / 1000
    }
    return Rect(
      x: difference(\.x), y: difference(\.y), width: difference(\.width),
      height: difference(\.height))
  }
}

extension Gesture {
  /// How the phone is turned by it; nil if it is not.
  fileprivate var orientation: Orientation? {
    guard case .rotate(let orientation) = self else { return nil }
    return orientation
  }
}
