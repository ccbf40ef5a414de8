import LayoutTrace
import Testing

@testable import Course

/// The constraints that a manifest names, and what its scripts do to them.
@Suite struct ConstraintManifestTests {
  /// Without a mistake.
  static let sound = """
    format: 1
    title: A course
    devices: [iPhone X]
    views:
      banner: bannerView
      thumbnail: thumbnailView
    constraints:
      height: [bannerHeight, {identifier: height}, banner.height == constant]
      follow: thumbnail.trailing == banner.left @999
      safe: banner.top >= banner.safeAreaLayoutGuide.top
    gestures:
      move: [{constant: {of: follow, from: -30, to: 200, seconds: 2}}]
    steps: [{tag: Step-1}]
    behaviours:
      follows:
        says: It follows.
        steps: all
        do: move
        always: [follow.error == 0]
    """

  private static let banner = ViewName(
    name: "banner", candidates: [.init(start: .property("bannerView"))])
  private static let thumbnail = ViewName(
    name: "thumbnail", candidates: [.init(start: .property("thumbnailView"))])
  private static let follow = ConstraintName(
    name: "follow",
    candidates: [
      .joining(
        ConstraintPattern(
          first: .init(view: thumbnail, guide: nil, attribute: "trailing"), relation: .equal,
          second: .init(view: banner, guide: nil, attribute: "left"), priority: 999))
    ])

  @Test func constraintsAreReadWithAllTheirWays() throws {
    let course = try ManifestTests.read(Self.sound)
    #expect(
      course.constraints == [
        ConstraintName(
          name: "height",
          candidates: [
            .property("bannerHeight"), .identifier("height"),
            .joining(
              ConstraintPattern(
                first: .init(view: Self.banner, guide: nil, attribute: "height"),
                relation: .equal, second: nil, priority: nil)),
          ]),
        Self.follow,
        ConstraintName(
          name: "safe",
          candidates: [
            .joining(
              ConstraintPattern(
                first: .init(view: Self.banner, guide: nil, attribute: "top"),
                relation: .greaterOrEqual,
                second: .init(view: Self.banner, guide: "safeAreaLayoutGuide", attribute: "top"),
                priority: nil))
          ]),
      ])
    #expect(
      course.behaviours[0].script == [
        .setConstant(of: Self.follow, from: -30, to: 200, duration: 2)
      ])
  }

  @Test func aConstantMayBeSetAtOnce() throws {
    let course = try ManifestTests.read(
      Self.sound.replacing("from: -30, to: 200, seconds: 2", with: "to: 4.5"))
    #expect(
      course.behaviours[0].script == [
        .setConstant(of: Self.follow, from: nil, to: 4.5, duration: 0)
      ])
  }

  @Test(arguments: [
    (
      "height: [", "offset: [",
      "8:3: `offset` is a word of the language and cannot name a constraint"
    ),
    ("height: [", "banner: [", "8:3: `banner` is a view already"),
    ("height: [", "my-height: [", "8:3: a constraint's name is one word of letters and digits"),
    (
      "{identifier: height}", "{identifer: height}",
      "8:27: a constraint has no `identifer`; did you mean `identifier`?"
    ),
    ("{identifier: height}", "{identifier: []}", "8:39: an identifier is a text"),
    (
      "banner.height ==", "bannr.height ==",
      "8:48: no view is called `bannr`; did you mean `banner`?"
    ),
    (
      "== banner.left", "== banner.lef",
      "9:40: no constraint speaks of a view's `lef`; did you mean `left`?"
    ),
    (
      "thumbnail.trailing ==", "thumbnail ==",
      "9:11: `thumbnail` is no side of a constraint: a view and what of it, such as banner.left"
    ),
    (
      "== banner.left @999", "= banner.left",
      "9:11: a constraint is found by a property, by {identifier: ...}, or by what it joins: thumbnail.right == banner.left @999, banner.height == constant"
    ),
    ("@999", "@1001", "9:11: a priority is above 0 and at most 1000"),
    ("@999", "@0", "9:11: a priority is above 0 and at most 1000"),
    (
      "of: follow", "of: folow",
      "12:26: the course has no constraint `folow`; did you mean `follow`?"
    ),
    ("from: -30", "form: -30", "12:34: a constant has no `form`; did you mean `from`?"),
    ("from: -30", "from: far", "12:40: `from` of a constant is a number"),
    ("to: 200", "to: 20000", "12:49: a constant is at most 10000 points"),
    ("seconds: 2", "seconds: 99", "12:63: a gesture takes 0 to 60 seconds"),
    (
      ", to: 200", "",
      "12:21: a constant says of which constraint and to what: {of: bannerHeight, to: 60}"
    ),
    (
      "follow.error == 0", "follow.eror == 0",
      "19:21: in `follow.eror == 0`: nothing is called `eror`; did you mean `error`?"
    ),
  ])
  func aMistakeIsNamedWithItsPlace(sound: String, wrong: String, mistake: String) {
    let text = Self.sound.replacing(sound, with: wrong, maxReplacements: 1)
    let mistakes = ManifestTests.mistakes(in: text)
    #expect(mistakes.contains("course.yml:\(mistake)"), "\(mistakes)")
  }
}
