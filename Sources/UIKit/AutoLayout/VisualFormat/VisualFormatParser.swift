/// Reads Apple's visual format language by recursive descent, one function a rule:
///
///     format    = [("H" | "V") ":"] ["|" gap] item (gap item)* [gap "|"]
///     gap       = "" | "-" | "-" sizes "-"
///     item      = "[" name [sizes in parentheses] "]"
///     sizes     = number | name | "(" predicate ("," predicate)* ")"
///     predicate = ["==" | "<=" | ">="] (number | name) ["@" (number | name)]
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  init(_ format: String) {
    characters = Array(format)
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    let axis = try parseAxis()
    var leading: VisualFormat.Gap?
    if take("|") { leading = try parseGap() }
    var items = [try parseItem()]
    var gaps: [VisualFormat.Gap] = []
    var trailing: VisualFormat.Gap?
    while position < characters.count {
      let gap = try parseGap()
      if take("|") {
        trailing = gap
        break
      }
      gaps.append(gap)
      items.append(try parseItem())
    }
    guard position == characters.count else { throw error("Expected the end of the format.") }
    return VisualFormat(
      axis: axis, leading: leading, items: items, gaps: gaps, trailing: trailing)
  }

  private mutating func parseAxis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    for (letter, axis) in [
      (Character("H"), NSLayoutConstraint.Axis.horizontal), ("V", .vertical),
    ] where take(letter) {
      guard take(":") else { throw error("Expected a ':' after the orientation.") }
      return axis
    }
    return .horizontal
  }

  private mutating func parseGap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if peek == "(" {
      predicates = try parsePredicates()
    } else {
      let start = position
      predicates = [
        VisualFormat.Predicate(
          relation: .equal, object: try parseObject(), priority: try parsePriority(),
          position: start)
      ]
    }
    guard take("-") else { throw error("Expected a '-' after the spacing.") }
    return .predicates(predicates)
  }

  private mutating func parseItem() throws(VisualFormatError) -> VisualFormat.Item {
    guard take("[") else { throw error("Expected a '[' here: a view must come next.") }
    let start = position
    guard let name = takeName() else { throw error("Expected the name of a view.") }
    let sizes = peek == "(" ? try parsePredicates() : []
    guard take("]") else { throw error("Expected a ']' here to give the end of a view.") }
    return VisualFormat.Item(name: name, sizes: sizes, position: start)
  }

  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = take("(")
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      predicates.append(try parsePredicate())
    } while take(",")
    guard take(")") else { throw error("Expected a ')' here.") }
    return predicates
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let start = position
    var relation = NSLayoutConstraint.Relation.equal
    for candidate in [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
    where take(candidate.symbol) {
      relation = candidate
      break
    }
    let object = try parseObject()
    return VisualFormat.Predicate(
      relation: relation, object: object, priority: try parsePriority(), position: start)
  }

  private mutating func parsePriority() throws(VisualFormatError) -> VisualFormat.Predicate.Object?
  {
    take("@") ? try parseObject() : nil
  }

  private mutating func parseObject() throws(VisualFormatError) -> VisualFormat.Predicate.Object {
    if let name = takeName() { return .name(name) }
    let start = position
    // A minus is the number's only where no digit stands before it: `-(-8)-`.
    if peek == "-" { position += 1 }
    while let next = peek, next.isASCII, next.isNumber || next == "." { position += 1 }
    guard let number = Double(String(characters[start..<position])) else {
      position = start
      throw error("Expected a number or the name of a metric.")
    }
    return .number(number)
  }

  // MARK: Characters

  private var peek: Character? {
    position < characters.count ? characters[position] : nil
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text)
    guard characters[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private mutating func takeName() -> String? {
    guard let first = peek, first.isLetter || first == "_" else { return nil }
    let start = position
    while let next = peek, next.isLetter || next.isNumber || next == "_" { position += 1 }
    return String(characters[start..<position])
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, position: position)
  }
}
