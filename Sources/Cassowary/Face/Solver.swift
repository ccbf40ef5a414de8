/// Linear constraints over real unknowns, held by strict priorities and kept solved while they
/// are added, edited and removed.
///
/// What `solve()` finds is the optimum level by level: required constraints and bounds hold,
/// then the sum of absolute errors is smallest on the highest level, then, without giving any of
/// that up, on the next. Of an inequality only the violated side is an error.
///
/// Where several solutions are equally good:
/// - what stands is not moved by an alternative that is merely as good,
/// - so a constraint that is added into a tie stays violated,
/// - and where a choice must be made between constraints, the one added later gives way;
/// - a variable that nothing determines is 0, or at its lower bound.
///
/// The result depends on the calls and their order alone. All numbers given to a solver must be
/// finite, but for a lower bound of minus infinity.
///
/// Not for use from several threads at once.
public final class Solver {
  let core: UnsafeMutablePointer<Tableau>

  /// Where the value of variable 0 lies, so that reading values needs no call. Kept up to date by
  /// whatever makes symbols.
  @usableFromInline let firstValue: UnsafeMutablePointer<UnsafeMutablePointer<Double>>

  /// How far the values of two neighbours lie apart, in `Double`s.
  @inlinable static var valueStride: Int { 4 }

  /// A solver without variables.
  public init() {
    core = .allocate(capacity: 1)
    core.initialize(to: Tableau())
    firstValue = .allocate(capacity: 1)
    firstValue.initialize(to: core.pointee.firstValue)
    precondition(
      MemoryLayout<Symbol>.stride == Self.valueStride * MemoryLayout<Double>.stride
        && MemoryLayout<Symbol>.offset(of: \.value) == 0, "a symbol has changed its shape")
  }

  deinit {
    core.deinitialize(count: 1)
    core.deallocate()
    firstValue.deallocate()
  }

  // MARK: Variables

  /// A new unknown. It stands at 0, or at its lower bound if it has one.
  ///
  /// - Parameter lowerBound: the least value it may take: required, and cheaper than a
  ///   constraint.
  /// - Complexity: O(1).
  public func makeVariable(lowerBound: Double = -.infinity) -> Variable {
    let variable = Variable(id: core.pointee.makeVariable(lowerBound: lowerBound))
    firstValue.pointee = core.pointee.firstValue
    return variable
  }

  /// Forgets a variable. No constraint may mention it any more.
  ///
  /// - Complexity: O(1).
  public func remove(_ variable: Variable) {
    core.pointee.removeVariable(variable.id)
  }

