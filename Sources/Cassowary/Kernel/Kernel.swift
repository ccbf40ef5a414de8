/// The equations that fix some basic variables, and all they hang together with: nonbasic
/// constraints on the one side, as many basic variables on the other.
///
/// It is what the tableau was made from. Columns that are not stored (`Tableau+Hiding.swift`), and
/// the part of a conflict that lies in them, are found by solving it.
struct Kernel {
  /// Slots of nonbasic constraints, in the order in which they were met.
  private(set) var constraints: [Int32] = []
  /// Slots of basic variables, in the order in which they were met.
  private(set) var variables: [Int32] = []
}

extension Tableau {
  /// The part of the kernel that hangs together with some basic variables.
  ///
  /// After: a member's mark is its place in the kernel, from 1 on, until `clearMarks(of:)`.
  ///
  /// - Complexity: O(terms of the part).
  func kernel(around seeds: [Int32]) -> Kernel {
    var constraints: [Int32] = []
    var variables: [Int32] = []
    for seed in seeds where symbols[seed].pointee.mark == 0 {
      variables.append(seed)
      symbols[seed].pointee.mark = Int32(variables.count)
    }
    var next = 0
    while next < variables.count {
      var index = definitions[variables[next]].pointee.first
      next += 1
      while index >= 0 {
        let term = terms[index].pointee
        index = term.next
        let symbol = symbols[term.constraint]
        guard !symbol.pointee.isBasic, symbol.pointee.mark == 0 else { continue }
        constraints.append(term.constraint)
        symbol.pointee.mark = Int32(constraints.count)
        let definition = definitions[term.constraint].pointee
        for place in definition.first..<definition.first + definition.count {
          let variable = terms[place].pointee.variable
          guard symbols[variable].pointee.isBasic, symbols[variable].pointee.mark == 0 else {
            continue
          }
          variables.append(variable)
          symbols[variable].pointee.mark = Int32(variables.count)
        }
      }
    }
    precondition(constraints.count == variables.count, "the kernel is not square")
    return Kernel(constraints: constraints, variables: variables)
  }

  /// Sets the marks of a kernel's members back.
  func clearMarks(of kernel: Kernel) {
    for slot in kernel.constraints { symbols[slot].pointee.mark = 0 }
    for slot in kernel.variables { symbols[slot].pointee.mark = 0 }
  }

  /// The basic variables that a constraint mentions.
  func basicVariables(of constraint: Int32) -> [Int32] {
    let definition = definitions[constraint].pointee
    return (definition.first..<definition.first + definition.count)
      .map { terms[$0].pointee.variable }
      .filter { symbols[$0].pointee.isBasic }
  }

  /// How much each basic variable rises when a nonbasic constraint's left side does, by one unit.
  /// Only variables that do. Nil if the equations turn out to be singular.
  ///
  /// - Complexity: O(terms that hang together with the constraint) if they are triangular.
  func response(to constraint: Int32) -> [(variable: Int32, rise: Double)]? {
    if let alone = loneResponse(to: constraint) { return [alone] }
    let kernel = kernel(around: basicVariables(of: constraint))
    defer { clearMarks(of: kernel) }
    var rises: [Double?] = Array(repeating: nil, count: kernel.variables.count)
    propagate(from: constraint, in: kernel, &rises)
    if rises.contains(where: { $0 == nil }), !solveKnots(of: kernel, for: constraint, &rises) {
      return nil
    }
    return zip(kernel.variables, rises).compactMap { variable, rise in
      guard let rise, abs(rise) > Self.cancellation else { return nil }
      return (variable, rise)
    }
  }

