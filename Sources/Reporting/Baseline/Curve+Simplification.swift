extension Curve {
  /// The curve of a reading with as few knots as bring it within a distance of every frame: over the
  /// offset where it follows from that, else over the frames.
  ///
  /// - Parameters:
  ///   - values: what was read at each frame.
  ///   - offsets: the scroll offset at each frame, in points; nil if it is not to be told by offset.
  ///   - order: the frames in order of offset, of frames at one offset the last.
  ///   - distance: how far a number may be off, in points.
  /// - Complexity: O(frames²) at worst, for a curve of which every frame is needed.
  init(
    through values: [Reading.Value?], offsets: [Double]?, order: [Int], within distance: Double
  ) {
    let values = values.map { $0?.rounded }
    guard let first = values.first, values.contains(where: { $0 != first }) else {
      self.init(constant: values.first ?? nil)
      return
    }
    let overFrames = Curve(
      axis: .frame, through: values.indices.map { Knot(place: Double($0), value: values[$0]) },
      within: distance)
    guard let offsets else {
      self = overFrames
      return
    }
    let places = offsets.map { Reading.Value.number($0).rounded.number }
    let overOffsets = Curve(
      axis: .offset, through: order.map { Knot(place: places[$0], value: values[$0]) },
      within: distance)
    let followsFromOffset = values.indices.allSatisfy { index in
      overOffsets.isWithin(distance, of: values[index], at: places[index])
    }
    let isShort = overOffsets.knots.count <= overFrames.knots.count
    self = followsFromOffset && isShort ? overOffsets : overFrames
  }

  private init(axis: Axis, through points: [Knot], within distance: Double) {
    var knots: [Knot] = []
    var start = 0
    while start < points.count {
      var end = start
      while end + 1 < points.count, points[start].goesOn(to: points[end + 1]) { end += 1 }
      if points[start].isWord {
        knots.append(points[start])
      } else {
        Self.simplify(points[start...end], within: distance, into: &knots)
      }
      start = end + 1
    }
    self.init(axis: axis, knots: knots)
  }

  /// The way of Ramer, Douglas and Peucker: the ends, and wherever the way is farthest from a straight
  /// line between them, if that is too far.
  private static func simplify(
    _ points: ArraySlice<Knot>, within distance: Double, into knots: inout [Knot]
  ) {
    guard let first = points.first, let last = points.last else { return }
    knots.append(first)
    guard points.count > 1 else { return }
    // Explicit, as deep as there are points at worst.
    var waiting = [points.startIndex..<points.endIndex - 1]
    var kept: [Int] = []
    while let range = waiting.popLast() {
      let line = Curve(axis: .frame, knots: [points[range.lowerBound], points[range.upperBound]])
      var worst = (index: range.lowerBound, distance: 0.0)
      for index in range.dropFirst() {
        let off = line.distance(of: points[index].value, at: points[index].place)
        if off > worst.distance { worst = (index, off) }
      }
      guard worst.distance > points[range.lowerBound].allowed(distance) else {
        kept.append(range.upperBound)
        continue
      }
      waiting.append(worst.index..<range.upperBound)
      waiting.append(range.lowerBound..<worst.index)
    }
    knots += kept.dropLast().map { points[$0] }
    knots.append(last)
  }

  private func isWithin(_ distance: Double, of value: Reading.Value?, at place: Double) -> Bool {
    guard let value else { return self.value(at: place) == nil }
    return self.distance(of: value, at: place)
      <= Knot(place: place, value: value).allowed(distance)
  }

  /// How far a value is from the curve; infinite where it is of another kind.
  private func distance(of value: Reading.Value?, at place: Double) -> Double {
    switch (value, self.value(at: place)) {
    case (nil, nil): 0
    case (.number(let a)?, .number(let b)?), (.share(let a)?, .share(let b)?): abs(a - b)
    case (.word(let a)?, .word(let b)?): a == b ? 0 : .infinity
    case (nil, _), (.number, _), (.share, _), (.word, _): .infinity
    }
  }
}

extension Curve.Knot {
  /// Whether it stays until the next one, without a way between.
  fileprivate var isWord: Bool {
    switch value {
    case nil, .word: true
    case .number, .share: false
    }
  }

  /// Whether another one belongs to the same way: the same word, or a number after a number.
  fileprivate func goesOn(to other: Curve.Knot) -> Bool {
    guard let value, let next = other.value else { return value == nil && other.value == nil }
    return value.isOfTheKind(of: next) || value == next
  }

  /// Shares have a distance of their own.
  fileprivate func allowed(_ distance: Double) -> Double {
    switch value {
    case .share: Reading.Value.shareSlack / 4
    case nil, .number, .word: distance
    }
  }
}

extension Reading.Value {
  fileprivate var number: Double {
    switch self {
    case .number(let number), .share(let number): number
    case .word: 0
    }
  }
}
