import LayoutTrace
import Testing

@testable import Course

/// What a manifest says, and every mistake in one with its place.
@Suite struct ManifestTests {
  /// A small manifest without a mistake.
  static let sound = """
    format: 1
    title: A course
    language: 4
    devices: [iPhone X, iphone 8]
    views:
      header: [imageView, banner.image.superview.superview, {identifier: header}]
      label: {class: UILabel, number: 2, superviews: 1}
    gestures:
      pull: [{drag: {down: 300, seconds: 0.5}}, release]
    steps:
      - {tag: Step-1, title: One, teaches: A thing., page: one.md}
      - {tag: Step-2}
      - {tag: Step-3}
    behaviours:
      sticks:
        says: It sticks.
        kind: documented bug
        steps: Step-2...
        points: 2.5
        devices: all
        do: pull
        always:
          - header.top == 0
          - {on: iPhone 8, when: offset > 3, expect: header.left == 0}
        eventually: [offset < 0]
        at start: offset == 0
        at end: [offset == 0]
      rests:
        says: It rests.
        steps: [Step-1, Step-3]
        always: [offset == 0]
    """

  private static let label = ViewName(
    name: "label",
    candidates: [ViewCandidate(start: .className("UILabel", rank: 2), superviews: 1)])

  static func read(_ text: String) throws(CourseError) -> Course {
    try Course(manifest: text, file: "course.yml", name: "test")
  }

  static func mistakes(in text: String) -> [String] {
    do throws(CourseError) {
      _ = try read(text)
      return []
    } catch {
      return error.mistakes.map(\.description)
    }
  }

