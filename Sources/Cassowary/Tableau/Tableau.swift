/// The solver's state. In progress: its parts follow.
struct Tableau {
  struct Symbol { var value: Double }
  struct Changes { var buffer: UnsafeBufferPointer<Variable> }
  var symbols: UnsafeMutablePointer<Symbol> { unfinished() }
  var changes: Changes { unfinished() }

  func unfinished() -> Never {
    fatalError("the solver's inside is not there yet")
  }

  mutating func destroy() {}
  mutating func makeVariable(lowerBound: Double) -> Int32 { unfinished() }
  mutating func removeVariable(_ id: Int32) { unfinished() }
  mutating func isDetermined(_ id: Int32) -> Bool { unfinished() }
  func constraints(on id: Int32) -> [Constraint] { unfinished() }
  mutating func stage(_ id: Int32, _ coefficient: Double) { unfinished() }
  mutating func add(
    _ relation: Relation, _ constant: Double, _ priority: Priority
  ) throws(Unsatisfiable) -> Constraint { unfinished() }
  mutating func remove(_ constraint: Constraint) { unfinished() }
  mutating func setConstant(_ constant: Double, of constraint: Constraint) { unfinished() }
  func constant(of constraint: Constraint) -> Double { unfinished() }
  mutating func setPriority(_ priority: Priority, of constraint: Constraint) { unfinished() }
  func priority(of constraint: Constraint) -> Priority { unfinished() }
  func violation(of constraint: Constraint) -> Double { unfinished() }
  func unsatisfied() -> [Constraint] { unfinished() }
  mutating func solve() throws(Unsatisfiable) { unfinished() }
}
