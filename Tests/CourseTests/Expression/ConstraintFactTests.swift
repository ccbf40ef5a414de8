import LayoutTrace
import Testing
import TraceFixtures

@testable import Course

/// What conditions say of constraints.
@Suite struct ConstraintFactTests {
  typealias View = FakePage.View

  static let views = ExpressionTests.views

  /// `wish` holds at rest and is missed afterwards, `turned` is written the other way round in the
  /// app, `late` comes with the second frame, `never` is in no frame.
  static let constraints = [
    ConstraintName(name: "wish", candidates: [.property("wish")]),
    ConstraintName(
      name: "turned",
      candidates: [
        .property("renamed"),
        .joining(
          ConstraintPattern(
            first: .init(view: views[0], guide: nil, attribute: "bottom"), relation: .equal,
            second: .init(view: views[1], guide: nil, attribute: "top"), priority: 750)),
      ]),
    ConstraintName(name: "late", candidates: [.identifier("late")]),
    ConstraintName(name: "never", candidates: [.identifier("never")]),
  ]

  static func record() -> Record {
    var page = FakePage(.sticks, offsets: [0, -20, -60])
    page.constraints = [
      Self.identity(identifier: "never"),
      Self.identity(properties: ["wish"]),
      ConstraintIdentity(
        properties: [], identifier: nil,
        first: .init(view: View.text, guide: nil, attribute: "top"), relation: .equal,
        multiplier: 2, second: .init(view: View.image, guide: nil, attribute: "bottom")),
      Self.identity(identifier: "late"),
      Self.identity(properties: ["wish"], identifier: "late"),
    ]
    page.edit = { frame in
      let isAtRest = frame.time == 0
      frame.constraints = [
        .init(constraint: 1, constant: 3, priority: 999, violation: isAtRest ? 0 : 60),
        .init(constraint: 2, constant: -16, priority: 750, violation: 0),
      ]
      if !isAtRest {
        frame.constraints.append(.init(constraint: 4, constant: 7, priority: 1000, violation: 0))
      }
    }
    return Record(page.trace(), names: views, constraints: constraints)
  }

  private static func identity(
    properties: [String] = [], identifier: String? = nil
  ) -> ConstraintIdentity {
    ConstraintIdentity(
      properties: properties, identifier: identifier,
      first: .init(view: View.root, guide: nil, attribute: "height"), relation: .equal,
      multiplier: 1, second: nil)
  }

  @Test(arguments: [
    ("wish.error == 60", "wish.error == 0"),
    ("wish.rest.error == 0", "wish.rest.error == 60"),
    ("change(wish.error) == 0", "before(wish.error) == 0"),
    ("wish.constant == 3", "wish.constant == 7"),
    ("wish.priority == 999", "wish.priority == 1000"),
    ("turned.holds", "wish.holds"),
    ("wish.rest.holds", "not turned.holds"),
    ("turned.constant == 8", "turned.constant == -16"),
    ("late.constant == 7", "late.constant == 3"),
    ("exists(late) and exists(wish)", "exists(never)"),
    ("not rest(exists(late))", "rest(exists(late))"),
  ])
  func aConditionHoldsWhereItIsTrueOnly(isTrue: String, isFalse: String) throws {
    let moment = Moment(Self.record(), at: 2)
    #expect(try Self.expression(isTrue).holds(at: moment), "\(isTrue)")
    #expect(try !Self.expression(isFalse).holds(at: moment), "\(isFalse)")
  }

  private static func expression(_ text: String) throws(ExpressionError) -> Expression {
    try Expression(text, views: views, constraints: constraints)
  }

  @Test(arguments: [
    (
      "never.error == 0", 2,
      "there is no constraint `never` (looked for the constraint with identifier \"never\")"
    ),
    ("late.error == 0", 0, "the constraint `late` is not active"),
  ])
  func whatIsNotThereIsSaid(text: String, frame: Int, reason: String) throws {
    let expression = try Self.expression(text)
    #expect(throws: Absence(reason: reason)) {
      try expression.holds(at: Moment(Self.record(), at: frame))
    }
  }

  @Test(arguments: [
    ("wihs.error == 0", 0, "nothing is called `wihs`; did you mean `wish`?"),
    ("wish.eror == 0", 5, "nothing is called `eror`; did you mean `error`?"),
    ("wish == 0", 0, "say what of `wish`: wish.error, wish.constant"),
    ("isVisible(wish)", 10, "it is written isVisible(view), with a view of the course"),
  ])
  func aMistakeIsNamedWithItsPlace(text: String, offset: Int, message: String) {
    #expect(throws: ExpressionError(message: message, offset: offset)) {
      try Self.expression(text)
    }
  }

  @Test func aConstraintIsFoundByItsFirstCandidateThatIsEverActive() {
    let found = Self.record().foundConstraints
    #expect(found.map { $0?.candidate } == [0, 1, 0, nil])
  }

  @Test func scrolledIsTheDistanceFromTheStart() throws {
    var page = FakePage(.sticks, offsets: [0, -20])
    page.edit = { $0.views[View.scroll].scroll?.adjustedContentInset.top = 50 }
    let moment = Moment(Record(page.trace(), names: Self.views), at: 1)
    #expect(try Self.expression("scrolled == 30 and page.scrolled == 30").holds(at: moment))
    #expect(try !Self.expression("scrolled == offset").holds(at: moment))
  }
}
