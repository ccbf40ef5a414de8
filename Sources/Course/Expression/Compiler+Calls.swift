import LayoutTrace

extension Compiler {
  func call(
    _ name: Syntax.Part, _ arguments: [Syntax.Argument]
  ) throws(ExpressionError) -> Evaluator {
    guard let function = Function(rawValue: name.name) else {
      throw unknown(name.name, at: name.range, among: Function.allCases.map(\.rawValue))
    }
    guard arguments.count == function.arity || function.arity == nil && arguments.count > 1,
      arguments.map({ $0.label?.name }) == function.labels(count: arguments.count)
    else {
      throw ExpressionError(
        message: "it is written \(function.usage)", offset: name.range.lowerBound)
    }
    let values = arguments.map(\.value)
    switch function {
    case .min: return try fold(values) { Swift.min($0, $1) }
    case .max: return try fold(values) { Swift.max($0, $1) }
    case .abs: return try apply(values[0]) { Swift.abs($0) }
    case .round: return try apply(values[0]) { $0.rounded() }
    case .rest: return try compile(values[0]).moved(\.atRest)
    case .before: return try compile(values[0]).moved(\.before)
    case .change:
      let read = try number(values[0])
      return .number { moment throws(Absence) in try read(moment) - read(moment.before) }
    case .crossings: return try crossings(of: values[0])
    case .animations:
      let change = try literal(values[0], function)
      return .number { moment in moment.animations(of: change) }
    case .calls:
      let method = try literal(values[0], function)
      return .number { moment in moment.calls(of: method) }
    case .color:
      let (x, y) = (try number(values[0]), try number(values[1]))
      return .paint { moment throws(Absence) in try moment.paint(atX: x(moment), y: y(moment)) }
    case .rgb: return try rgb(values)
    case .exists:
      if case .path(let parts) = values[0], parts.count == 1,
        let constraint = constraints.firstIndex(where: { $0.name == parts[0].name })
      {
        return .boolean { moment in moment.has(constraint: constraint) }
      }
      return try views(values, of: function)
    case .isVisible, .isAbove:
      return try views(values, of: function)
    }
  }

  private func fold(
    _ values: [Syntax], _ combine: @escaping @Sendable (Double, Double) -> Double
  ) throws(ExpressionError) -> Evaluator {
    var reads: [@Sendable (Moment) throws(Absence) -> Double] = []
    for value in values { reads.append(try number(value)) }
    let all = reads
    return .number { moment throws(Absence) in
      var result = try all[0](moment)
      for read in all.dropFirst() { result = combine(result, try read(moment)) }
      return result
    }
  }

  private func apply(
    _ value: Syntax, _ change: @escaping @Sendable (Double) -> Double
  ) throws(ExpressionError) -> Evaluator {
    let read = try number(value)
    return .number { moment throws(Absence) in change(try read(moment)) }
  }

  /// How often a condition has become true or false up to a frame.
  private func crossings(of condition: Syntax) throws(ExpressionError) -> Evaluator {
    let holds = try boolean(condition)
    let key = "crossings \(text(condition.range))"
    return .number { moment throws(Absence) in
      let counts = try moment.record.running(key) { () throws(Absence) -> [Double] in
        var count = 0.0
        var previous: Bool?
        var counts: [Double] = []
        for index in moment.record.trace.frames.indices {
          let now = try holds(Moment(moment.record, at: index))
          if let previous, previous != now { count += 1 }
          previous = now
          counts.append(count)
        }
        return counts
      }
      return counts[moment.index]
    }
  }

  private func rgb(_ values: [Syntax]) throws(ExpressionError) -> Evaluator {
    let (red, green, blue) = (try number(values[0]), try number(values[1]), try number(values[2]))
    return .paint { moment throws(Absence) in
      .color(
        Color(red: try red(moment), green: try green(moment), blue: try blue(moment), alpha: 1))
    }
  }

  private func views(
    _ values: [Syntax], of function: Function
  ) throws(ExpressionError) -> Evaluator {
    var indices: [Int] = []
    for value in values {
      guard case .path(let parts) = value, parts.count == 1,
        let index = views.firstIndex(where: { $0.name == parts[0].name })
      else {
        throw ExpressionError(
          message: "it is written \(function.usage), with a view "
            + (function == .exists ? "or a constraint of the course" : "of the course"),
          offset: value.range.lowerBound)
      }
      indices.append(index)
    }
    let names = indices
    return .boolean { moment throws(Absence) in
      switch function {
      case .exists: return moment.record.found[names[0]].flatMap { moment.view($0.view) } != nil
      case .isVisible: return moment.isVisible(try moment.view(ofName: names[0]))
      default:
        // A frame's list of views is in drawing order.
        return try moment.view(ofName: names[0]).place > moment.view(ofName: names[1]).place
      }
    }
  }

  private func literal(_ value: Syntax, _ function: Function) throws(ExpressionError) -> String {
    guard case .string(let text, _) = value else {
      throw ExpressionError(
        message: "it is written \(function.usage)", offset: value.range.lowerBound)
    }
    return text
  }
}

extension Function {
  /// How many arguments it takes; nil for two and more.
  fileprivate var arity: Int? {
    switch self {
    case .min, .max: nil
    case .abs, .round, .rest, .before, .change, .crossings, .animations, .calls, .exists,
      .isVisible:
      1
    case .color, .isAbove: 2
    case .rgb: 3
    }
  }

  /// The words before the arguments.
  fileprivate func labels(count: Int) -> [String?] {
    switch self {
    case .animations, .calls: ["of"]
    case .color: ["at", nil]
    case .min, .max, .abs, .round, .rest, .before, .change, .crossings, .rgb, .exists, .isVisible,
      .isAbove:
      Array(repeating: nil, count: count)
    }
  }
}

extension Moment {
  /// Whether anything of a view can be seen: it and all that hold it are shown and not transparent,
  /// and it overlaps the screen.
  fileprivate func isVisible(_ view: SeenView) -> Bool {
    var next: SeenView? = view
    while let view = next {
      guard !view.state.isHidden, view.state.alpha > 0.01 else { return false }
      // A parent stands before its children; a trace that says otherwise must not hold us up.
      next = superview(of: view).flatMap { $0.place < view.place ? $0 : nil }
    }
    let rect = view.state.onScreen
    return rect.width > 0 && rect.height > 0 && rect.x < frame.screen.width
      && rect.y < frame.screen.height && rect.x + rect.width > 0 && rect.y + rect.height > 0
  }
}
