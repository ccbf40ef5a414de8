package import LayoutTrace

/// Where a condition wants a view to be at a moment.
package struct WantedFrame: Equatable, Sendable {
  /// The view as the course calls it: `header`.
  package var name: String
  /// Its index in `LayoutTrace.views`.
  package var view: Int
  /// Where it is seen, in window coordinates.
  package var seen: Rect
  /// Where it would have to be, as far as the condition says; what it leaves open is as seen.
  package var wanted: Rect

  package init(name: String, view: Int, seen: Rect, wanted: Rect) {
    self.name = name
    self.view = view
    self.seen = seen
    self.wanted = wanted
  }
}

extension Expression {
  /// The rectangles that the condition asks for and that are not as asked, as far as it compares an
  /// edge, a size or a centre of a view with a number: `header.top == 0`, `label.right <= 200`.
  ///
  /// A bound counts as the place where it would just hold. Of parts joined by `and` all count, of
  /// those joined by `or` the ones that fail, behind `implies` the conclusion. Two conditions on one
  /// axis are met together; one alone moves the view and keeps its size, unless it is about the size.
  ///
  /// - Returns: in order of first mention; empty for a condition about something else.
  package func wantedFrames(at moment: Moment) -> [WantedFrame] {
    var wishes: [RectWish] = []
    collectWishes(syntax, at: moment, into: &wishes)
    var frames: [WantedFrame] = []
    for name in wishes.map(\.name).uniqued() {
      guard let index = moment.record.names.firstIndex(where: { $0.name == name }),
        let found = moment.record.found[index], let view = moment.view(found.view)
      else { continue }
      let seen = view.state.onScreen
      let wanted = wishes.filter { $0.name == name }.rect(from: seen)
      guard !wanted.isClose(to: seen, tolerance: moment.tolerance) else { continue }
      frames.append(WantedFrame(name: name, view: found.view, seen: seen, wanted: wanted))
    }
    return frames
  }

  /// The views of the course that the condition speaks of, in order of first mention.
  package var mentionedViews: [String] {
    var names: [String] = []
    collectNames(syntax, into: &names)
    return names.uniqued()
  }

  private func collectWishes(_ part: Syntax, at moment: Moment, into wishes: inout [RectWish]) {
    switch part {
    case .logic(.and, let left, let right):
      collectWishes(left, at: moment, into: &wishes)
      collectWishes(right, at: moment, into: &wishes)
    case .logic(.or, let left, let right):
      // Where either holds, nothing is wanted of the other.
      guard !holds(left, at: moment), !holds(right, at: moment) else { return }
      collectWishes(left, at: moment, into: &wishes)
      collectWishes(right, at: moment, into: &wishes)
    case .logic(.implies, let premise, let conclusion):
      if holds(premise, at: moment) { collectWishes(conclusion, at: moment, into: &wishes) }
    case .comparison(let relation, let left, let right, _):
      guard relation != .notEqual else { return }
      if relation != .equal && holds(part, at: moment) { return }
      if let wish = wish(of: left, to: right, at: moment) ?? wish(of: right, to: left, at: moment) {
        wishes.append(wish)
      }
    case .number, .string, .path, .call, .negative, .not, .arithmetic, .contains:
      return
    }
  }

  private func wish(of subject: Syntax, to value: Syntax, at moment: Moment) -> RectWish? {
    guard case .path(let parts) = subject, parts.count == 2,
      let side = RectWish.Side(rawValue: parts[1].name),
      compiler.views.contains(where: { $0.name == parts[0].name }),
      let number = number(value, at: moment)
    else { return nil }
    return RectWish(name: parts[0].name, side: side, value: number)
  }

  private func collectNames(_ part: Syntax, into names: inout [String]) {
    switch part {
    case .path(let parts):
      if let first = parts.first?.name, compiler.views.contains(where: { $0.name == first }) {
        names.append(first)
      }
    case .number, .string:
      return
    case .call(_, let arguments, _):
      for argument in arguments { collectNames(argument.value, into: &names) }
    case .negative(let operand, _), .not(let operand, _):
      collectNames(operand, into: &names)
    case .arithmetic(_, let left, let right), .comparison(_, let left, let right, _),
      .contains(let left, let right), .logic(_, let left, let right):
      collectNames(left, into: &names)
      collectNames(right, into: &names)
    }
  }
}

/// One side of a rectangle, and where it is wanted.
private struct RectWish {
  enum Side: String {
    case top, bottom, height, centerY
    case left, right, width, centerX
  }

  var name: String
  var side: Side
  /// Points.
  var value: Double
}

extension [RectWish] {
  /// The rectangle as wished, what is left open as in `seen`.
  func rect(from seen: Rect) -> Rect {
    let (y, height) = span(
      (seen.y, seen.height), start: .top, end: .bottom, size: .height, center: .centerY)
    let (x, width) = span(
      (seen.x, seen.width), start: .left, end: .right, size: .width, center: .centerX)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private func span(
    _ seen: (start: Double, size: Double), start: RectWish.Side, end: RectWish.Side,
    size: RectWish.Side, center: RectWish.Side
  ) -> (Double, Double) {
    func value(_ side: RectWish.Side) -> Double? { last { $0.side == side }?.value }
    switch (value(start), value(end), value(size), value(center)) {
    case (let start?, let end?, _, _): return (start, end - start)
    case (let start?, nil, let size, nil): return (start, size ?? seen.size)
    case (let start?, nil, let size, let center?):
      return (start, size ?? 2 * (center - start))
    case (nil, let end?, nil, let center?): return (2 * center - end, 2 * (end - center))
    case (nil, let end?, let size, _): return (end - (size ?? seen.size), size ?? seen.size)
    case (nil, nil, let size, let center?):
      return (center - (size ?? seen.size) / 2, size ?? seen.size)
    case (nil, nil, let size, nil): return (seen.start, size ?? seen.size)
    }
  }
}

extension [String] {
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect, tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
