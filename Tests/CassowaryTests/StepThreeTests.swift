import Cassowary
import Testing

@Suite("The example that the module's README works through")
struct StepThreeTests {
  @Test(
    "fact 2.9: pulled down the header sticks and stretches, scrolled up it keeps its height",
    arguments: [[0.0], [100, -100, 50], [-300, 800, 0], [262.5, -0.5]])
  func header(offsets: [Double]) throws {
    let solver = Solver()
    let offset = solver.makeVariable()
    let containerTop = solver.makeVariable()
    let imageTop = solver.makeVariable()
    let imageHeight = solver.makeVariable(lowerBound: 0)
    let c1 = try solver.add([Term(offset)], .equal, 0)
    _ = try solver.add([Term(containerTop), Term(offset)], .equal, 0)
    _ = try solver.add(
      [Term(imageTop), Term(imageHeight), Term(containerTop, times: -1)], .equal, 262.5)
    _ = try solver.add([Term(imageHeight)], .greaterThanOrEqual, 262.5)
    let c5 = try solver.add([Term(imageTop)], .equal, 0, priority: Priority(750))
    for value in offsets {
      solver.setConstant(value, of: c1)
      try solver.solve()
      #expect(solver.value(of: imageTop) == -max(value, 0), "\(value)")
      #expect(solver.value(of: imageHeight) == 262.5 + max(-value, 0), "\(value)")
      #expect(solver.violation(of: c5) == max(value, 0), "\(value)")
      #expect(solver.faults() == [])
    }
  }
}
