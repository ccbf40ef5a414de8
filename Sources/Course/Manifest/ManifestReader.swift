import LayoutTrace
import Yams

/// Reads the parts of a manifest, noting every mistake with its place instead of stopping at one.
struct ManifestReader {
  let file: String
  private let hasFile: (String) -> Bool
  private(set) var mistakes: [CourseError.Mistake] = []
  /// What draws a number from a range, `40...300`; nil where ranges are mistakes.
  var dice: Dice?
  /// What `dice` is while a behaviour's script is read.
  var scriptDice: Dice?
  /// By how many seconds the gestures read so far could last longer than they were drawn.
  var slack = 0.0

  /// - Parameter hasFile: whether the course's folder has a file.
  init(file: String, hasFile: @escaping (String) -> Bool) {
    self.file = file
    self.hasFile = hasFile
  }

  /// Notes a mistake at a node, or so many characters behind its beginning.
  mutating func note(_ message: String, at node: Node, offset: Int = 0) {
    mistakes.append(
      .init(
        file: file, line: node.mark?.line ?? 1, column: (node.mark?.column ?? 1) + offset,
        message: message))
  }

  /// The pairs of a mapping, in order. Keys that are not among the known ones are mistakes.
  ///
  /// - Parameter known: nil when any key may stand there.
  mutating func pairs(
    _ node: Node, known: [String]?, of what: String
  ) -> [(key: String, keyNode: Node, value: Node)] {
    guard let mapping = node.mapping else {
      note("\(what) is a mapping: `key: value` lines", at: node)
      return []
    }
    var pairs: [(key: String, keyNode: Node, value: Node)] = []
    for (keyNode, value) in mapping {
      guard let key = keyNode.scalar?.string else {
        note("a key of \(what) is a plain word", at: keyNode)
        continue
      }
      if let known, !known.contains(key) {
        let nearest = Spelling.nearest(to: key, among: known)
        note(
          "\(what) has no `\(key)`; "
            + (nearest.map { "did you mean `\($0)`?" } ?? "it has \(known.joined(separator: ", "))"),
          at: keyNode)
      } else {
        pairs.append((key, keyNode, value))
      }
    }
    return pairs
  }

  /// Notes a file of another format than is read.
  ///
  /// - Parameter what: what the file is, for messages: `course`.
  mutating func checkFormat(_ node: Node, of what: String, reads current: Int) {
    guard let format = node.int else {
      note("`format` is the number of the format: \(current)", at: node)
      return
    }
    if format != current {
      note("this \(what) is of format \(format); this Stretchy reads format \(current)", at: node)
    }
  }

  /// Notes a page that is outside of the course's folder or not there.
  mutating func checkPage(_ path: String, at node: Node) {
    if path.hasPrefix("/") || path.split(separator: "/").contains("..") {
      note(
        "a page is in the course's folder: pages/\(path.split(separator: "/").last ?? "")", at: node
      )
    } else if !hasFile(path) {
      note("there is no page `\(path)` in the course's folder", at: node)
    }
  }

  /// A text; nil, with a mistake noted, for anything else.
  mutating func text(_ node: Node, _ what: String) -> String? {
    guard let text = node.scalar?.string, !text.isEmpty else {
      note("\(what) is a text", at: node)
      return nil
    }
    return text
  }

  /// The elements of a list; a single element may stand without the list around it.
  func elements(_ node: Node) -> [Node] {
    node.sequence.map(Array.init) ?? [node]
  }

  /// A condition of the expression language.
  mutating func expression(_ node: Node, in context: Context) -> Expression? {
    guard let text = text(node, "a condition") else { return nil }
    do throws(ExpressionError) {
      let expression = try Expression(text, views: context.views, constraints: context.constraints)
      if expression.isConstant {
        note("`\(text)` says the same of every app: it checks nothing", at: node)
      }
      return expression
    } catch {
      note(
        "in `\(text)`: \(error.message)", at: node, offset: Self.column(error.offset, in: node))
      return nil
    }
  }

  /// How far behind the beginning of a scalar a place in its text stands.
  static func column(_ offset: Int, in node: Node) -> Int {
    switch node.scalar?.style {
    case .doubleQuoted, .singleQuoted: offset + 1
    // The text stands in lines of its own below the mark.
    case .literal, .folded: 0
    case .plain, .any, nil: offset
    }
  }
}
