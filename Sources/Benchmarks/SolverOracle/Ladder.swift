package import Cassowary

/// Views of equal width, each with wishes for it on many levels: a dense system, in which every
/// constraint hangs on one unknown, and every level is a crowd of ties.
///
/// Because there is only one unknown, the optimum is found exactly by narrowing an interval level by
/// level: nothing of a simplex is in it.
package struct Ladder {
  /// What one view wants of its width.
  package struct Wish {
    var view: Int
    var relation: Relation
    var constant: Double
    var priority: Priority
    var handle: Constraint
  }

  package let solver = Solver()
  package let widths: [Variable]
  package private(set) var wishes: [Wish] = []
  private var random: SplitMix
  private let rungs: Int

  /// A ladder of `rungs` levels over `views` views, one wish for each of both.
  package init(seed: UInt64, views: Int, rungs: Int) throws(Unsatisfiable) {
    random = SplitMix(seed: seed)
    self.rungs = rungs
    let solver = solver
    widths = (0..<views).map { _ in solver.makeVariable(lowerBound: 0) }
    for index in widths.indices.dropFirst() {
      // Some are tied to the first view, some to the one before: a star and a chain.
      let other = index % 3 == 0 ? widths[index - 1] : widths[0]
      _ = try solver.add([Term(widths[index]), Term(other, times: -1)], .equal, 0)
    }
    for rung in 0..<rungs {
      for view in widths.indices { try add(view: view, rung: rung) }
    }
    try solver.solve()
  }

  private mutating func add(view: Int, rung: Int) throws(Unsatisfiable) {
    let relation = Relation.allCases.randomElement(using: &random) ?? .equal
    let priority = Priority(Float(100 + rung))
    let constant = wanted()
    let handle = try solver.add(
      [Term(widths[view])], relation, constant, priority: priority)
    wishes.append(
      Wish(
        view: view, relation: relation, constant: constant, priority: priority, handle: handle))
  }

  /// Whole numbers from few, so that many wishes are the same.
  private mutating func wanted() -> Double {
    Double(Int.random(in: 0...40, using: &random))
  }

  /// Edits, removes and adds some wishes at random, and solves.
  package mutating func act() throws(Unsatisfiable) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: wishes.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let wish = wishes.remove(at: index)
        solver.remove(wish.handle)
        try add(
          view: Int.random(in: widths.indices, using: &random),
          rung: Int.random(in: 0..<rungs, using: &random))
      default:
        wishes[index].constant = wanted()
        solver.setConstant(wishes[index].constant, of: wishes[index].handle)
      }
    }
    try solver.solve()
  }

  /// What is wrong with the solution, in words, or nil.
  package func fault() -> String? {
    if let stall = solver.stall { return "\(stall)" }
    let values = Set(widths.map { solver.value(of: $0) })
    guard let width = values.first, values.count == 1 else {
      return "widths that are to be equal are \(values.sorted())"
    }
    guard width >= 0 else { return "a width is \(width)" }
    let levels = Dictionary(grouping: wishes, by: \.priority).sorted { $0.key > $1.key }
    for (level, best) in zip(levels, leastCosts(of: levels.map(\.value))) {
      let found = Self.cost(of: level.value, at: width)
      if abs(found - best) > 1e-6 {
        return "level \(level.key.rawValue) is \(found) at \(width) where \(best) is best"
      }
    }
    return nil
  }

  // MARK: The optimum

  /// By level, the highest first, the least sum of errors.
  private func leastCosts(of levels: [[Wish]]) -> [Double] {
    var low = 0.0
    var high = Double.infinity
    var sums: [Double] = []
    for level in levels {
      // Between two neighbouring constants the cost is a straight line, so its least value is at one
      // of them, at an end of the interval, or goes on beyond the last constant.
      var candidates = Set(level.map(\.constant)).filter { $0 > low && $0 < high }
      candidates.insert(low)
      let last = max(low, level.map(\.constant).max() ?? low) + 1
      candidates.insert(min(high, last))
      let costs = candidates.sorted().map { ($0, Self.cost(of: level, at: $0)) }
      let least = costs.map(\.1).min() ?? 0
      let best = costs.filter { $0.1 <= least }.map(\.0)
      sums.append(least)
      low = best.first ?? low
      let end = best.last ?? high
      high = end == last && high == .infinity ? .infinity : end
    }
    return sums
  }

  private static func cost(of level: [Wish], at width: Double) -> Double {
    level.reduce(0) { sum, wish in
      switch wish.relation {
      case .equal: return sum + abs(width - wish.constant)
      case .lessThanOrEqual: return sum + max(0, width - wish.constant)
      case .greaterThanOrEqual: return sum + max(0, wish.constant - width)
      }
    }
  }
}
