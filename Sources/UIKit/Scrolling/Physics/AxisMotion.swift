import Foundation

/// What one axis of a scroll view does after the finger has left it: goes on, runs into the end,
/// comes back, stops.
///
/// The legal range is given anew at every step, since layout may change the content on the way.
struct AxisMotion {
  private enum Curve {
    case rest(CGFloat)
    case deceleration(Deceleration)
    case bounce(Bounce)
  }

  private var curve: Curve
  /// The time at which the curve began, in seconds.
  private var begin: Double
  private let canBounce: Bool
  /// Whether the end of the way was given, as by paging: then only the end of the way ends it.
  private let isGuided: Bool
  /// By how much the content has been renumbered since: to be added to each offset.
  private var shift: CGFloat = 0

  /// Content that is let go.
  ///
  /// - Parameter velocity: in points a second.
  init(
    from offset: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat,
    canBounce: Bool, at time: Double
  ) {
    begin = time
    self.canBounce = canBounce
    isGuided = false
    let deceleration = Deceleration(from: offset, velocity: velocity, rate: rate)
    if range.contains(offset) || range.contains(deceleration.target) {
      curve = deceleration.duration > 0 ? .deceleration(deceleration) : .rest(offset)
    } else {
      curve = .bounce(Bounce(from: offset, velocity: velocity, to: range.clamp(offset)))
    }
  }

  /// Content that is let go and has a given place to stop at.
  ///
  /// - Parameter isPage: whether the place is a page, to which a spring draws; otherwise it is a
  ///   delegate's wish, at which the usual deceleration ends.
  init(
    from offset: CGFloat, velocity: CGFloat, to target: CGFloat, isPage: Bool, rate: CGFloat,
    at time: Double
  ) {
    begin = time
    canBounce = false
    isGuided = true
    if offset == target {
      curve = .rest(offset)
    } else if isPage {
      curve = .bounce(Bounce(from: offset, velocity: velocity, to: target))
    } else {
      curve = .deceleration(Deceleration(from: offset, to: target, rate: rate))
    }
  }

  var isAtRest: Bool {
    switch curve {
    case .rest: true
    case .deceleration, .bounce: false
    }
  }

  /// The content has grown before what is shown: all offsets are larger by so much.
  mutating func shift(by growth: CGFloat) { shift += growth }

  /// The offset at a time; where the content runs over its end, the curve changes there.
  mutating func step(to time: Double, range: ClosedRange<CGFloat>) -> CGFloat {
    guard shift != 0 else { return unshiftedStep(to: time, range: range) }
    let own = range.lowerBound - shift...range.upperBound - shift
    return unshiftedStep(to: time, range: own) + shift
  }

  private mutating func unshiftedStep(
    to time: Double, range: ClosedRange<CGFloat>
  ) -> CGFloat {
    switch curve {
    case .rest(let offset):
      return offset
    case .deceleration(let deceleration):
      return step(deceleration, to: time, range: range)
    case .bounce(let bounce):
      let elapsed = time - begin
      let edge = range.clamp(bounce.edge)
      if !isGuided, edge != bounce.edge, elapsed < bounce.duration {
        // The end moved while the content was on its way back.
        let now = bounce.offset(at: elapsed)
        curve = .bounce(Bounce(from: now, velocity: bounce.velocity(at: elapsed), to: edge))
        begin = time
        return now
      }
      if elapsed >= bounce.duration { curve = .rest(bounce.edge) }
      return bounce.offset(at: elapsed)
    }
  }

  private mutating func step(
    _ deceleration: Deceleration, to time: Double, range: ClosedRange<CGFloat>
  ) -> CGFloat {
    let elapsed = time - begin
    let offset = deceleration.offset(at: elapsed)
    let edge = range.clamp(offset)
    let runsOut = deceleration.velocity < 0 ? offset < edge : offset > edge
    guard runsOut, !isGuided else {
      if elapsed >= deceleration.duration { curve = .rest(offset) }
      return offset
    }
    guard canBounce else {
      curve = .rest(edge)
      return edge
    }
    let hit = deceleration.time(of: edge) ?? elapsed
    let bounce = Bounce(from: edge, velocity: deceleration.velocity(at: hit), to: edge)
    begin += hit
    curve = .bounce(bounce)
    let isOver = time - begin >= bounce.duration
    if isOver { curve = .rest(edge) }
    return bounce.offset(at: time - begin)
  }
}
