/// The equations that fix some basic variables, and all they hang together with: nonbasic
/// constraints on the one side, as many basic variables on the other.
///
/// It is what the tableau was made from. Columns that are not stored (`Tableau+Hiding.swift`), and
/// the part of a conflict that lies in them, are found by solving it.
struct Kernel: ~Copyable {
  /// Slots of nonbasic constraints, in the order in which they were met.
  fileprivate(set) var constraints = Buffer<Int32>()
  /// Slots of basic variables, in the order in which they were met.
  fileprivate(set) var variables = Buffer<Int32>()
}

/// How much a symbol rises when another does, by one unit.
struct Rise: BitwiseCopyable {
  var symbol: Int32
  var amount: Double
}

extension Tableau {
  /// The part of the kernel that hangs together with the basic variables of a constraint, or with a
  /// basic variable.
  ///
  /// After: a member's mark is its place in the kernel, from 1 on, until `clearMarks(of:)`.
  ///
  /// - Complexity: O(terms of the part).
  func kernel(around seed: Int32) -> Kernel {
    var kernel = Kernel()
    if symbols[seed].pointee.isVariable {
      meet(seed, &kernel.variables)
    } else {
      forEachBasicTerm(of: seed) { meet($0.variable, &kernel.variables) }
    }
    var next: Int32 = 0
    while next < kernel.variables.count {
      var index = outlines[kernel.variables[next].pointee].pointee.first
      next += 1
      while index >= 0 {
        let term = terms[index].pointee
        index = term.next
        guard !symbols[term.constraint].pointee.isBasic,
          symbols[term.constraint].pointee.mark == 0
        else { continue }
        meet(term.constraint, &kernel.constraints)
        forEachBasicTerm(of: term.constraint) { meet($0.variable, &kernel.variables) }
      }
    }
    precondition(
      kernel.constraints.count == kernel.variables.count, "the kernel is not square")
    return kernel
  }

  /// Takes a symbol into a kernel, once.
  @inline(__always)
  private func meet(_ slot: Int32, _ members: inout Buffer<Int32>) {
    guard symbols[slot].pointee.mark == 0 else { return }
    members.append(slot)
    symbols[slot].pointee.mark = members.count
  }

  /// Sets the marks of a kernel's members back.
  func clearMarks(of kernel: borrowing Kernel) {
    for slot in kernel.constraints.elements { symbols[slot].pointee.mark = 0 }
    for slot in kernel.variables.elements { symbols[slot].pointee.mark = 0 }
  }

  /// The place in its kernel of a member.
  @inline(__always)
  private func place(_ slot: Int32) -> Int32 {
    symbols[slot].pointee.mark - 1
  }

  // MARK: Columns

  /// Finds how much each basic variable rises when a nonbasic constraint's left side does, by one
  /// unit. Only variables that do. False if the equations turn out to be singular.
  ///
  /// - Complexity: O(terms that hang together with the constraint) if they are triangular.
  mutating func findResponse(to constraint: Int32, _ response: inout Buffer<Rise>) -> Bool {
    if let alone = loneResponse(to: constraint) {
      response.append(alone)
      return true
    }
    let kernel = kernel(around: constraint)
    defer { clearMarks(of: kernel) }
    // By variable; not a number as long as it is unknown.
    var rises = Buffer<Double>()
    rises.reserve(kernel.variables.count)
    for _ in 0..<kernel.variables.count { rises.append(.nan) }
    propagate(from: constraint, in: kernel, rises)
    guard solveKnots(of: kernel, for: constraint, rises) else { return false }
    for index in 0..<rises.count {
      let amount = rises[index].pointee
      guard abs(amount) > Self.cancellation else { continue }
      response.append(Rise(symbol: kernel.variables[index].pointee, amount: amount))
    }
    return true
  }

  /// Solves those equations of a kernel that have one unknown left, as long as there are.
  private func propagate(
    from constraint: Int32, in kernel: borrowing Kernel, _ rises: borrowing Buffer<Double>
  ) {
    var open = Buffer<Int32>()
    var ready = Buffer<Int32>()
    for index in 0..<kernel.constraints.count {
      let slot = kernel.constraints[index].pointee
      var count: Int32 = 0
      forEachBasicTerm(of: slot) { _ in count += 1 }
      open.append(count)
      if count == 1 { ready.append(slot) }
    }
    while !ready.isEmpty {
      let slot = ready.removeLast()
      var rest = slot == constraint ? 1.0 : 0
      var variable: Int32 = -1
      var coefficient = 0.0
      forEachBasicTerm(of: slot) { term in
        let rise = rises[place(term.variable)].pointee
        if rise.isNaN {
          variable = term.variable
          coefficient = term.coefficient
        } else {
          rest -= term.coefficient * rise
        }
      }
      guard variable >= 0 else { continue }
      rises[place(variable)].pointee = rest / coefficient
      var index = outlines[variable].pointee.first
      while index >= 0 {
        let term = terms[index].pointee
        index = term.next
        guard !symbols[term.constraint].pointee.isBasic else { continue }
        let left = open[place(term.constraint)]
        left.pointee -= 1
        if left.pointee == 1 { ready.append(term.constraint) }
      }
    }
  }

