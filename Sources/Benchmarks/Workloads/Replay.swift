package import Cassowary

/// A workload played to a solver through its public face.
package struct Replay {
  package let workload: Workload
  package let solver = Solver()
  private let variables: [Variable]
  /// The terms of all definitions, one after the other.
  private let terms: [Term]
  /// Where each definition's terms begin in `terms`, and where the last one's end.
  private let starts: [Int]
  /// By definition, the constraint that stands and the constant it stands with.
  private var standing: [Standing]

  private struct Standing {
    var handle: Constraint?
    var constant: Double
  }

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
    terms = workload.definitions.flatMap { definition in
      definition.terms.map { Term(variables[$0.variable], times: $0.coefficient) }
    }
    starts = workload.definitions.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.terms.count) }
    standing = workload.definitions.map { Standing(constant: $0.constant) }
  }

  /// Adds all constraints that are there at first, and solves.
  package mutating func build() throws(Unsatisfiable) {
    let terms = terms
    try terms.withUnsafeBufferPointer { terms throws(Unsatisfiable) in
      for index in standing.indices where !workload.definitions[index].isLate {
        try add(index, of: terms)
      }
    }
    try solver.solve()
  }

  /// Plays a phase, or the first frames of it. After every frame, which ends with reading the list
  /// of changes, `frame` is called with the frame's number.
  package mutating func play(
    _ phase: Workload.Phase, frames: Int = .max, frame: ((borrowing Replay, Int) -> Void)? = nil
  ) throws(Unsatisfiable) {
    var number = 0
    var changes = 0
    let terms = terms
    try terms.withUnsafeBufferPointer { terms throws(Unsatisfiable) in
      for operation in phase.operations {
        switch operation {
        case .set(let index, let constant):
          if let handle = standing[index].handle {
            solver.setConstant(constant, of: handle)
          } else {
            standing[index].constant = constant
          }
        case .add(let index):
          try add(index, of: terms)
        case .remove(let index):
          if let handle = standing[index].handle {
            standing[index] = Standing(constant: solver.constant(of: handle))
            solver.remove(handle)
          }
        case .frame:
          try solver.solve()
          for variable in solver.changes where solver.value(of: variable) != 0 { changes &+= 1 }
          frame?(self, number)
          number += 1
          if number == frames { return }
        }
      }
    }
    precondition(changes >= 0)
  }

  private mutating func add(
    _ index: Int, of terms: UnsafeBufferPointer<Term>
  ) throws(Unsatisfiable) {
    if workload.definitions[index].isBound { return }
    standing[index].handle = try solver.add(
      UnsafeBufferPointer(rebasing: terms[starts[index]..<starts[index + 1]]),
      workload.definitions[index].relation, standing[index].constant,
      priority: workload.definitions[index].priority)
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
    for (index, standing) in standing.enumerated() {
      guard let handle = standing.handle,
        workload.definitions[index].priority.rawValue == priority
      else { continue }
      sum += solver.violation(of: handle)
    }
    return sum
  }
}
