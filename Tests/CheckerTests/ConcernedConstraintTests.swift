import Course
import LayoutTrace
import Testing
import TraceFixtures

@testable import Checker

/// Which constraint a failure is about: the header hangs 60 points too low.
@Suite struct ConcernedConstraintTests {
  private typealias View = FakePage.View

  private static func identity(
    _ attribute: String, of view: Int, to other: (view: Int, attribute: String)?
  ) -> ConstraintIdentity {
    ConstraintIdentity(
      properties: [], identifier: nil,
      first: .init(view: view, guide: nil, attribute: attribute), relation: .equal, multiplier: 1,
      second: other.map { .init(view: $0.view, guide: nil, attribute: $0.attribute) })
  }

  private static let bottom = identity("bottom", of: View.image, to: (View.scroll, "top"))
  private static let top = identity("top", of: View.image, to: (View.scroll, "top"))
  private static let below = identity("top", of: View.text, to: (View.image, "top"))
  private static let label = identity("top", of: View.label, to: (View.text, "top"))

  /// What is found when these are active, those after `missedFrom` missed.
  private func concerned(
    _ identities: [ConstraintIdentity], missed: Set<Int> = [],
    wanted: [WantedFrame] = [CheckerTests.headerAtTop(from: 60)], mentions: [String] = ["header"],
    frame: Int? = 0
  ) -> ConstraintIdentity? {
    var page = FakePage(.moves, offsets: [-60])
    page.edit = { frame in
      frame.constraints = identities.indices.map {
        ConstraintState(
          constraint: $0, constant: 0, priority: 1000, violation: missed.contains($0) ? 3 : 0)
      }
    }
    var trace = page.trace()
    trace.constraints = identities
    return Checker.concernedConstraint(
      of: Failure(
        expected: "", actual: "", frame: frame, time: 0, offset: nil, circumstance: "",
        wanted: wanted, mentions: mentions),
      in: Record(trace, names: CheckerTests.views))
  }

  @Test func theEdgeThatIsOffDecides() {
    #expect(concerned([Self.label, Self.below, Self.top]) == Self.top)
    #expect(concerned([Self.label, Self.below]) == Self.below)
  }

  @Test func ofEqualsTheFirstIsTaken() {
    #expect(concerned([Self.top, Self.bottom]) == Self.top)
    #expect(concerned([Self.bottom, Self.top]) == Self.bottom)
  }

  @Test func withoutPlacesTheOneThatIsMissedIsTaken() {
    #expect(
      concerned([Self.label, Self.bottom], missed: [0], wanted: [], mentions: []) == Self.label)
    #expect(concerned([Self.label, Self.bottom], wanted: []) == Self.bottom)
  }

  @Test func whatHasNothingToDoWithAConstraintHasNone() {
    #expect(concerned([Self.label], wanted: [], mentions: []) == nil)
    #expect(concerned([Self.top], frame: nil) == nil)
    #expect(concerned([Self.top], frame: 7) == nil)
  }
}
