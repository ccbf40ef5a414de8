import LayoutTrace

extension Compiler {
  /// A path: a view's or a constraint's fact, a fact of the moment or of the main scroll view, a colour, a constant.
  func path(_ parts: [Syntax.Part]) throws(ExpressionError) -> Evaluator {
    let head = parts[0]
    if let view = views.firstIndex(where: { $0.name == head.name }) {
      return try viewPath(view, Array(parts.dropFirst()), head: head)
    }
    if let constraint = constraints.firstIndex(where: { $0.name == head.name }) {
      return try constraintPath(constraint, Array(parts.dropFirst()), head: head)
    }
    if parts.count == 1, let constant = Self.constant(head.name) { return constant }
    var rest = parts
    let isAtRest = rest.count > 1 && rest.removeRest()
    let name = rest.map(\.name).joined(separator: ".")
    let evaluator: Evaluator
    if let fact = Vocabulary.moment.first(where: { $0.path == name }) {
      evaluator = .fact(fact.reader, named: name) { moment in moment }
    } else if let fact = Vocabulary.scrolling.first(where: { $0.path == name }) {
      evaluator = .fact(fact.reader, named: name) { moment throws(Absence) in
        try moment.mainScrolling()
      }
    } else {
      let heads = momentNames.map { String($0.prefix { $0 != "." }) }
      throw heads.contains(head.name)
        ? unknown(name, at: head.range, among: momentNames)
        : unknown(head.name, at: head.range, among: heads)
    }
    return isAtRest ? evaluator.moved(\.atRest) : evaluator
  }

  /// `header.top`, `header.rest.height`, `header.superview.width`, `grid.offset`.
  private func viewPath(
    _ view: Int, _ parts: [Syntax.Part], head: Syntax.Part
  ) throws(ExpressionError) -> Evaluator {
    var parts = parts
    let isAtRest = parts.removeRest()
    var climb = 0
    while parts.first?.name == "superview" {
      climb += 1
      parts.removeFirst()
    }
    let name = parts.map(\.name).joined(separator: ".")
    let viewName = views[view].name
    let levels = climb
    let seen: @Sendable (Moment) throws(Absence) -> SeenView = { moment throws(Absence) in
      var seen = try moment.view(ofName: view)
      for _ in 0..<levels {
        guard let outer = moment.superview(of: seen) else {
          throw Absence(reason: "`\(viewName)` has no superview")
        }
        seen = outer
      }
      return seen
    }
    let evaluator: Evaluator
    if let fact = Vocabulary.view.first(where: { $0.path == name }) {
      evaluator = .fact(fact.reader, named: "\(viewName).\(name)", of: seen)
    } else if let fact = Vocabulary.scrolling.first(where: { $0.path == name }) {
      evaluator = .fact(fact.reader, named: "\(viewName).\(name)") { moment throws(Absence) in
        guard let scrolling = Scrolling(try seen(moment)) else {
          throw Absence(reason: "`\(viewName)` is not a scroll view")
        }
        return scrolling
      }
    } else if parts.isEmpty {
      throw ExpressionError(
        message: "say what of `\(viewName)`: \(viewName).top, \(viewName).height",
        offset: head.range.lowerBound)
    } else {
      let known = Vocabulary.view.map(\.path) + Vocabulary.scrolling.map(\.path)
      throw unknown(name, at: parts[0].range, among: known)
    }
    return isAtRest ? evaluator.moved(\.atRest) : evaluator
  }

  /// `follow.error`, `follow.rest.constant`.
  private func constraintPath(
    _ constraint: Int, _ parts: [Syntax.Part], head: Syntax.Part
  ) throws(ExpressionError) -> Evaluator {
    var parts = parts
    let isAtRest = parts.removeRest()
    let name = parts.map(\.name).joined(separator: ".")
    guard let part = parts.first else {
      throw ExpressionError(
        message: "say what of `\(head.name)`: \(head.name).error, \(head.name).constant",
        offset: head.range.lowerBound)
    }
    guard let fact = Vocabulary.constraint.first(where: { $0.path == name }) else {
      throw unknown(name, at: part.range, among: Vocabulary.constraint.map(\.path))
    }
    let evaluator = Evaluator.fact(fact.reader, named: "\(head.name).\(name)") {
      moment throws(Absence) in
      try moment.constraint(ofName: constraint)
    }
    return isAtRest ? evaluator.moved(\.atRest) : evaluator
  }

  private static func constant(_ name: String) -> Evaluator? {
    switch name {
    case "yes": return .boolean { _ in true }
    case "no": return .boolean { _ in false }
    case "image": return .paint { _ in .image }
    case "none": return .texts { _ in [] }
    default:
      guard let color = Vocabulary.colors.first(where: { $0.name == name })?.color else {
        return nil
      }
      return .paint { _ in .color(color) }
    }
  }

  private var momentNames: [String] {
    Vocabulary.moment.map(\.path) + Vocabulary.scrolling.map(\.path) + views.map(\.name)
      + constraints.map(\.name) + Vocabulary.colors.map(\.name) + Vocabulary.constants
  }

  /// An error that names the nearest name that there is.
  func unknown(_ name: String, at range: Range<Int>, among known: [String]) -> ExpressionError {
    let nearest = Spelling.nearest(to: name, among: known).map { "; did you mean `\($0)`?" } ?? ""
    return ExpressionError(
      message: "nothing is called `\(name)`\(nearest)", offset: range.lowerBound)
  }
}

extension [Syntax.Part] {
  /// Takes the word `rest` out, which asks for the value in the first frame.
  fileprivate mutating func removeRest() -> Bool {
    guard let index = firstIndex(where: { $0.name == "rest" }) else { return false }
    remove(at: index)
    return true
  }
}
