import Foundation

/// Draws the proof of a course for its author, or writes it as JSON.
package struct ProofRenderer {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// A line a part, and below it what is to be mended.
  package func render(_ proof: CourseProof) -> String {
    var lines = [style.painted(PlainText.escaped(proof.title), .bold), ""]
    for part in proof.parts {
      let title = part.title.isEmpty ? "" : "  \(PlainText.escaped(part.title))"
      let says = part.says.isEmpty ? "" : "  \(style.painted(PlainText.escaped(part.says), .dim))"
      lines.append(
        "\(style.mark(part.outcome)) \(style.painted(PlainText.escaped(part.id), .bold))"
          + title + says)
      if let trouble = part.trouble {
        lines += wrapped(trouble.summary, by: 4)
        lines += trouble.details.map { "      " + PlainText.escaped($0) }
      }
      lines += part.faults.flatMap { wrapped($0, by: 4) }
    }
    let faults = proof.parts.reduce(0) { $0 + $1.faults.count }
    let unrun = proof.parts.count { $0.trouble != nil }
    lines.append("")
    switch (faults, unrun) {
    case (0, 0): lines.append("The course is ready for learners.")
    case (0, _): lines.append("To be checked again: \(unrun).")
    case (_, 0): lines.append("To be mended: \(faults).")
    case (_, _): lines.append("To be mended: \(faults); to be checked again: \(unrun).")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func wrapped(_ text: String, by indent: Int) -> [String] {
    PlainText.wrapped(PlainText.escaped(text), width: max(20, style.width - indent))
      .map { String(repeating: " ", count: indent) + $0 }
  }

  package static func json(_ proof: CourseProof) throws -> String {
    let document = Document(
      course: proof.course,
      parts: proof.parts.map { part in
        Document.Part(
          id: part.id, title: part.title, outcome: part.outcome, says: part.says,
          faults: part.faults, trouble: part.trouble.map { [$0.summary] + $0.details })
      })
    return try StableJSON.text(document)
  }

  private struct Document: Encodable {
    struct Part: Encodable {
      var id: String
      var title: String
      var outcome: Outcome
      var says: String
      var faults: [String]
      var trouble: [String]?
    }

    var version = Report.currentVersion
    var course: String
    var parts: [Part]
  }
}
