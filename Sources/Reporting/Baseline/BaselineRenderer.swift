/// What became of a step's baseline.
package struct BaselineResult: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    /// There was none, and now there is: of so many runs.
    case recorded(runs: Int)
    /// There is none, and none was to be made.
    case withheld
    case unchanged
    case drifted(Drift)
    /// It drifted, and was recorded anew.
    case updated(Drift)
    /// Why nothing could be recorded.
    case notChecked(Trouble)
  }

  /// The step's name.
  package var step: String
  /// The file, as the user knows it.
  package var file: String
  package var outcome: Outcome

  package init(step: String, file: String, outcome: Outcome) {
    self.step = step
    self.file = file
    self.outcome = outcome
  }
}

extension [BaselineResult] {
  /// 0 all is as recorded, or recorded now; 1 something drifted; 2 something could not be compared.
  package var exitCode: Int32 {
    var code: Int32 = 0
    for result in self {
      switch result.outcome {
      case .recorded, .unchanged, .updated: continue
      case .drifted(let drift):
        if !drift.entries.isEmpty { return 1 }
        code = 2
      case .withheld, .notChecked: code = 2
      }
    }
    return code
  }
}

/// Tells a person what became of the baselines.
package struct BaselineRenderer {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  package func render(_ results: [BaselineResult]) -> String {
    var lines = results.flatMap(lines)
    if results.contains(where: \.needsUpdate) {
      lines += ["", "Is it meant so? Then record it anew: --update"]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of result: BaselineResult) -> [String] {
    let (mark, words, more): (Outcome, String, [String]) =
      switch result.outcome {
      case .recorded(let runs):
        (.passed, "recorded, \(runs == 1 ? "1 run" : "\(runs) runs")", [])
      case .unchanged: (.passed, "as recorded", [])
      case .withheld:
        (.notChecked, "not recorded: nothing is in CI, unless told so by --update", [])
      case .drifted(let drift):
        (drift.entries.isEmpty ? .notChecked : .failed, "drifted", drift.sentences)
      case .updated(let drift): (.passed, "recorded anew", drift.sentences)
      case .notChecked(let trouble):
        (.notChecked, "not checked: \(trouble.summary)", trouble.details)
      }
    let heading =
      "\(style.mark(mark)) \(style.painted(PlainText.escaped(result.step), .bold))  "
      + PlainText.escaped("\(words)  \(result.file)")
    return [heading]
      + more.flatMap { sentence in
        PlainText.wrapped(
          PlainText.escaped(style.arrowed(sentence)), width: max(20, style.width - 6)
        ).enumerated().map { ($0 == 0 ? "    " : "      ") + $1 }
      }
  }
}

extension BaselineResult {
  fileprivate var needsUpdate: Bool {
    switch outcome {
    case .drifted: true
    case .recorded, .withheld, .unchanged, .updated, .notChecked: false
    }
  }
}
