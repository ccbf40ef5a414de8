import Cassowary
import Measuring
import SolverOracle

/// Dense, degenerate and badly scaled systems, each held against a solution that no simplex has a
/// part in, or against a fresh solver.
struct Adversaries {
  let seed: UInt64

  /// What came of one kind of system.
  struct Outcome {
    var name: String
    var checks = 0
    var faults: [String] = []
    var seconds = 0.0
    var diagnostics = Diagnostics()
  }

  /// Runs all kinds, and tells what came of each as soon as it is over.
  func run(_ tell: (Outcome) -> Void) {
    for (views, rungs) in [(20, 15), (60, 30), (200, 50)] {
      tell(ladder(views: views, rungs: rungs))
    }
    tell(cycling())
    tell(corner())
    tell(drift())
  }

  private func measured(_ name: String, _ work: (inout Outcome) throws(Unsatisfiable) -> Void)
    -> Outcome
  {
    var outcome = Outcome(name: name)
    outcome.seconds =
      1e-9
      * Stopwatch().nanoseconds {
        do throws(Unsatisfiable) {
          try work(&outcome)
        } catch {
          outcome.faults.append("\(error)")
        }
      }
    return outcome
  }

  private func ladder(views: Int, rungs: Int) -> Outcome {
    measured("ladder of \(rungs) levels over \(views) equal widths") {
      outcome throws(Unsatisfiable) in
      var ladder = try Ladder(seed: seed, views: views, rungs: rungs)
      for step in 0...300 {
        if step > 0 { try ladder.act() }
        outcome.checks += 1
        if let fault = ladder.fault() { outcome.faults.append("edit \(step): \(fault)") }
      }
      outcome.faults += ladder.solver.faults()
      outcome.diagnostics = ladder.solver.diagnostics
    }
  }

  private func cycling() -> Outcome {
    measured("programs that cycle, in every rotation") { outcome throws(Unsatisfiable) in
      for example in CyclingExample.all {
        let least = example.least()
        for shift in 0..<10 {
          for isWishFirst in [false, true] {
            let found = try example.found(rotatedBy: shift, isWishFirst: isWishFirst)
            outcome.checks += 1
            outcome.diagnostics.add(found.diagnostics)
            if abs(found.cost - least) > 1e-6 * max(1, abs(least)) {
              outcome.faults.append("\(example.name): \(found.cost) where \(least) is best")
            }
          }
        }
      }
    }
  }

  /// Every view at most as wide as every other, and a wish each that all give way to in turn.
  private func corner() -> Outcome {
    measured("corner where 40 widths meet") { outcome throws(Unsatisfiable) in
      let solver = Solver()
      let widths = (0..<40).map { _ in solver.makeVariable(lowerBound: 0) }
      for first in widths.indices {
        for second in widths.indices where second != first {
          _ = try solver.add(
            [Term(widths[first]), Term(widths[second], times: -1)], .lessThanOrEqual, 0)
        }
      }
      var wishes: [Constraint] = []
      for width in widths {
        wishes.append(
          try solver.add([Term(width)], .greaterThanOrEqual, 10, priority: Priority(500)))
      }
      let total = try solver.add(widths.map { Term($0) }, .equal, 40, priority: Priority(900))
      for step in 0..<200 {
        let wanted = Double(step % 17) * 40
        solver.setConstant(wanted, of: total)
        solver.setConstant(Double(step % 29), of: wishes[step % 40])
        try solver.solve()
        outcome.checks += 1
        if widths.contains(where: { abs(solver.value(of: $0) - wanted / 40) > 1e-9 }) {
          outcome.faults.append("edit \(step): not all are \(wanted / 40)")
        }
      }
      outcome.faults += solver.faults()
      outcome.diagnostics = solver.diagnostics
    }
  }

  /// Many edits to a system that is never made again by hand, beside a fresh solver.
  private func drift() -> Outcome {
    measured("20,000 edits in a row") { outcome throws(Unsatisfiable) in
      for flavour in [Flavour.loose, .degenerate, .levelled, .scaled] {
        var random = RandomSystem(seed: seed, variables: 12, flavour: flavour)
        let bounds = random.bounds()
        let scales = random.scales()
        var model = Model(bounds: bounds, scales: scales)
        for _ in 0..<30 { _ = try? model.add(random.constraint(required: 0.1)) }
        for step in 1...5000 {
          let index = Int.random(in: model.standing.indices, using: &random.generator)
          guard model.standing[index].plain.priority < .required else { continue }
          let constant = Double.random(in: -50...50, using: &random.generator)
          model.solver.setConstant(constant, of: model.standing[index].handle)
          model.standing[index].plain.constant = constant
          try model.solver.solve()
          guard step % 500 == 0 else { continue }
          var fresh = Model(bounds: bounds, scales: scales)
          for (_, plain) in model.standing { try fresh.add(plain) }
          try fresh.solver.solve()
          outcome.checks += 1
          outcome.faults += model.solver.faults()
          if !model.objective().agrees(with: fresh.objective()) {
            outcome.faults.append("\(flavour.name), edit \(step): a fresh solver finds another")
          }
        }
        outcome.diagnostics.add(model.solver.diagnostics)
      }
    }
  }
}
