import Cassowary
import SolverOracle
import Testing

@Suite("Systems made to lead a simplex astray")
struct AdversaryTests {
  @Test(
    "equal widths with ladders of priorities are optimal after every edit",
    arguments: [(20, 15, 40), (50, 30, 20), (200, 50, 2)])
  func ladders(views: Int, rungs: Int, edits: Int) throws {
    var ladder = try Ladder(seed: UInt64(views), views: views, rungs: rungs)
    #expect(ladder.fault() == nil)
    for edit in 0..<edits {
      try ladder.act()
      #expect(ladder.fault() == nil, "edit \(edit)")
    }
    #expect(ladder.solver.faults() == [])
    #expect(ladder.solver.diagnostics.stalls == 0)
    #expect(ladder.solver.diagnostics.greatestShare < 0.5)
  }

  @Test("programs that are known to cycle end at their least cost", arguments: CyclingExample.all)
  func cycling(example: CyclingExample) throws {
    let least = example.least()
    #expect(least < 0)
    for shift in 0..<10 {
      for isWishFirst in [false, true] {
        let found = try example.found(rotatedBy: shift, isWishFirst: isWishFirst)
        #expect(abs(found.cost - least) <= 1e-6 * max(1, abs(least)), "\(example.name), \(shift)")
        #expect(found.diagnostics.restarts == 0)
        #expect(found.diagnostics.greatestShare < 0.1)
      }
    }
  }

  @Test("Beale's and Kuhn's least costs are those of their papers")
  func knownCosts() {
    #expect(CyclingExample.beale.least() == -1.25)
    #expect(abs(CyclingExample.kuhn.least() + 2) < 1e-9)
  }

  @Test("a constraint goes though its variables are measured in millionths and millions")
  func removedAcrossScales() throws {
    let solver = Solver()
    let small = solver.makeVariable()
    let large = solver.makeVariable(lowerBound: 0)
    let other = solver.makeVariable(lowerBound: 0)
    let tie = try solver.add([Term(small, times: 1e6), Term(large, times: -1e-6)], .equal, 0)
    let least = try solver.add([Term(large, times: 1e-6)], .greaterThanOrEqual, 3)
    let sum = try solver.add([Term(large, times: 1e-6), Term(other)], .equal, 10)
    try solver.solve()
    for constraint in [tie, least] { solver.remove(constraint) }
    solver.setConstant(4, of: sum)
    try solver.solve()
    #expect(abs(solver.value(of: large) * 1e-6 + solver.value(of: other) - 4) < 1e-9)
    #expect(solver.stall == nil)
    #expect(solver.faults() == [])
  }
}