  /// Solves those equations of a kernel that have one unknown left, as long as there are.
  private func propagate(from constraint: Int32, in kernel: Kernel, _ rises: inout [Double?]) {
    var open = Array(repeating: 0, count: kernel.constraints.count)
    var ready: [Int32] = []
    for (equation, slot) in kernel.constraints.enumerated() {
      forEachBasicTerm(of: slot) { _ in open[equation] += 1 }
      if open[equation] == 1 { ready.append(slot) }
    }
    while let slot = ready.popLast() {
      var rest = slot == constraint ? 1.0 : 0
      var target: (variable: Int32, coefficient: Double)?
      forEachBasicTerm(of: slot) { term in
        if let rise = rises[Int(symbols[term.variable].pointee.mark) - 1] {
          rest -= term.coefficient * rise
        } else {
          target = (term.variable, term.coefficient)
        }
      }
      guard let target else { continue }
      rises[Int(symbols[target.variable].pointee.mark) - 1] = rest / target.coefficient
      var index = definitions[target.variable].pointee.first
      while index >= 0 {
        let term = terms[index].pointee
        index = term.next
        guard !symbols[term.constraint].pointee.isBasic else { continue }
        let equation = Int(symbols[term.constraint].pointee.mark) - 1
        open[equation] -= 1
        if open[equation] == 1 { ready.append(term.constraint) }
      }
    }
  }

  /// Solves the equations of a kernel that `propagate` left over; false if they are singular.
  private func solveKnots(
    of kernel: Kernel, for constraint: Int32, _ rises: inout [Double?]
  ) -> Bool {
    let unknowns = rises.indices.filter { rises[$0] == nil }
    var place = Array(repeating: -1, count: rises.count)
    for (index, unknown) in unknowns.enumerated() { place[unknown] = index }
    var system = SparseSystem(count: unknowns.count)
    var equation = 0
    for slot in kernel.constraints {
      var rest = slot == constraint ? 1.0 : 0
      var isOpen = false
      forEachBasicTerm(of: slot) { term in
        let unknown = Int(symbols[term.variable].pointee.mark) - 1
        if let rise = rises[unknown] {
          rest -= term.coefficient * rise
        } else {
          system.set(term.coefficient, equation: equation, unknown: place[unknown])
          isOpen = true
        }
      }
      guard isOpen else { continue }
      system.set(rightSide: rest, of: equation)
      equation += 1
    }
    guard let solution = system.solve() else { return false }
    for (index, unknown) in unknowns.enumerated() { rises[unknown] = solution[index] }
    return true
  }

  /// The answer of `response(to:)` if a variable of the constraint occurs in no other equation:
  /// then it alone responds.
  private func loneResponse(to constraint: Int32) -> (variable: Int32, rise: Double)? {
    let definition = definitions[constraint].pointee
    for place in definition.first..<definition.first + definition.count {
      let term = terms[place].pointee
      guard symbols[term.variable].pointee.isBasic else { continue }
      var index = definitions[term.variable].pointee.first
      var isAlone = true
      while index >= 0, isAlone {
        let other = terms[index].pointee
        isAlone = other.constraint == constraint || symbols[other.constraint].pointee.isBasic
        index = other.next
      }
      if isAlone { return (term.variable, 1 / term.coefficient) }
    }
    return nil
  }

  /// A basic symbol as a sum over nonbasic constraints, those without stored columns too, as far
  /// as basic variables take part in it. Only constraints that do. Nil if the equations turn out to
  /// be singular.
  func combination(of basic: Int32) -> [(constraint: Int32, factor: Double)]? {
    let isVariable = symbols[basic].pointee.isVariable
    let kernel = kernel(around: isVariable ? [basic] : basicVariables(of: basic))
    defer { clearMarks(of: kernel) }
    // The transposed system: one equation a variable, one unknown a constraint.
    var system = SparseSystem(count: kernel.constraints.count)
    for (unknown, slot) in kernel.constraints.enumerated() {
      forEachBasicTerm(of: slot) { term in
        system.set(
          term.coefficient, equation: Int(symbols[term.variable].pointee.mark) - 1,
          unknown: unknown)
      }
    }
    if isVariable {
      system.set(rightSide: 1, of: Int(symbols[basic].pointee.mark) - 1)
    } else {
      forEachBasicTerm(of: basic) { term in
        system.set(
          rightSide: term.coefficient, of: Int(symbols[term.variable].pointee.mark) - 1)
      }
    }
    guard let factors = system.solve() else { return nil }
    return zip(kernel.constraints, factors).filter { abs($0.1) > Self.cancellation }
  }

  private func forEachBasicTerm(of constraint: Int32, _ body: (Occurrence) -> Void) {
    let definition = definitions[constraint].pointee
    for index in definition.first..<definition.first + definition.count
    where symbols[terms[index].pointee.variable].pointee.isBasic {
      body(terms[index].pointee)
    }
  }
}
