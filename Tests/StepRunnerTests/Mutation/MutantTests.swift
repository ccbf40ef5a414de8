import LayoutTrace
import Testing

@testable import StepRunner

/// Which mistakes are made of a constraint.
@Suite struct MutantTests {
  private func constraint(
    _ relation: ConstraintIdentity.Relation, priority: Double
  ) -> ListedConstraint {
    ListedConstraint(number: 0, text: "a", relation: relation, priority: priority)
  }

  @Test func aRequiredEqualityBecomesEverythingElse() {
    #expect(
      Mutant.all(of: constraint(.equal, priority: 1000)).map(\.words) == [
        "left out", "constant + 10", "constant - 10", "<= in place of ==", ">= in place of ==",
        "priority 750 in place of 1000", "priority 250 in place of 1000",
      ])
  }

  @Test func aWishBecomesAMustAndAWeakerWish() {
    func priorities(_ priority: Double) -> [ConstraintMutation.Change] {
      Mutant.all(of: constraint(.lessOrEqual, priority: priority)).map(\.change).filter {
        if case .priority = $0 { true } else { false }
      }
    }
    #expect(priorities(998) == [.priority(1000), .priority(250)])
    #expect(priorities(250) == [.priority(1000), .priority(1)])
    #expect(priorities(1) == [.priority(1000)])
  }

  @Test func anInequalityBecomesTheOtherAndAnEquality() {
    let changes = Mutant.all(of: constraint(.greaterOrEqual, priority: 1000)).map(\.change)
    #expect(changes.contains(.relation(.equal)) && changes.contains(.relation(.lessOrEqual)))
    #expect(!changes.contains(.relation(.greaterOrEqual)))
  }
}
