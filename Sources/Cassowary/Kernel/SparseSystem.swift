/// A square system of linear equations that is solved once.
///
/// Layouts are triangular but for small knots. An equation with one unknown left is solved at
/// once, and its value put in wherever the unknown occurs; only where there is none, an unknown
/// is eliminated from the other equations, the one that least spreads (Markowitz 1957).
struct SparseSystem: ~Copyable {
  private var terms = Buffer<Term>()
  private var equations = Buffer<Equation>()
  private var unknowns = Buffer<Unknown>()
  /// Equations set aside, with the unknowns that follow from them, in the order of elimination.
  private var eliminated = Buffer<Elimination>()
  /// Equations by how many unknowns they have left, as far as that was looked at: a stack each, the
  /// last one for all that are longer.
  private var stacks = Buffer<Int32>()
  private var waiting = Buffer<Waiting>()

  struct Term: BitwiseCopyable {
    var equation: Int32
    var unknown: Int32
    /// 0 once it is gone.
    var coefficient: Double
    /// The next term of the equation and of the unknown, or -1.
    var nextInEquation: Int32
    var nextOfUnknown: Int32
  }

  struct Equation: BitwiseCopyable {
    var first: Int32 = -1
    /// How many terms are left.
    var count: Int32 = 0
    var isOpen = true
    var rightSide = 0.0
  }

  struct Unknown: BitwiseCopyable {
    var first: Int32 = -1
    /// In how many open equations it is left.
    var count: Int32 = 0
    /// Its term in the equation that is being added to, or -1.
    var place: Int32 = -1
    var value = 0.0
  }

  struct Elimination: BitwiseCopyable {
    var equation: Int32
    var unknown: Int32
    var pivot: Double
  }

  struct Waiting: BitwiseCopyable {
    var equation: Int32
    var next: Int32
  }

  /// A system of `count` equations in as many unknowns, all 0 so far.
  init(count: Int32) {
    equations.reserve(count)
    unknowns.reserve(count)
    for _ in 0..<count {
      equations.append(Equation())
      unknowns.append(Unknown())
    }
    for _ in 0...Self.longest { stacks.append(-1) }
  }

  /// Sets a coefficient, once a pair. It must not be 0.
  mutating func set(_ coefficient: Double, equation: Int32, unknown: Int32) {
    let row = equations[equation]
    let column = unknowns[unknown]
    terms.append(
      Term(
        equation: equation, unknown: unknown, coefficient: coefficient,
        nextInEquation: row.pointee.first, nextOfUnknown: column.pointee.first))
    row.pointee.first = terms.count - 1
    row.pointee.count += 1
    column.pointee.first = terms.count - 1
    column.pointee.count += 1
  }

  /// Sets a right side.
  mutating func set(rightSide: Double, of equation: Int32) {
    equations[equation].pointee.rightSide = rightSide
  }

  /// What an unknown was found to be.
  func value(of unknown: Int32) -> Double {
    unknowns[unknown].pointee.value
  }

  /// Finds the values of the unknowns; false if the system is singular.
  ///
  /// - Complexity: O(coefficients) for a triangular system, in any order; a knot of n unknowns
  ///   adds O(n²) and what it fills in.
  mutating func solve() -> Bool {
    var equation = equations.count
    while equation > 0 {
      equation -= 1
      enqueue(equation)
    }
    while let equation = takeShortest() {
      guard equations[equation].pointee.count > 0 else { return false }
      eliminate(with: equation)
    }
    while !eliminated.isEmpty {
      let step = eliminated.removeLast()
      var rest = equations[step.equation].pointee.rightSide
      var index = equations[step.equation].pointee.first
      while index >= 0 {
        let term = terms[index].pointee
        // Terms that are gone count nothing, and the unknown itself is still 0.
        rest -= term.coefficient * unknowns[term.unknown].pointee.value
        index = term.nextInEquation
      }
      unknowns[step.unknown].pointee.value = rest / step.pivot
    }
    return true
  }

  // MARK: The order of elimination

  /// Equations with this many unknowns and more are not told apart.
  private static var longest: Int32 { 16 }

  /// Notes how long an equation is.
  private mutating func enqueue(_ equation: Int32) {
    let stack = stacks[min(equations[equation].pointee.count, Self.longest)]
    waiting.append(Waiting(equation: equation, next: stack.pointee))
    stack.pointee = waiting.count - 1
  }