  @Test func aManifestIsReadWholly() throws {
    let course = try Self.read(Self.sound)
    #expect(course.title == "A course" && course.languageVersion == "4" && course.name == "test")
    #expect(course.devices.map(\.name) == ["iPhone X", "iPhone 8"])
    #expect(
      course.views == [
        ViewName(
          name: "header",
          candidates: [
            ViewCandidate(start: .property("imageView")),
            ViewCandidate(start: .property("banner.image"), superviews: 2),
            ViewCandidate(start: .identifier("header")),
          ]),
        ViewName(
          name: "label",
          candidates: [ViewCandidate(start: .className("UILabel", rank: 2), superviews: 1)]),
      ])
    #expect(
      course.steps == [
        Step(tag: "Step-1", title: "One", teaches: "A thing.", page: "one.md"),
        Step(tag: "Step-2", title: "", teaches: "", page: nil),
        Step(tag: "Step-3", title: "", teaches: "", page: nil),
      ])
    #expect(course.behaviours.map(\.id) == ["sticks", "rests"])
  }

  @Test func aBehaviourIsReadWholly() throws {
    let course = try Self.read(Self.sound)
    let sticks = course.behaviours[0]
    #expect(sticks.says == "It sticks." && sticks.kind == .documentedBug && sticks.points == 2.5)
    #expect(sticks.steps == ["Step-2", "Step-3"])
    #expect(sticks.devices == course.devices)
    #expect(sticks.script == [.drag(by: Point(x: 0, y: 300), duration: 0.5), .release])
    #expect(
      sticks.expectations.map { expectation in
        let devices = course.devices.filter(expectation.speaks).map(\.name)
        return [expectation.scope.rawValue, expectation.when?.text ?? "", expectation.expect.text]
          + devices
      } == [
        ["always", "", "header.top == 0", "iPhone X", "iPhone 8"],
        ["always", "offset > 3", "header.left == 0", "iPhone 8"],
        ["eventually", "", "offset < 0", "iPhone X", "iPhone 8"],
        ["at start", "", "offset == 0", "iPhone X", "iPhone 8"],
        ["at end", "", "offset == 0", "iPhone X", "iPhone 8"],
      ])
    #expect(sticks.expectations(on: course.devices[0]).count == 4)
    #expect(sticks.expectations(on: course.devices[1]).count == 5)

    let rests = course.behaviours[1]
    #expect(rests.kind == .promise && rests.points == 1 && rests.script == [])
    #expect(rests.steps == ["Step-1", "Step-3"])
    #expect(rests.devices == [course.devices[0]])
  }

  @Test(arguments: [
    ("all", ["Step-1", "Step-2", "Step-3"]),
    ("Step-2", ["Step-2"]),
    ("Step-2...", ["Step-2", "Step-3"]),
    ("Step-1...Step-2", ["Step-1", "Step-2"]),
    ("Step-3, Step-1", ["Step-1", "Step-3"]),
    ("[Step-1...Step-2, Step-3]", ["Step-1", "Step-2", "Step-3"]),
  ])
  func stepsAreNamedSinglyAndInRanges(text: String, steps: [String]) throws {
    let course = try Self.read(Self.sound.replacing("steps: Step-2...", with: "steps: \(text)"))
    #expect(course.behaviours[0].steps == steps)
  }

  @Test(arguments: [
    ("{drag: {up: 10, left: 5}}", Gesture.drag(by: Point(x: -5, y: -10), duration: 1)),
    ("release", .release),
    ("{fling: {up: 900}}", .fling(velocity: Point(x: 0, y: -900))),
    ("{scroll: {to: end}}", .scroll(from: nil, to: .end(plus: 0), duration: 1)),
    (
      "{scroll: {from: 12.5, to: end + 60, seconds: 2}}",
      .scroll(from: .offset(12.5), to: .end(plus: 60), duration: 2)
    ),
    ("{scroll: {to: top - 100}}", .scroll(from: nil, to: .top(plus: -100), duration: 1)),
    ("{set offset: {to: 40, animated: true}}", .setOffset(to: .offset(40), animated: true)),
    ("{set offset: {to: top}}", .setOffset(to: .top(plus: 0), animated: false)),
    ("{wait: 0.5}", .wait(seconds: 0.5)),
    ("{rotate: landscapeLeft}", .rotate(to: .landscapeLeft)),
    ("{text: {of: label, is: A lamp}}", .setText(of: label, to: "A lamp")),
    ("{text: {of: label, is: \"\"}}", .setText(of: label, to: "")),
    ("{text: {of: label, words: 0}}", .setText(of: label, to: "")),
    ("{text: {of: label, words: 9}}", .setText(of: label, to: FillerText.words(9))),
    (
      "{text: {of: label, words: 9, seed: 4}}",
      .setText(of: label, to: FillerText.words(9, seed: 4))
    ),
  ])
  func aGestureIsRead(text: String, gesture: Gesture) throws {
    let course = try Self.read(Self.sound.replacing("do: pull", with: "do: [\(text)]"))
    #expect(course.behaviours[0].script == [gesture])
  }

  @Test(arguments: [
    ("Step-2", "Step-2"), ("step2", "Step-2"), ("STEP 3", "Step-3"), ("step_1", "Step-1"),
    ("3", "Step-3"),
    ("Step-4", nil), ("4", nil), ("", nil),
  ])
  func aStepIsKnownHoweverItIsWritten(name: String, tag: String?) throws {
    #expect(try Self.read(Self.sound).step(named: name)?.tag == tag)
  }

  @Test(arguments: [
    ("all", ["iPhone SE", "iPhone X", "iPad 9.7", "iPad Pro 11"]),
    ("phones", ["iPhone SE", "iPhone X"]),
    ("tablets", ["iPad 9.7", "iPad Pro 11"]),
    ("home indicator", ["iPhone X", "iPad Pro 11"]),
    ("home button", ["iPhone SE", "iPad 9.7"]),
    ("[iphone se, tablets]", ["iPhone SE", "iPad 9.7", "iPad Pro 11"]),
  ])
  func devicesAreChosenByNameOrKind(audience: String, devices: [String]) throws {
    let course = try Self.read(
      Self.sound.replacing(
        "[iPhone X, iphone 8]", with: "[iPhone SE, iPhone X, iPad 9.7, iPad Pro 11]"
      )
      .replacing("devices: all", with: "devices: \(audience)")
      .replacing("on: iPhone 8", with: "on: all"))
    #expect(course.behaviours[0].devices.map(\.name) == devices)
  }

  @Test func onOtherDevicesOnlyWhatSpeaksOfThemIsChecked() throws {
    let course = try Self.read(
      Self.sound.replacing("devices: all", with: "devices: home indicator"))
    let phones = DeviceCatalog.devices.filter { ["iPhone SE", "iPhone 14"].contains($0.name) }
    let elsewhere = course.checked(on: phones)
    #expect(elsewhere.devices == phones)
    #expect(elsewhere.behaviours.map(\.id) == ["sticks"])
    #expect(elsewhere.behaviours[0].devices.map(\.name) == ["iPhone 14"])
  }
}