  /// What a variable stands at. Right after `solve()`; between an edit and the next `solve()` it
  /// may be anything.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func value(of variable: Variable) -> Double {
    firstValue.pointee[Int(variable.id) &* Self.valueStride]
  }

  /// The variables whose values differ from what they were after the `solve()` before the last
  /// one, ascending. A `solve()` that threw does not count: what it moved is listed by the next
  /// one that does not throw.
  ///
  /// The buffer is the solver's own: read it before the next call that changes anything.
  public var changes: UnsafeBufferPointer<Variable> {
    core.pointee.changes.elements
  }

  /// Whether a variable has only one value in all solutions that are as good as this one. Right
  /// after `solve()`.
  ///
  /// - Complexity: that of adding a constraint, twice.
  public func isDetermined(_ variable: Variable) -> Bool {
    defer { firstValue.pointee = core.pointee.firstValue }
    return core.pointee.isDetermined(variable.id)
  }

  /// The constraints that a variable's value follows from: those whose constants it would move
  /// with, as the solution stands now. In order of adding. Right after `solve()`.
  ///
  /// A constraint that holds but is not needed for it is not among them, nor is a violated one. Of
  /// several that say the same the one that stands in the basis is.
  ///
  /// - Complexity: that of solving the equations that the variable hangs together with.
  public func deciders(of variable: Variable) -> [Constraint] {
    defer { firstValue.pointee = core.pointee.firstValue }
    return core.pointee.deciders(of: variable.id)
  }

  /// The constraints that mention a variable, in order of adding.
  public func constraints(on variable: Variable) -> [Constraint] {
    core.pointee.constraints(on: variable.id)
  }

  // MARK: Constraints

  /// Adds the constraint `terms` `relation` `constant`.
  ///
  /// - Parameters:
  ///   - terms: the left side, a sum. A variable may occur more than once.
  ///   - relation: how the left side is to stand to the constant.
  ///   - constant: the right side.
  ///   - priority: how strongly the constraint is held.
  /// - Returns: the constraint, now standing in this solver.
  /// - Throws: `Unsatisfiable` if it is required and excluded by the required constraints and
  ///   bounds that stand already. The solver is then as it was.
  @inlinable
  public func add(
    _ terms: some Collection<Term>, _ relation: Relation, _ constant: Double,
    priority: Priority = .required
  ) throws(Unsatisfiable) -> Constraint {
    for term in terms {
      stage(term)
    }
    return try addStaged(relation, constant, priority)
  }

  /// Takes one term of the constraint that `addStaged` will add.
  @usableFromInline
  func stage(_ term: Term) {
    core.pointee.stage(term.variable.id, term.coefficient)
  }

  /// Adds the constraint whose terms have been staged.
  @usableFromInline
  func addStaged(
    _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(Unsatisfiable) -> Constraint {
    defer { firstValue.pointee = core.pointee.firstValue }
    return try core.pointee.add(relation, constant, priority)
  }

  /// Takes a constraint out.
  public func remove(_ constraint: Constraint) {
    core.pointee.remove(constraint)
  }

  /// Changes the right side of a constraint. Takes effect in the next `solve()`.
  ///
  /// - Complexity: O(1).
  public func setConstant(_ constant: Double, of constraint: Constraint) {
    core.pointee.setConstant(constant, of: constraint)
  }

  /// The right side of a constraint, as last set.
  public func constant(of constraint: Constraint) -> Double {
    core.pointee.constant(of: constraint)
  }

  /// Changes how strongly a constraint is held, from optional to optional or from required to
  /// optional. Takes effect in the next `solve()`.
  public func setPriority(_ priority: Priority, of constraint: Constraint) {
    core.pointee.setPriority(priority, of: constraint)
  }

  /// How strongly a constraint is held.
  public func priority(of constraint: Constraint) -> Priority {
    core.pointee.priority(of: constraint)
  }

  /// By how much a constraint is violated, at least 0. Right after `solve()`.
  public func violation(of constraint: Constraint) -> Double {
    core.pointee.violation(of: constraint)
  }

  /// The optional constraints that are violated, the strongest first, equals in order of adding.
  /// Right after `solve()`.
  public func unsatisfied() -> [Constraint] {
    core.pointee.unsatisfied()
  }

  // MARK: Solving

  /// Brings all values up to date with what was added, edited and removed.
  ///
  /// - Throws: `Unsatisfiable` if edits of constants made the required constraints exclude each
  ///   other. The constants stay as they were set: relax one of the set by `setPriority`, or edit
  ///   again, and call `solve()` again.
  public func solve() throws(Unsatisfiable) {
    // Memory that only building needed is given back: values may lie elsewhere then.
    defer { firstValue.pointee = core.pointee.firstValue }
    try core.pointee.solve()
  }

  /// Why the last `solve()`, or an `add` since, could not find the optimum; nil if it did.
  ///
  /// Numerical failures are noticed and repaired in silence. Only what cannot be repaired comes
  /// here: then values are the best that was found, and the next `solve()` tries again.
  public var stall: Stall? {
    core.pointee.stall
  }

  // MARK: Testing

  /// What is wrong with the inside, in words; empty if nothing is. For tests, right after a
  /// `solve()` that did not throw.
  ///
  /// - Complexity: O(everything).
  package func faults() -> [String] {
    core.pointee.faults()
  }

  /// Computes the inside afresh from the constraints, as a numerical failure would make it do. For
  /// tests: no value may change but for rounding.
  package func rebuild() {
    core.pointee.rebuild()
  }

  /// Lets a numerical failure happen in the next operations. For tests.
  package func inject(_ fault: NumericalFault) {
    core.pointee.inject(fault)
  }

  /// How hard the solver's life was so far. For tests and benchmarks.
  package var diagnostics: Diagnostics {
    core.pointee.diagnostics
  }

  /// What the solver holds of memory, in bytes. For benchmarks.
  package var allocatedBytes: Int {
    core.pointee.allocatedBytes
  }
}
