/// Writes a difference between two steps for a person.
package struct DiffRenderer {
  private let style: TextStyle

  package init(style: TextStyle) { self.style = style }

  /// - Parameters:
  ///   - before: the first step's name.
  ///   - after: the second step's name.
  package func render(
    _ diff: LayoutDiff, from before: String, to after: String, device: String
  ) -> String {
    var lines = [style.painted("From \(before) to \(after), on \(device)", .bold), ""]
    guard !diff.differences.isEmpty else {
      return (lines + ["Nothing changes in what is seen.", ""]).joined(separator: "\n")
    }
    var heading: String?
    for difference in diff.differences {
      let next = difference.gesture ?? "At rest"
      if next != heading {
        if heading != nil { lines.append("") }
        lines.append("\(next):")
        heading = next
      }
      let arrow = style.usesUnicode ? "→" : "->"
      let sentence = difference.description.replacing(" -> ", with: " \(arrow) ")
      lines.append("  \(PlainText.escaped(sentence))")
    }
    return (lines + [""]).joined(separator: "\n")
  }
}
