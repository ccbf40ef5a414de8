import LayoutTrace
import Testing

/// How the constraints of a course are found in an app.
@Suite struct ConstraintNameTests {
  static let banner = ViewName(name: "banner", candidates: [])
  static let thumbnail = ViewName(name: "thumbnail", candidates: [])
  static let absent = ViewName(name: "absent", candidates: [])

  /// The banner is view 1 of the app, the thumbnail view 2.
  static func index(of view: ViewName) -> Int? {
    ["banner": 1, "thumbnail": 2][view.name]
  }

  private static func side(_ view: Int, _ attribute: String, guide: String? = nil)
    -> ConstraintIdentity.Side
  {
    ConstraintIdentity.Side(view: view, guide: guide, attribute: attribute)
  }

  private static func identity(
    _ first: ConstraintIdentity.Side, _ relation: ConstraintIdentity.Relation,
    _ second: ConstraintIdentity.Side?, times multiplier: Double = 1, properties: [String] = [],
    identifier: String? = nil
  ) -> ConstraintIdentity {
    ConstraintIdentity(
      properties: properties, identifier: identifier, first: first, relation: relation,
      multiplier: multiplier, second: second)
  }

  /// `thumbnail.right == banner.left @999`
  static let follow = pattern(thumbnail, "right", .equal, banner, "left", priority: 999)

  private static func pattern(
    _ first: ViewName, _ attribute: String, _ relation: ConstraintIdentity.Relation,
    _ second: ViewName? = nil, _ secondAttribute: String = "", guide: String? = nil,
    priority: Double? = nil
  ) -> ConstraintPattern {
    ConstraintPattern(
      first: .init(view: first, guide: nil, attribute: attribute), relation: relation,
      second: second.map { .init(view: $0, guide: guide, attribute: secondAttribute) },
      priority: priority)
  }

  private static func reading(
    of identity: ConstraintIdentity, by candidate: ConstraintCandidate
  ) -> ConstantReading? {
    candidate.reading(of: identity, view: index)
  }

  @Test(arguments: [
    (identity(side(2, "right"), .equal, side(1, "left")), ConstantReading.asWritten),
    (identity(side(2, "trailing"), .equal, side(1, "leading")), .asWritten),
    (identity(side(1, "leading"), .equal, side(2, "trailing")), .turnedRound(multiplier: 1)),
    (
      identity(side(1, "leading"), .equal, side(2, "trailing"), times: 2),
      .turnedRound(multiplier: 2)
    ),
    (identity(side(2, "right"), .greaterOrEqual, side(1, "left")), nil),
    (identity(side(2, "left"), .equal, side(1, "left")), nil),
    (identity(side(2, "right"), .equal, side(1, "right")), nil),
    (identity(side(2, "right"), .equal, side(3, "left")), nil),
    (identity(side(2, "right"), .equal, side(1, "left", guide: "layoutMarginsGuide")), nil),
    (identity(side(2, "width"), .equal, nil), nil),
  ])
  func aPatternMeansTheConstraintsThatJoinTheSame(
    identity: ConstraintIdentity, reading: ConstantReading?
  ) {
    #expect(Self.reading(of: identity, by: .joining(Self.follow)) == reading)
  }

  @Test func anInequalityTurnsRoundWithItsSides() {
    let least = Self.pattern(Self.thumbnail, "left", .lessOrEqual, Self.banner, "left")
    let same = Self.identity(Self.side(1, "left"), .greaterOrEqual, Self.side(2, "left"))
    let other = Self.identity(Self.side(1, "left"), .lessOrEqual, Self.side(2, "left"))
    #expect(Self.reading(of: same, by: .joining(least)) == .turnedRound(multiplier: 1))
    #expect(Self.reading(of: other, by: .joining(least)) == nil)
  }

  @Test func aSizeAndAGuideAreToldFromTheRest() {
    let height = Self.pattern(Self.banner, "height", .equal)
    #expect(
      Self.reading(of: Self.identity(Self.side(1, "height"), .equal, nil), by: .joining(height))
        == .asWritten)
    #expect(
      Self.reading(
        of: Self.identity(Self.side(1, "height"), .equal, Self.side(1, "width")),
        by: .joining(height)) == nil)
    let safe = Self.pattern(
      Self.thumbnail, "top", .equal, Self.banner, "top", guide: "safeAreaLayoutGuide")
    let guided = Self.identity(
      Self.side(2, "top"), .equal, Self.side(1, "top", guide: "safeAreaLayoutGuide"))
    #expect(Self.reading(of: guided, by: .joining(safe)) == .asWritten)
  }

  @Test func aViewThatTheAppHasNotIsInNoConstraint() {
    let pattern = Self.pattern(Self.absent, "right", .equal, Self.banner, "left")
    let identity = Self.identity(Self.side(2, "right"), .equal, Self.side(1, "left"))
    #expect(Self.reading(of: identity, by: .joining(pattern)) == nil)
  }

  @Test func propertiesAndIdentifiersLeadToTheirConstraint() {
    let identity = Self.identity(
      Self.side(1, "height"), .equal, nil, properties: ["bannerHeight", "banner.height"],
      identifier: "height")
    #expect(Self.reading(of: identity, by: .property("banner.height")) == .asWritten)
    #expect(Self.reading(of: identity, by: .property("height")) == nil)
    #expect(Self.reading(of: identity, by: .identifier("height")) == .asWritten)
    #expect(Self.reading(of: identity, by: .identifier("bannerHeight")) == nil)
  }

  @Test func aPriorityTellsConstraintsApartThatJoinTheSame() {
    #expect(ConstraintCandidate.joining(Self.follow).includes(priority: 999))
    #expect(!ConstraintCandidate.joining(Self.follow).includes(priority: 1000))
    #expect(ConstraintCandidate.identifier("x").includes(priority: 1))
    let odd = Self.pattern(Self.thumbnail, "width", .equal, priority: 999.9)
    #expect(ConstraintCandidate.joining(odd).includes(priority: Double(Float(999.9))))
  }

  /// `banner.left == 2 * thumbnail.right - 30` is `thumbnail.right == banner.left / 2 + 15`.
  @Test func aConstantIsReadAsTheSidesAreMeant() {
    #expect(ConstantReading.asWritten.constant(of: 15) == 15)
    #expect(ConstantReading.turnedRound(multiplier: 2).constant(of: -30) == 15)
    #expect(ConstantReading.turnedRound(multiplier: 2).written(for: 15) == -30)
    #expect(ConstantReading.turnedRound(multiplier: 1).constant(of: 0).sign == .plus)
  }

  @Test(arguments: [
    (ConstraintCandidate.joining(follow), "thumbnail.right == banner.left @999"),
    (.joining(pattern(banner, "height", .lessOrEqual)), "banner.height <= constant"),
    (
      .joining(
        pattern(
          thumbnail, "top", .greaterOrEqual, banner, "top", guide: "safeAreaLayoutGuide",
          priority: 999.5)),
      "thumbnail.top >= banner.safeAreaLayoutGuide.top @999.5"
    ),
    (.identifier("height"), "the constraint with identifier \"height\""),
    (.property("banner.height"), "banner.height"),
  ])
  func aCandidateIsSaidInWords(candidate: ConstraintCandidate, words: String) {
    #expect(candidate.description == words)
  }
}
