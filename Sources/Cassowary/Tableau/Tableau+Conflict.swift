extension Tableau {
  /// Why a basic symbol cannot come back to its required kink.
  ///
  /// Its row says it is a sum of nonbasic symbols, all of which stand at required kinks that they
  /// may not leave in the direction that would help. The nonbasic symbols are independent of each
  /// other, so without any one of them, or without the basic one, the rest could hold: the set is
  /// irreducible. If several symbols are violated at once, a row may lean on another's violation;
  /// then members are tried out one by one.
  ///
  /// That a row of a final tableau is such a set: Gleeson and Ryan 1990. Trying members out one by
  /// one is the deletion filter of Chinneck and Dravnieks 1991.
  ///
  /// Must: the tableau is optimal, the symbol violated and required.
  ///
  /// - Returns: the set, or nil if all that is required can hold together after all: then rounding
  ///   has led astray.
  /// - Complexity: that of solving the equations the symbol hangs together with; rarely, that of
  ///   solving the whole as often as the set has members.
  mutating func conflict(of basic: Int32) -> Unsatisfiable? {
    guard !isProbe else { return Unsatisfiable(constraints: [], bounds: []) }
    var members = [basic]
    let rising = symbols[basic].pointee.value < symbols[basic].pointee.kink
    var largest = 0.0
    for cell in row(of: basic) { largest = max(largest, abs(coefficient(of: cell))) }
    var isCertain = true
    for cell in row(of: basic) {
      let coefficient = coefficient(of: cell)
      guard abs(coefficient) > 1e-9 * largest else { continue }
      let helps: Traits = (coefficient > 0) == rising ? .costsAbove : .costsBelow
      let symbol = symbols[cell.other].pointee
      if symbol.isRequired, symbol.traits.contains(helps) {
        members.append(cell.other)
      } else {
        isCertain = false
      }
    }
    guard isCertain, let combination = combination(of: basic) else { return sieve() }
    for (constraint, _) in combination
    where symbols[constraint].pointee.traits.contains(.hidden) {
      members.append(constraint)
    }
    // Bounds alone exclude nothing: if no constraint is among them, rounding has led astray.
    return members.contains { !symbols[$0].pointee.isVariable } ? unsatisfiable(members) : nil
  }

  /// What `sieve()` finds, if the constraint is required.
  func sieveIfRequired(_ slot: Int32) -> Unsatisfiable? {
    symbols[slot].pointee.isRequired && !isProbe ? sieve() : nil
  }

  private func unsatisfiable(_ members: [Int32]) -> Unsatisfiable {
    Unsatisfiable(
      constraints: members.filter { !symbols[$0].pointee.isVariable }.map { handle($0) }.sorted(),
      bounds: members.filter { symbols[$0].pointee.isVariable }.map { Variable(id: $0) }.sorted())
  }

  /// An irreducible set found by leaving out one required constraint or bound after another, the
  /// latest first, and keeping those without which the rest holds; nil if all hold together.
  ///
  /// - Complexity: that of building as many systems as there are required constraints.
  private func sieve() -> Unsatisfiable? {
    var members: [Int32] = []
    for slot in 0..<symbols.count where symbols[slot].pointee.isAlive {
      if symbols[slot].pointee.isRequired { members.append(slot) }
    }
    members.sort { outlines[$0].pointee.order < outlines[$1].pointee.order }
    guard !isFeasible(members) else { return nil }
    var index = members.count - 1
    while index >= 0 {
      var rest = members
      rest.remove(at: index)
      if !isFeasible(rest) { members = rest }
      index -= 1
    }
    return unsatisfiable(members)
  }

  /// Whether some required constraints and bounds can hold together, as a solver of their own finds
  /// it; what not even that can settle counts as possible.
  private func isFeasible(_ members: [Int32]) -> Bool {
    let solver = Solver()
    // It is not to look for the conflict in its turn, and so on.
    solver.core.pointee.isProbe = true
    var isBounded = Array(repeating: false, count: Int(symbols.count))
    for slot in members where symbols[slot].pointee.isVariable { isBounded[Int(slot)] = true }
    var copies: [Variable?] = Array(repeating: nil, count: Int(symbols.count))
    for slot in members where !symbols[slot].pointee.isVariable {
      var sum: [Term] = []
      var index = outlines[slot].pointee.first
      while index >= 0 {
        let term = terms[index].pointee
        index = termAfter(index)
        let variable = Int(term.variable)
        let copy =
          copies[variable]
          ?? solver.makeVariable(
            lowerBound: isBounded[variable]
              ? symbols[term.variable].pointee.kink : -.infinity)
        copies[variable] = copy
        sum.append(Term(copy, times: term.coefficient))
      }
      do throws(Unsatisfiable) {
        _ = try solver.add(sum, relation(of: slot), symbols[slot].pointee.kink)
      } catch {
        return false
      }
    }
    return true
  }

  /// How a constraint's left side stands to its constant.
  func relation(of slot: Int32) -> Relation {
    let traits = symbols[slot].pointee.traits
    if traits.isSuperset(of: .equality) { return .equal }
    return traits.contains(.costsAbove) ? .lessThanOrEqual : .greaterThanOrEqual
  }
}
