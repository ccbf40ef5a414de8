package import Cassowary

/// A workload played to a solver through its public face.
package struct Replay {
  package let workload: Workload
  package let solver = Solver()
  private let variables: [Variable]
  private let terms: [[Term]]
  private var constants: [Double]
  private var handles: [Constraint?]
  private let bound: [Bool]

  /// Makes the workload's variables; a constraint that is a bound becomes a bound.
  package init(_ workload: Workload) {
    self.workload = workload
    var isBounded = Array(repeating: false, count: workload.variables)
    for definition in workload.definitions where definition.isBound {
      isBounded[definition.terms[0].variable] = true
    }
    let solver = solver
    let variables = isBounded.map { solver.makeVariable(lowerBound: $0 ? 0 : -.infinity) }
    self.variables = variables
    terms = workload.definitions.map { definition in
      definition.terms.map { Term(variables[$0.variable], times: $0.coefficient) }
    }
    constants = workload.definitions.map(\.constant)
    bound = workload.definitions.map(\.isBound)
    handles = Array(repeating: nil, count: workload.definitions.count)
  }

  /// Adds all constraints that are there at first, and solves.
  package mutating func build() throws(Unsatisfiable) {
    for index in handles.indices where !workload.definitions[index].isLate {
      try add(index)
    }
    try solver.solve()
  }

  /// Plays a phase. After every frame, which ends with reading the list of changes, `frame` is
  /// called with the frame's number.
  package mutating func play(
    _ phase: Workload.Phase, frame: (borrowing Replay, Int) -> Void = { _, _ in }
  ) throws(Unsatisfiable) {
    var number = 0
    var changes = 0
    for operation in phase.operations {
      switch operation {
      case .set(let index, let constant):
        constants[index] = constant
        if let handle = handles[index] { solver.setConstant(constant, of: handle) }
      case .add(let index):
        try add(index)
      case .remove(let index):
        if let handle = handles[index] {
          solver.remove(handle)
          handles[index] = nil
        }
      case .frame:
        try solver.solve()
        for variable in solver.changes where solver.value(of: variable) != 0 { changes &+= 1 }
        frame(self, number)
        number += 1
      }
    }
    precondition(changes >= 0)
  }

  private mutating func add(_ index: Int) throws(Unsatisfiable) {
    if bound[index] { return }
    let definition = workload.definitions[index]
    handles[index] = try solver.add(
      terms[index], definition.relation, constants[index], priority: definition.priority)
  }

  /// By how much an expectation is missed.
  package func error(of expectation: Workload.Expectation) -> Double {
    switch expectation {
    case .values(let pairs):
      return pairs.map { abs(solver.value(of: variables[$0.variable]) - $0.value) }.max() ?? 0
    case .objective(let pairs):
      return pairs.map { abs(violations(at: $0.priority) - $0.sum) / max(1, $0.sum) }.max() ?? 0
    }
  }

  private func violations(at priority: Float) -> Double {
    var sum = 0.0
    for (index, handle) in handles.enumerated() {
      guard let handle, workload.definitions[index].priority.rawValue == priority else { continue }
      sum += solver.violation(of: handle)
    }
    return sum
  }
}
