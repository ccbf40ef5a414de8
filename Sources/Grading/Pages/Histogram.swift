import Reporting

/// Counts as bars, for the eye; the numbers go beside it in a table.
struct Histogram {
  var counts: [Int]
  var labels: [String]

  private static let (width, height, gap) = (56, 140, 8)

  var html: HTML {
    let most = max(1, counts.max() ?? 1)
    let whole = counts.count * (Self.width + Self.gap)
    return HTML(
      "svg",
      [
        "class": "histogram", "viewBox": "0 0 \(whole) \(Self.height + 44)", "role": "img",
        "aria-label": "Submissions by percent of the points",
      ],
      counts.enumerated().map { index, count in
        let bar = count * Self.height / most
        let left = index * (Self.width + Self.gap)
        let middle = left + Self.width / 2
        return .group([
          HTML(
            "rect",
            [
              "x": "\(left)", "y": "\(20 + Self.height - bar)", "width": "\(Self.width)",
              "height": "\(max(1, bar))", "rx": "3", "class": "bar",
            ]),
          HTML(
            "text",
            [
              "x": "\(middle)", "y": "\(14 + Self.height - bar)", "text-anchor": "middle",
              "class": "count",
            ], [.text("\(count)")]),
          HTML(
            "text",
            [
              "x": "\(middle)", "y": "\(Self.height + 38)", "text-anchor": "middle",
              "class": "tick",
            ], [.text(labels[index])]),
        ])
      })
  }
}
