/// The behaviours of a report over its steps: what came out in each cell, and what was promised.
struct BehaviourTable {
  struct Row: Equatable {
    var behaviour: String
    var says: String
    /// A cell a step; nil where the report does not speak of the behaviour.
    var cells: [Matrix.Cell?]
  }

  var steps: [String]
  var rows: [Row]

  /// - Parameter promises: which behaviours each step promises; nil if all that a step's report
  ///   speaks of are promised.
  init(_ report: Report, promises: Matrix?) {
    steps = report.steps.map(\.id)
    if let promises {
      rows = promises.rows.map {
        Row(behaviour: $0.behaviour, says: $0.says, cells: $0.cells.map(Optional.some))
      }
      return
    }
    rows = []
    for (column, step) in report.steps.enumerated() {
      for (rank, behaviour) in step.behaviours.enumerated() {
        let cell = Matrix.Cell(isPromised: true, outcome: behaviour.outcome)
        if let known = rows.firstIndex(where: { $0.behaviour == behaviour.id }) {
          rows[known].cells[column] = cell
          continue
        }
        // A behaviour that is new here comes before the next one of this step that is known.
        let later = step.behaviours[(rank + 1)...].map(\.id)
        let place = rows.firstIndex { later.contains($0.behaviour) } ?? rows.endIndex
        var row = Row(
          behaviour: behaviour.id, says: behaviour.says,
          cells: Array(repeating: nil, count: report.steps.count))
        row.cells[column] = cell
        rows.insert(row, at: place)
      }
    }
  }

  /// What the course says of a behaviour in a step, and whether it is so.
  func cell(of behaviour: String, in step: String) -> Matrix.Cell? {
    guard let column = steps.firstIndex(of: step) else { return nil }
    return rows.first { $0.behaviour == behaviour }?.cells[column]
  }
}

extension Matrix.Cell {
  /// How it is told: in a word for the eye, in a phrase for a screen reader.
  var words: String {
    switch (outcome, isPromised) {
    case (.passed, true): "holds"
    case (.passed, false): "holds, which the course does not say"
    case (.failed, true): "does not hold, against the course"
    case (.failed, false): "does not hold, as the course says"
    case (.notChecked, _): "could not be checked"
    }
  }

  /// The class that its mark is styled by.
  var style: String {
    switch (outcome, isPromised) {
    case (.passed, true): "holds"
    case (.passed, false): "surprises"
    case (.failed, true): "fails"
    case (.failed, false): "lacks"
    case (.notChecked, _): "unchecked"
    }
  }

  /// Seen without colours too.
  var symbol: String {
    switch (outcome, isPromised) {
    case (.passed, true): "✓"
    case (.passed, false): "!"
    case (.failed, true): "✗"
    case (.failed, false): "·"
    case (.notChecked, _): "?"
    }
  }
}
