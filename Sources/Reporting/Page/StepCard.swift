import Checker

/// What was found of one step, as a part of a page that can be folded.
struct StepCard {
  private let step: StepReport
  private let table: BehaviourTable
  private let playlist: Playlist?

  init(_ step: StepReport, table: BehaviourTable, playlist: Playlist?) {
    self.step = step
    self.table = table
    self.playlist = playlist
  }

  var html: HTML {
    let promised = step.behaviours.filter { cell($0).isPromised }
    let others = step.behaviours.filter { !cell($0).isPromised }
    let held = promised.count { $0.outcome == .passed }
    let isWrong = step.behaviours.contains { !cell($0).isAsDocumented } || step.trouble != nil
    let mark = Matrix.Cell(
      isPromised: true,
      outcome: !isWrong
        ? .passed : promised.contains { $0.outcome == .failed } ? .failed : step.outcome)
    let summary = HTML(
      "summary", [:],
      [
        BehaviourTableHTML.mark(mark),
        HTML(
          "span", ["class": "heading"],
          [
            HTML("strong", [:], [.text(step.id)]), " ", .text(step.title),
          ]),
        HTML("span", ["class": "count"], [.text("\(held) of \(promised.count)")]),
        HTML("span", ["class": "hidden"], [.text(mark.words)]),
      ])
    var content = [facts]
    content.append(trouble)
    content.append(list(promised))
    if !others.isEmpty, step.trouble == nil {
      content.append(HTML("h3", [:], ["Not promised for this step"]))
      content.append(list(others))
    }
    content.append(output)
    return HTML(
      "article", ["class": "step-card", "aria-label": "\(step.id): \(step.title)"],
      [
        isWrong
          ? HTML("details", ["open": ""], [summary] + content)
          : HTML("details", [:], [summary] + content)
      ])
  }

  private func cell(_ behaviour: BehaviourReport) -> Matrix.Cell {
    table.cell(of: behaviour.id, in: step.id)
      ?? Matrix.Cell(isPromised: true, outcome: behaviour.outcome)
  }

  private var facts: HTML {
    var lines = step.notes
    if let commit = step.commit { lines.insert("Commit \(commit.prefix(12)).", at: 0) }
    return lines.isEmpty
      ? .group([]) : HTML("ul", ["class": "notes"], lines.map { HTML("li", [:], [.text($0)]) })
  }

  private var trouble: HTML {
    guard let trouble = step.trouble else { return .group([]) }
    return HTML(
      "div", ["class": "trouble"],
      [HTML("p", [:], [.text(trouble.summary)])]
        + (trouble.details.isEmpty
          ? []
          : [
            HTML(
              "pre", ["tabindex": "0", "aria-label": "Particulars"],
              [.text(trouble.details.joined(separator: "\n"))])
          ]))
  }

  private func list(_ behaviours: [BehaviourReport]) -> HTML {
    // Why nothing could be checked is said once, for the step.
    let told = behaviours.filter { step.trouble == nil || $0.outcome == .failed }
    return told.isEmpty ? .group([]) : HTML("ul", ["class": "verdicts"], told.map(item))
  }

  private func item(_ behaviour: BehaviourReport) -> HTML {
    let cell = cell(behaviour)
    var content = [
      BehaviourTableHTML.mark(cell),
      HTML(
        "p", ["class": "sentence"],
        [
          .text(behaviour.says), " ",
          HTML("span", ["class": "name"], [.text(behaviour.id)]),
          HTML("span", ["class": "hidden"], [.text(" " + cell.words)]),
        ]),
    ]
    if playlist?.shows(behaviour.id, in: step.id) ?? false {
      content.append(
        HTML(
          "a",
          [
            "class": "play",
            "href": Player.link(
              step: step.id, behaviour: behaviour.id, device: behaviour.device),
            "aria-label": "Play \(behaviour.id) in \(step.id)",
          ], ["Play"]))
    }
    switch behaviour.verdict {
    case .passed: break
    case .failed(let failure): content.append(particulars(failure, on: behaviour.device))
    case .notChecked(let reason):
      content.append(HTML("p", ["class": "reason"], [.text("Not checked: \(reason)")]))
    }
    return HTML("li", ["class": cell.style], content)
  }

  private func particulars(_ failure: Failure, on device: String) -> HTML {
    let time = failure.time.map { ", \(Number.text($0)) s" } ?? ""
    let offset = failure.offset.map { " at offset \(Number.text($0))" } ?? ""
    let facts = [
      ("Expected", failure.expected), ("Seen", failure.actual), ("Where", device + time + offset),
      ("Asked", failure.circumstance),
    ]
    return HTML(
      "dl", ["class": "particulars"],
      facts.map {
        HTML("div", [:], [HTML("dt", [:], [.text($0.0)]), HTML("dd", [:], [.text($0.1)])])
      })
  }

  private var output: HTML {
    guard !step.output.isEmpty else { return .group([]) }
    return HTML(
      "details", ["class": "output"],
      [
        HTML("summary", [:], ["What the app printed"]),
        HTML(
          "pre", ["tabindex": "0", "aria-label": "What the app printed"], [.text(step.output)]),
      ])
  }
}
