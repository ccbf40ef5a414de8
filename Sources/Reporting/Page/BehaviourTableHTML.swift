/// The matrix of behaviours and steps as a table, each cell a link to what was recorded of it.
struct BehaviourTableHTML {
  private let table: BehaviourTable
  private let playlist: Playlist?

  /// - Parameter playlist: what cells can lead to.
  init(_ table: BehaviourTable, playlist: Playlist?) {
    self.table = table
    self.playlist = playlist
  }

  var html: HTML {
    HTML(
      "div",
      [
        "class": "matrix", "role": "region", "aria-label": "Behaviours and steps", "tabindex": "0",
      ],
      [
        HTML(
          "table", [:],
          [
            HTML("caption", ["class": "hidden"], ["Each behaviour in each step"]),
            HTML(
              "thead", [:],
              [
                HTML(
                  "tr", [:],
                  [HTML("th", ["scope": "col"], ["Behaviour"])]
                    + table.steps.map {
                      HTML("th", ["scope": "col", "class": "step"], [.text($0)])
                    })
              ]),
            HTML("tbody", [:], table.rows.map(row)),
          ]),
        legend,
      ])
  }

  private func row(_ row: BehaviourTable.Row) -> HTML {
    HTML(
      "tr", [:],
      [
        HTML(
          "th", ["scope": "row"],
          [
            HTML("span", ["class": "name"], [.text(row.behaviour)]),
            HTML("span", ["class": "says"], [.text(row.says)]),
          ])
      ]
        + zip(table.steps, row.cells).map { step, cell in
          HTML("td", [:], [self.cell(cell, of: row.behaviour, in: step)])
        })
  }

  private func cell(_ cell: Matrix.Cell?, of behaviour: String, in step: String) -> HTML {
    guard let cell else {
      return HTML("span", ["class": "hidden"], ["not promised"])
    }
    let mark = Self.mark(cell)
    guard playlist?.shows(behaviour, in: step) ?? false else {
      return .group([mark, HTML("span", ["class": "hidden"], [.text(cell.words)])])
    }
    return HTML(
      "a",
      [
        "class": "cell", "href": Player.link(step: step, behaviour: behaviour),
        "aria-label": "\(behaviour) in \(step): \(cell.words). Play it",
        "title": "\(step): \(cell.words)",
      ], [mark])
  }

  /// The mark of an outcome: for the eye only, the words go beside it.
  static func mark(_ cell: Matrix.Cell) -> HTML {
    HTML("span", ["class": "mark \(cell.style)", "aria-hidden": "true"], [.text(cell.symbol)])
  }

  private var legend: HTML {
    var cells: [Matrix.Cell] = []
    for cell in table.rows.flatMap(\.cells).compactMap({ $0 })
    where !cells.contains(where: { $0.style == cell.style }) {
      cells.append(cell)
    }
    let order = ["holds", "fails", "lacks", "surprises", "unchecked"]
    cells.sort { (order.firstIndex(of: $0.style) ?? 0) < (order.firstIndex(of: $1.style) ?? 0) }
    return HTML(
      "ul", ["class": "legend"],
      cells.map { HTML("li", [:], [Self.mark($0), " ", .text($0.words)]) })
  }
}
