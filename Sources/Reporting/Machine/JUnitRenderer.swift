import Checker

/// Writes a report as JUnit XML: a suite a step, a case a behaviour.
///
/// It keeps to what the strictest of the schemas in use take (Ant's, Jenkins's): no attribute on the
/// root, a package and a number for each suite, its parts in order, no control characters, at most
/// one of `failure`, `error` and `skipped` a case, names unique by step. There is no wall clock in
/// it: every time is 0 and the timestamp is the epoch, so that equal runs give equal files.
package enum JUnitRenderer {
  package static func render(_ report: Report) -> String {
    head + report.steps.enumerated().map { suite($1, number: $0, course: report.course) }.joined()
      + foot
  }

  /// What a file begins with, and what it ends with: between them are suites.
  package static let head = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n<testsuites>\n"
  package static let foot = "</testsuites>\n"

  /// One suite, for files that are written part by part.
  ///
  /// - Parameter number: its place in the file, from 0.
  package static func suite(_ step: StepReport, number: Int, course: String) -> String {
    let head = attributes(
      [("name", "\(course).\(step.id)"), ("package", course), ("id", "\(number)")] + counts(step)
        + [("timestamp", "1970-01-01T00:00:00"), ("hostname", "localhost")])
    var lines = ["  <testsuite\(head)>", "    <properties>"]
    if let commit = step.commit {
      lines.append("      <property\(attributes([("name", "commit"), ("value", commit)]))/>")
    }
    lines.append("      <property\(attributes([("name", "title"), ("value", step.title)]))/>")
    lines.append("    </properties>")
    if let trouble = step.trouble {
      lines.append(
        "    <testcase\(attributes([("name", "builds and runs"), ("classname", "\(course).\(step.id)"), ("time", "0")]))>"
      )
      lines.append(
        "      <error\(attributes([("message", trouble.summary), ("type", "notChecked")]))>"
          + text(trouble.details.joined(separator: "\n")) + "</error>")
      lines.append("    </testcase>")
    }
    lines += step.behaviours.map { testCase($0, in: "\(course).\(step.id)") }
    lines.append("    <system-out>\(text(step.output))</system-out>")
    lines.append("    <system-err>\(text(step.notes.joined(separator: "\n")))</system-err>")
    lines.append("  </testsuite>\n")
    return lines.joined(separator: "\n")
  }

  private static func testCase(_ behaviour: BehaviourReport, in suite: String) -> String {
    let head = attributes([("name", behaviour.id), ("classname", suite), ("time", "0")])
    switch behaviour.verdict {
    case .passed:
      return "    <testcase\(head)/>"
    case .notChecked(let reason):
      return "    <testcase\(head)><skipped\(attributes([("message", reason)]))/></testcase>"
    case .failed(let failure):
      let place = [
        behaviour.device, failure.time.map { "\(Number.text($0)) s" },
        failure.offset.map { "offset \(Number.text($0))" },
      ].compactMap { $0 }.joined(separator: ", ")
      let message = "expected \(failure.expected), seen: \(failure.actual)"
      let body = "\(behaviour.says)\n\(message)\nwhere: \(place)\nasked: \(failure.circumstance)"
      return
        "    <testcase\(head)><failure\(attributes([("message", message), ("type", "behaviour")]))>"
        + text(body) + "</failure></testcase>"
    }
  }

  private static func counts(_ step: StepReport) -> [(String, String)] {
    let troubles = step.trouble == nil ? 0 : 1
    return [
      ("tests", "\(step.behaviours.count + troubles)"),
      ("failures", "\(step.behaviours.count { $0.outcome == .failed })"),
      ("errors", "\(troubles)"),
      ("skipped", "\(step.behaviours.count { $0.outcome == .notChecked })"),
      ("time", "0"),
    ]
  }

  private static func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0.0)=\"\(text($0.1).replacing("\n", with: "&#10;"))\"" }.joined()
  }

  private static func text(_ raw: String) -> String {
    PlainText.escaped(raw)
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
