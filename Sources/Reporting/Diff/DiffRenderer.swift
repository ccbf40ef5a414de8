import Foundation

/// Writes the differences between two steps.
package struct DiffRenderer {
  private let before: String
  private let after: String
  private let device: String

  /// - Parameters:
  ///   - before: the first step's name.
  ///   - after: the second step's name.
  package init(from before: String, to after: String, device: String) {
    self.before = before
    self.after = after
    self.device = device
  }

  /// For a person: a heading a gesture, a sentence a difference.
  package func text(_ diff: LayoutDiff, style: TextStyle) -> String {
    var lines = [
      style.painted(PlainText.escaped("From \(before) to \(after), on \(device)"), .bold), "",
    ]
    if diff.differences.isEmpty { lines += ["Nothing changes in what is seen.", ""] }
    var heading: String?
    for difference in diff.differences {
      let next = difference.gesture ?? "At rest"
      if next != heading {
        if heading != nil { lines.append("") }
        lines.append("\(next):")
        heading = next
      }
      lines.append("  " + PlainText.escaped(style.arrowed(difference.description)))
    }
    if heading != nil { lines.append("") }
    return lines.joined(separator: "\n")
  }

  /// For a machine: JSON, version 1, keys in order of the alphabet.
  ///
  /// - Throws: what `JSONEncoder` throws on a number that is not finite, which a trace never holds.
  package func json(_ diff: LayoutDiff) throws -> String {
    let document = Document(
      before: before, after: after, device: device,
      differences: diff.differences.map { difference in
        Document.Difference(
          gesture: difference.gesture, subject: difference.subject,
          offsets: difference.extent.map { [$0.lowest, $0.highest] },
          before: difference.before.map { [$0.first, $0.last] },
          after: difference.after.map { [$0.first, $0.last] })
      })
    return try StableJSON.text(document)
  }

  private struct Document: Encodable {
    struct Difference: Encodable {
      var gesture: String?
      var subject: String
      var offsets: [Double]?
      var before: [String]?
      var after: [String]?
    }

    var version = 1
    var before: String
    var after: String
    var device: String
    var differences: [Difference]
  }
}
