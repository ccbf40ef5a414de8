import LayoutTrace

/// The differences between two steps as a page of pictures: each sentence with both phones at the
/// place that it speaks of, and both steps to be scrubbed side by side.
package struct DiffPage {
  private let before: String
  private let after: String
  private let device: String
  private let diff: LayoutDiff
  private let first: [Recording]
  private let second: [Recording]

  /// - Parameters:
  ///   - before: what was recorded of the first step, in the order of the pairs compared.
  ///   - after: what was recorded of the second one, in the same order.
  /// - Precondition: both are of the traces that the differences are of, and there is one at least.
  package init(_ diff: LayoutDiff, from before: [Recording], to after: [Recording]) {
    precondition(before.count == after.count && !before.isEmpty)
    self.before = before[0].step
    self.after = after[0].step
    device = before[0].trace.device.name
    self.diff = diff
    first = before
    second = after
  }

  /// The page as one file.
  ///
  /// - Throws: what `JSONEncoder` throws on a number that is not finite, which a trace never holds.
  package func render() throws -> String {
    try Page(
      title: "From \(before) to \(after)",
      body: [
        HTML("a", ["class": "skip", "href": "#main"], ["Skip to the differences"]),
        masthead,
        HTML(
          "main", ["id": "main", "class": "columns"],
          [
            HTML("div", ["class": "results"], sections),
            Player.html(
              title: "\(before) and \(after) side by side",
              playing: diff.differences.first.map { link(to: $0) }
                ?? Player.link(step: before, recording: 0, beside: after)),
          ]),
        HTML(
          "footer", ["class": "foot"],
          [
            HTML(
              "p", [:],
              [
                """
                Steps are compared gesture by gesture at equal scroll offsets, in points. What was \
                told of a gesture is not told again of a later one.
                """
              ])
          ]),
      ], recordings: recordings
    ).render()
  }

  /// The pairs one after the other: the first step's recording, then the second's.
  private var recordings: [Recording] {
    zip(first, second).flatMap { [$0, $1] }
  }

  private var masthead: HTML {
    let count = diff.differences.count
    let summary =
      count == 0
      ? "Nothing changes in what is seen." : count == 1 ? "1 difference" : "\(count) differences"
    return Masthead(
      "From \(before) to \(after)", summary: (summary, ""), facts: [("Device", device)]
    ).html
  }

  /// A section a gesture.
  private var sections: [HTML] {
    var groups: [(title: String, differences: [Difference])] = []
    for difference in diff.differences {
      let title = difference.gesture ?? "At rest"
      if groups.last?.title == title {
        groups[groups.count - 1].differences.append(difference)
      } else {
        groups.append((title, [difference]))
      }
    }
    guard !groups.isEmpty else {
      return [
        HTML(
          "section", ["aria-label": "Differences"],
          [HTML("p", [:], ["Both steps lay out the same at every offset of every gesture."])])
      ]
    }
    return groups.enumerated().map { index, group in
      HTML(
        "section", ["aria-labelledby": "gesture-\(index)"],
        [
          HTML("h2", ["id": "gesture-\(index)"], [.text(group.title)]),
          HTML("ul", ["class": "differences"], group.differences.map(item)),
        ])
    }
  }

  private func item(_ difference: Difference) -> HTML {
    let sentence = difference.description.replacing(" -> ", with: " → ")
    return HTML(
      "li", [:],
      [
        HTML("p", [:], [HTML("a", ["href": link(to: difference)], [.text(sentence)])]),
        HTML(
          "div", ["class": "pair"],
          [
            picture(of: difference, second: false), picture(of: difference, second: true),
          ]),
      ])
  }

  private func picture(of difference: Difference, second isSecond: Bool) -> HTML {
    HTML(
      "figure",
      ["data-picture": link(to: difference, second: isSecond)],
      [HTML("figcaption", [:], [.text(isSecond ? after : before)])])
  }

  private func link(to difference: Difference, second isSecond: Bool = false) -> String {
    Player.link(
      step: isSecond ? after : before,
      recording: 2 * difference.place.pair + (isSecond ? 1 : 0),
      beside: isSecond ? before : after, gesture: difference.place.gesture,
      offset: tellingOffset(of: difference),
      view: view(of: difference).flatMap {
        (isSecond ? second : first)[difference.place.pair].appName(of: $0)
      })
  }

  /// The offset at which most is seen of a difference: where much of the view is on the screen and
  /// its edges lie far from where they lay; if never, the middle of the offsets.
  private func tellingOffset(of difference: Difference) -> Double? {
    guard let offsets = difference.extent, offsets.axis == .offset else { return nil }
    let middle = (offsets.lowest + offsets.highest) / 2
    guard let view = view(of: difference) else { return middle }
    let (before, after) = (first[difference.place.pair], second[difference.place.pair])
    let gesture = difference.place.gesture
    var best = (offset: middle, weight: 0.0)
    for (index, frame) in before.trace.frames.enumerated() where frame.gesture == gesture {
      guard let offset = before.offsets[index], offset >= offsets.lowest,
        offset <= offsets.highest, let place = after.frame(of: gesture, nearest: offset),
        let seen = before.rect(of: view, in: index), let other = after.rect(of: view, in: place)
      else { continue }
      let weight =
        (seen.area(on: frame.screen) + other.area(on: frame.screen)) * seen.distance(to: other)
      if weight > best.weight { best = (offset, weight) }
    }
    return best.offset
  }

  /// The view that is spoken of, as the differences call it: the longest name that the subject begins with.
  private func view(of difference: Difference) -> String? {
    let pair = difference.place.pair
    return (first[pair].viewNames + second[pair].viewNames)
      .filter { difference.subject == $0 || difference.subject.hasPrefix($0 + ".") }
      .max { $0.count < $1.count }
  }
}

extension Recording {
  /// What the differences call the views.
  fileprivate var viewNames: [String] { trace.viewNames(courseNames: courseNames) }

  /// What the app calls a view; nil if the recording has none such.
  fileprivate func appName(of name: String) -> String? {
    viewNames.firstIndex(of: name).map { trace.viewNames[$0] }
  }

  /// The first frame of a gesture whose offset is nearest.
  fileprivate func frame(of gesture: Int?, nearest offset: Double) -> Int? {
    trace.frames.indices.filter { trace.frames[$0].gesture == gesture }
      .min { abs((offsets[$0] ?? 0) - offset) < abs((offsets[$1] ?? 0) - offset) }
  }

  /// Where a view is seen at a frame, by its name.
  fileprivate func rect(of name: String, in frame: Int) -> Rect? {
    guard let view = viewNames.firstIndex(of: name) else { return nil }
    return trace.frames[frame].views.first { $0.view == view }?.onScreen
  }
}

extension Rect {
  /// How much of it lies on a screen.
  fileprivate func area(on screen: Size) -> Double {
    max(0, min(x + width, screen.width) - max(x, 0))
      * max(0, min(y + height, screen.height) - max(y, 0))
  }

  /// How far its edges are from another rectangle's, in all.
  fileprivate func distance(to other: Rect) -> Double {
    abs(x - other.x) + abs(y - other.y) + abs(x + width - other.x - other.width)
      + abs(y + height - other.y - other.height)
  }
}
