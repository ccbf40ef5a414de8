package import LayoutTrace

/// Where a view is wanted at a moment, and where it is seen.
package struct WantedFrame: Equatable, Sendable {
  /// The view as the course calls it: `header`.
  package var name: String
  /// Its index in `LayoutTrace.views`.
  package var view: Int
  /// Where it is seen, in window coordinates.
  package var seen: Rect
  /// Where it would have to be, as far as is said; what is left open is as seen.
  package var wanted: Rect

  package init(name: String, view: Int, seen: Rect, wanted: Rect) {
    self.name = name
    self.view = view
    self.seen = seen
    self.wanted = wanted
  }

  /// The rectangles that claims make at a moment, those that are as claimed among them, in order of
  /// first mention.
  ///
  /// Two claims on one axis are met together; one alone moves the view and keeps its size, unless it
  /// is about the size. Of two that claim the same, the last counts.
  package static func frames(of claims: [GeometryClaim], at moment: Moment) -> [WantedFrame] {
    var names: [String] = []
    for claim in claims where !names.contains(claim.name) { names.append(claim.name) }
    return names.compactMap { name in
      guard let index = moment.record.names.firstIndex(where: { $0.name == name }),
        let found = moment.record.found[index], let view = moment.view(found.view)
      else { return nil }
      let seen = view.state.onScreen
      return WantedFrame(
        name: name, view: found.view, seen: seen,
        wanted: claims.filter { $0.name == name }.rect(from: seen))
    }
  }

  /// Whether no side is farther from where it is wanted than two equal lengths may be.
  func isMet(within tolerance: Double) -> Bool {
    abs(wanted.x - seen.x) <= tolerance && abs(wanted.y - seen.y) <= tolerance
      && abs(wanted.width - seen.width) <= tolerance
      && abs(wanted.height - seen.height) <= tolerance
  }
}

extension [GeometryClaim] {
  /// The rectangle as claimed, what is left open as in `seen`.
  fileprivate func rect(from seen: Rect) -> Rect {
    let (y, height) = span(
      (seen.y, seen.height), start: .top, end: .bottom, size: .height, center: .centerY)
    let (x, width) = span(
      (seen.x, seen.width), start: .left, end: .right, size: .width, center: .centerX)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private func span(
    _ seen: (start: Double, size: Double), start: GeometryClaim.Measure,
    end: GeometryClaim.Measure, size: GeometryClaim.Measure, center: GeometryClaim.Measure
  ) -> (Double, Double) {
    func value(_ measure: GeometryClaim.Measure) -> Double? {
      last { $0.measure == measure }?.value
    }
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