  /// Closes the open equation with the fewest unknowns left, or one of the long ones; nil if none
  /// is open.
  private mutating func takeShortest() -> Int32? {
    var length: Int32 = 0
    while length <= Self.longest {
      let head = stacks[length].pointee
      guard head >= 0 else {
        length += 1
        continue
      }
      let equation = waiting[head].pointee.equation
      stacks[length].pointee = waiting[head].pointee.next
      let row = equations[equation]
      if row.pointee.isOpen, min(row.pointee.count, Self.longest) == length {
        row.pointee.isOpen = false
        return equation
      }
    }
    return nil
  }

  // MARK: Elimination

  /// Solves an equation for one of its unknowns, which then stands for it in the others. If it has
  /// only one, that is its value, and the others lose it.
  private mutating func eliminate(with equation: Int32) {
    let chosen = choosePivot(in: equation)
    let pivot = terms[chosen].pointee
    var index = equations[equation].pointee.first
    while index >= 0 {
      let term = terms[index].pointee
      if term.coefficient != 0 { unknowns[term.unknown].pointee.count -= 1 }
      index = term.nextInEquation
    }
    // Out of its own equation: what is left is what it follows from.
    terms[chosen].pointee.coefficient = 0
    equations[equation].pointee.count -= 1
    eliminated.append(
      Elimination(equation: equation, unknown: pivot.unknown, pivot: pivot.coefficient))
    index = unknowns[pivot.unknown].pointee.first
    while index >= 0 {
      let term = terms[index].pointee
      if term.coefficient != 0, equations[term.equation].pointee.isOpen {
        terms[index].pointee.coefficient = 0
        equations[term.equation].pointee.count -= 1
        add(-term.coefficient / pivot.coefficient, of: equation, to: term.equation)
        enqueue(term.equation)
      }
      index = term.nextOfUnknown
    }
  }

  /// Of the terms that can be divided by, the one whose unknown is in the fewest equations.
  private func choosePivot(in equation: Int32) -> Int32 {
    var largest = 0.0
    var index = equations[equation].pointee.first
    while index >= 0 {
      largest = max(largest, abs(terms[index].pointee.coefficient))
      index = terms[index].pointee.nextInEquation
    }
    var chosen: Int32 = -1
    var fewest = Int32.max
    index = equations[equation].pointee.first
    while index >= 0 {
      let term = terms[index].pointee
      let count = unknowns[term.unknown].pointee.count
      if term.coefficient != 0, abs(term.coefficient) >= 0.1 * largest, count < fewest {
        fewest = count
        chosen = index
      }
      index = term.nextInEquation
    }
    return chosen
  }

  /// Adds a multiple of an equation to another one.
  private mutating func add(_ factor: Double, of source: Int32, to target: Int32) {
    equations[target].pointee.rightSide += factor * equations[source].pointee.rightSide
    guard equations[source].pointee.count > 0 else { return }
    markPlaces(in: target, true)
    var index = equations[source].pointee.first
    while index >= 0 {
      let term = terms[index].pointee
      index = term.nextInEquation
      if term.coefficient != 0 { addTerm(factor * term.coefficient, of: term.unknown, to: target) }
    }
    markPlaces(in: target, false)
  }

  private mutating func addTerm(_ amount: Double, of unknown: Int32, to target: Int32) {
    let place = unknowns[unknown].pointee.place
    guard place >= 0 else {
      set(amount, equation: target, unknown: unknown)
      return
    }
    let old = terms[place].pointee.coefficient
    let sum = old + amount
    if abs(sum) <= 1e-13 * (abs(old) + abs(amount)) {
      terms[place].pointee.coefficient = 0
      equations[target].pointee.count -= 1
      unknowns[unknown].pointee.count -= 1
    } else {
      terms[place].pointee.coefficient = sum
    }
  }

  /// Notes at the unknowns of an equation where their terms are, or forgets it.
  private mutating func markPlaces(in equation: Int32, _ isNoted: Bool) {
    var index = equations[equation].pointee.first
    while index >= 0 {
      let term = terms[index].pointee
      if term.coefficient != 0 || !isNoted {
        unknowns[term.unknown].pointee.place = isNoted ? index : -1
      }
      index = term.nextInEquation
    }
  }
}