  /// Solves the equations of a kernel that `propagate` left over; false if they are singular.
  private func solveKnots(
    of kernel: borrowing Kernel, for constraint: Int32, _ rises: borrowing Buffer<Double>
  ) -> Bool {
    // By variable: its number among those that are left over.
    var number = Buffer<Int32>()
    number.reserve(rises.count)
    var count: Int32 = 0
    for index in 0..<rises.count {
      number.append(count)
      if rises[index].pointee.isNaN { count += 1 }
    }
    guard count > 0 else { return true }
    var system = SparseSystem(count: count)
    var equation: Int32 = 0
    for index in 0..<kernel.constraints.count {
      let slot = kernel.constraints[index].pointee
      var rest = slot == constraint ? 1.0 : 0
      var isOpen = false
      forEachBasicTerm(of: slot) { term in
        let unknown = place(term.variable)
        let rise = rises[unknown].pointee
        if rise.isNaN {
          system.set(term.coefficient, equation: equation, unknown: number[unknown].pointee)
          isOpen = true
        } else {
          rest -= term.coefficient * rise
        }
      }
      guard isOpen else { continue }
      system.set(rightSide: rest, of: equation)
      equation += 1
    }
    guard system.solve() else { return false }
    for index in 0..<rises.count where rises[index].pointee.isNaN {
      rises[index].pointee = system.value(of: number[index].pointee)
    }
    return true
  }

  /// The answer of `findResponse` if a variable of the constraint occurs in no other equation: then
  /// it alone responds.
  private func loneResponse(to constraint: Int32) -> Rise? {
    var place = outlines[constraint].pointee.first
    while place >= 0 {
      let term = terms[place].pointee
      place = termAfter(place)
      guard symbols[term.variable].pointee.isBasic else { continue }
      var index = outlines[term.variable].pointee.first
      var isAlone = true
      while index >= 0, isAlone {
        let other = terms[index].pointee
        isAlone = other.constraint == constraint || symbols[other.constraint].pointee.isBasic
        index = other.next
      }
      if isAlone { return Rise(symbol: term.variable, amount: 1 / term.coefficient) }
    }
    return nil
  }

  // MARK: Rows

  /// A basic symbol as a sum over nonbasic constraints, those without stored columns too, as far
  /// as basic variables take part in it. Only constraints that do. Nil if the equations turn out to
  /// be singular.
  mutating func combination(of basic: Int32) -> [(constraint: Int32, factor: Double)]? {
    let kernel = kernel(around: basic)
    defer { clearMarks(of: kernel) }
    // The transposed system: one equation a variable, one unknown a constraint.
    var system = SparseSystem(count: kernel.constraints.count)
    for unknown in 0..<kernel.constraints.count {
      forEachBasicTerm(of: kernel.constraints[unknown].pointee) { term in
        system.set(term.coefficient, equation: place(term.variable), unknown: unknown)
      }
    }
    if symbols[basic].pointee.isVariable {
      system.set(rightSide: 1, of: place(basic))
    } else {
      forEachBasicTerm(of: basic) { term in
        system.set(rightSide: term.coefficient, of: place(term.variable))
      }
    }
    guard system.solve() else { return nil }
    var factors: [(constraint: Int32, factor: Double)] = []
    for unknown in 0..<kernel.constraints.count
    where abs(system.value(of: unknown)) > Self.cancellation {
      factors.append((kernel.constraints[unknown].pointee, system.value(of: unknown)))
    }
    return factors
  }

  /// The terms of a constraint whose variables are basic.
  @inline(__always)
  private func forEachBasicTerm(of constraint: Int32, _ body: (Occurrence) -> Void) {
    var index = outlines[constraint].pointee.first
    while index >= 0 {
      let term = terms[index].pointee
      if symbols[term.variable].pointee.isBasic { body(term) }
      index = termAfter(index)
    }
  }
}
