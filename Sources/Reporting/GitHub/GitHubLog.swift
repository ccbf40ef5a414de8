import Checker

/// Writes a report for the log of a GitHub job: the text for people, and annotations.
///
/// The text holds what a learner's code printed, which may look like a command to the runner. It
/// stands between `stop-commands` and a mark that is made of the text itself: to print the mark, the
/// learner would have to know the digest of a text that holds it.
///
/// GitHub shows ten annotations of a kind a job's step and drops the others without a word. So the
/// first failure of each step comes first, and the last annotation says how many have no room.
package enum GitHubLog {
  /// How many annotations of a kind are shown.
  static let room = 10

  package static func render(_ report: Report) -> String {
    let text = TextRenderer(style: TextStyle(width: 100, usesColor: false, usesUnicode: true))
      .render(report)
    let mark = mark(for: text)
    var lines = ["::stop-commands::\(mark)"]
    // The runner takes a carriage return for the end of a line; none gets through to here.
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
    lines.append("::\(mark)::")
    let failures = inOrderOfNeed(report.steps.map(Self.failures))
    let troubles = inOrderOfNeed(report.steps.map(Self.troubles))
    lines += commands("error", failures) + commands("warning", troubles)
    lines.append(
      Annotation(
        title: report.title, message: GitHubSummary.headline(report), place: nil
      ).command("notice"))
    return lines.joined(separator: "\n") + "\n"
  }

  /// A mark that the text does not hold and cannot foresee.
  private static func mark(for text: String) -> String {
    var seed = text
    while true {
      let mark = String(SHA256(seed).hex.prefix(40))
      if !text.contains(mark) { return mark }
      seed = mark + text
    }
  }

  private static func failures(of step: StepReport) -> [Annotation] {
    step.behaviours.compactMap { behaviour in
      guard case .failed(let failure) = behaviour.verdict else { return nil }
      let time = failure.time.map { ", \(Number.text($0)) s" } ?? ""
      let offset = failure.offset.map { " at offset \(Number.text($0))" } ?? ""
      return Annotation(
        title: "\(step.id): \(behaviour.id)",
        message: """
          \(behaviour.says)
          expected \(failure.expected)
          seen \(failure.actual)
          where \(behaviour.device)\(time)\(offset)
          """, place: nil)
    }
  }

  private static func troubles(of step: StepReport) -> [Annotation] {
    guard let trouble = step.trouble else {
      return step.behaviours.compactMap { behaviour in
        guard case .notChecked(let reason) = behaviour.verdict else { return nil }
        return Annotation(title: "\(step.id): \(behaviour.id)", message: reason, place: nil)
      }
    }
    guard !trouble.details.isEmpty else {
      return [Annotation(title: step.id, message: trouble.summary, place: nil)]
    }
    return trouble.details.map { detail in
      let place = Annotation.Place(startOf: detail)
      return Annotation(
        title: "\(step.id): \(trouble.summary)",
        message: place.map { String(detail.dropFirst($0.length)) } ?? detail, place: place)
    }
  }

  /// The first of each list, then the second of each, and so on.
  private static func inOrderOfNeed(_ lists: [[Annotation]]) -> [Annotation] {
    let longest = lists.map(\.count).max() ?? 0
    return (0..<longest).flatMap { rank in lists.compactMap { $0.dropFirst(rank).first } }
  }

  private static func commands(_ kind: String, _ annotations: [Annotation]) -> [String] {
    guard annotations.count > room else { return annotations.map { $0.command(kind) } }
    let rest = annotations.count - room + 1
    return annotations.prefix(room - 1).map { $0.command(kind) } + [
      Annotation(
        title: "\(rest) more", message: "\(rest) more have no room here; the summary has them all.",
        place: nil
      ).command(kind)
    ]
  }
}
