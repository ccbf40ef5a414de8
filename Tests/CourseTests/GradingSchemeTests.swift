import LayoutTrace
import Testing

@testable import Course

/// What an instructor adds to a course.
@Suite struct GradingSchemeTests {
  static let course = """
    format: 1
    title: A course
    devices: [iPhone X, iPhone SE]
    views: {box: [box], label: [label]}
    constraints: {boxWidth: [boxWidth]}
    gestures:
      pull: [{drag: {down: 100}}, release]
    steps: [{tag: Step-1}, {tag: Step-2}]
    behaviours:
      is-there:
        says: It is there.
        steps: all
        devices: all
        always: [exists(box)]
      is-main:
        says: It is there on the main device.
        steps: Step-1
        always: [exists(box)]
    """

  private func scheme(
    _ text: String, course: String = Self.course, seed: UInt64? = nil, due: Int? = nil
  ) throws -> GradingScheme {
    let course = try Course(manifest: course, file: "course.yml", name: "a-course")
    return try GradingScheme(
      manifest: "format: 1\n" + text, file: "grading.yml", course: course, seed: seed, due: due)
  }

  private func complaints(
    _ text: String, course: String = Self.course, seed: UInt64? = nil
  ) -> [String] {
    do {
      _ = try scheme(text, course: course, seed: seed)
      return []
    } catch let error as CourseError {
      return error.mistakes.map { "\($0.line):\($0.column): \($0.message)" }
    } catch {
      return ["\(error)"]
    }
  }

  private static let hidden = """
    behaviours:
      secret:
        says: A secret.
        steps: all
        devices: all
        do:
          - drag: {down: 40...300, seconds: 0.25...0.75}
          - release
          - text: {of: label, words: 5...50, seed: 1...1000}
          - scroll: {to: 10...90}
        always: [exists(box)]
    devices: [iPhone X, random 2 tablets]
    """

  @Test func whatIsRandomFollowsFromTheSeed() throws {
    let first = try scheme(Self.hidden, seed: 1)
    #expect(first.seed == 1)
    #expect(try scheme(Self.hidden, seed: 1).hidden[0].script == first.hidden[0].script)
    #expect(try scheme(Self.hidden, seed: 1).hidden[0].devices == first.hidden[0].devices)
    let others = try (2..<12).map { try scheme(Self.hidden, seed: $0).hidden[0].script }
    #expect(Set(others).count == 10)
  }

  @Test func whatIsDrawnIsInItsRange() throws {
    for seed in UInt64(0)..<50 {
      let behaviour = try scheme(Self.hidden, seed: seed).hidden[0]
      guard case .drag(let by, let duration) = behaviour.script[0],
        case .setText(_, let text) = behaviour.script[2],
        case .scroll(_, .offset(let offset), _) = behaviour.script[3]
      else {
        Issue.record("\(behaviour.script)")
        return
      }
      #expect((40...300).contains(by.y) && by.y == by.y.rounded())
      #expect((0.25...0.75).contains(duration))
      #expect((5...50).contains(text.split(separator: " ").count))
      #expect((10...90).contains(offset))
      #expect(behaviour.devices.map(\.name).first == "iPhone X")
      #expect(behaviour.devices.dropFirst().allSatisfy { $0.idiom == .pad })
      #expect(Set(behaviour.devices.map(\.name)).count == 3)
    }
  }

  @Test func aBehaviourDrawsWhateverElseIsThere() throws {
    let more = Self.hidden.replacing(
      "behaviours:\n",
      with: """
        behaviours:
          another:
            says: Another.
            steps: all
            do: [{drag: {down: 1...9}}]
            always: [exists(box)]

        """)
    #expect(
      try scheme(more, seed: 5).hidden[1].script == scheme(Self.hidden, seed: 5).hidden[0].script)
  }

  @Test func theSeedIsTheCommandsOrTheFilesOrFollowsFromTheText() throws {
    #expect(try scheme("seed: 4").seed == 4)
    #expect(try scheme("seed: 4", seed: 5).seed == 5)
    let text = try scheme("credit: shared").seed
    #expect(try scheme("credit: shared").seed == text)
    #expect(try scheme("credit: whole").seed != text)
  }

  @Test func behavioursAreHeldAgainOnOtherDevices() throws {
    let scheme = try scheme(
      "again: {behaviours: all, devices: [iPhone 8, random 1 phones], points: 4}")
    // The one that speaks of the main device alone is left out.
    #expect(scheme.hidden.map(\.id) == ["is-there-again"])
    #expect(scheme.hidden[0].points == 4 && scheme.hidden[0].devices.count == 2)
    #expect(scheme.hidden[0].devices[0].name == "iPhone 8")
  }

  @Test func whatIsHeldAgainHasANameOfItsOwn() {
    let twice = """
      behaviours:
        is-there-again: {says: Mine., steps: all, always: [exists(box)]}
      again: {behaviours: [is-there], devices: [iPhone 8]}
      """
    #expect(
      complaints(twice) == [
        "4:22: `again` calls `is-there` `is-there-again`, and so is another behaviour called"
      ])
    #expect(complaints(twice.replacing("is-there-again:", with: "is-there-twice:")) == [])
    // The course's own.
    let course = Self.course.replacing("is-main:", with: "is-there-again:")
    #expect(
      complaints("again: {behaviours: all, devices: [iPhone X]}", course: course) == [
        "2:8: `again` calls `is-there` `is-there-again`, and so is another behaviour called"
      ])
    #expect(
      complaints("again: {behaviours: [is-there-again], devices: [iPhone X]}", course: course)
        == [])
  }

  @Test(
    "a limit holds for both ends of a range",
    arguments: [
      ("wait: -1...1", "a gesture takes 0 to 60 seconds"),
      ("wait: 1...61", "a gesture takes 0 to 60 seconds"),
      ("drag: {down: 10, seconds: -1...1}", "a gesture takes 0 to 60 seconds"),
      ("scroll: {to: end, seconds: 1...90}", "a gesture takes 0 to 60 seconds"),
      ("drag: {down: 40...20000}", "a finger moves at most 10000 points"),
      ("drag: {down: 40...9000, up: -2000...0}", "a finger moves at most 10000 points"),
      ("text: {of: label, words: 1...5000}", "`words` is a whole number from 0 to 2000"),
      ("text: {of: label, words: -3...5}", "`words` is a whole number from 0 to 2000"),
      ("text: {of: label, words: 1.5...3}", "`words` is a whole number from 0 to 2000"),
      ("constant: {of: boxWidth, to: 0...20000}", "a constant is at most 10000 points"),
      (
        "constant: {of: boxWidth, to: 1, seconds: 1...99}", "a gesture takes 0 to 60 seconds"
      ),
      ("drag: {down: 0...2000000}", "a range reaches over at most 1000000"),
      ("wait: 40...60}, {wait: 1...30", "a script takes at most 60 seconds"),
      ("wait: 0...60", nil), ("text: {of: label, words: 0...2000}", nil),
      ("drag: {down: -10000...10000}", nil), ("wait: 1...40}, {wait: 1...20", nil),
    ])
  func limits(gesture: String, complaint: String?) {
    let text = """
      behaviours:
        secret: {says: A secret., steps: all, do: [{\(gesture)}], always: [exists(box)]}
      """
    // Whatever is drawn.
    for seed in UInt64(0)..<20 {
      let found = complaints(text, seed: seed).map { String($0.drop { $0 != " " }.dropFirst()) }
      #expect(found == (complaint.map { [$0] } ?? []), "seed \(seed)")
    }
  }

  @Test func whatIsDrawnIsNeverBeyondEndsOfManyDecimals() {
    var dice = Dice(seed: 1)
    for _ in 0..<200 {
      #expect((0.125...0.126).contains(dice.next(from: 0.125, to: 0.126)))
      #expect((0.001...0.999).contains(dice.next(from: 0.001, to: 0.999)))
    }
  }

  @Test func theCommandsMomentGoesBeforeTheFiles() throws {
    let late = "late: {free days: 1, percent per day: 10}"
    #expect(
      try scheme(late, due: 1000).deadline == Deadline(due: 1000, freeDays: 1, percentPerDay: 10))
    #expect(
      try scheme("due: 2026-11-20T23:59+01:00\n" + late, due: 1000).deadline
        == Deadline(due: 1000, freeDays: 1, percentPerDay: 10))
    #expect(try scheme("credit: whole", due: 1000).deadline == Deadline(due: 1000))
    #expect(try scheme("credit: whole").deadline == nil)
  }

  @Test func aSchemeOfAnotherFormatIsToldAsAScheme() throws {
    let course = try Course(manifest: Self.course, file: "course.yml", name: "a-course")
    let error = #expect(throws: CourseError.self) {
      try GradingScheme(manifest: "format: 2", file: "grading.yml", course: course, seed: nil)
    }
    #expect(
      error?.mistakes.map(\.message) == [
        "this grading scheme is of format 2; this Stretchy reads format 1"
      ])
  }

  @Test func rangesAreForHiddenGesturesOnly() throws {
    let course = Self.course.replacing("down: 100", with: "down: 40...300")
    #expect(throws: CourseError.self) {
      try Course(manifest: course, file: "course.yml", name: "a-course")
    }
    #expect(complaints("points: {is-there: 1...3}") == ["2:20: `is-there` is a number"])
  }

  @Test func theRestIsRead() throws {
    let scheme = try scheme(
      """
      course: a-course
      steps: Step-2
      due: 2026-11-20T23:59+01:00
      late: {free days: 1, percent per day: 12.5, most days: 9}
      credit: shared
      points: {is-there: 2.5}
      weights: {Step-2: 3}
      after: {is-main: [is-there]}
      """)
    #expect(scheme.steps == ["Step-2"])
    #expect(
      scheme.deadline
        == Deadline(due: 1_795_215_540, freeDays: 1, percentPerDay: 12.5, mostDays: 9))
    #expect(scheme.credit == .shared)
    #expect(scheme.points == ["is-there": 2.5] && scheme.weights == ["Step-2": 3])
    #expect(scheme.prerequisites == ["is-main": ["is-there"]])
  }

  @Test(arguments: [
    ("course: other", "2:9: this scheme is for `other`, not for `a-course`"),
    ("due: tomorrow", "2:6: `due` is a moment with its zone: 2026-11-20T23:59:00+01:00"),
    ("due: 2026-11-20T23:59:00", "2:6: `due` is a moment with its zone: 2026-11-20T23:59:00+01:00"),
    (
      "late: {free days: 1}",
      "2:7: what is late has a day on which it was due: `due: …` here, or `--due`"
    ),
    ("credit: half", "2:9: `credit` is whole or shared"),
    ("points: {is-here: 1}", "2:10: `points` has no `is-here`; did you mean `is-there`?"),
    ("points: {is-there: -1}", "2:20: `is-there` is a number from 0 to 100000"),
    ("weights: {Step-1: 1000000}", "2:19: `Step-1` is a number from 0 to 100000"),
    (
      "again: {devices: [iPhone 8], points: -5}", "2:38: `points` is a number from 0 to 100000"
    ),
    (
      "again: {behaviours: [is-there, is-there], devices: [iPhone 8]}",
      "2:32: `is-there` stands there twice"
    ),
    ("views: {box: [other]}", "2:9: `box` is a view of the course already"),
    ("views: {boxWidth: [other]}", "2:9: `boxWidth` is a constraint of the course already"),
    (
      "constraints: {boxWidth: [other]}", "2:15: `boxWidth` is a constraint of the course already"
    ),
    ("constraints: {box: [other]}", "2:15: `box` is a view already"),
    ("gestures: {pull: [release]}", "2:12: `pull` is a gesture of the course already"),
    ("weights: {Step-3: 1}", "2:11: `weights` has no `Step-3`; did you mean `Step-1`?"),
    (
      "after: {is-main: is-here}", "2:18: there is no behaviour `is-here`; did you mean `is-there`?"
    ),
    (
      "after: {is-main: is-there, is-there: is-main}",
      "2:28: `is-there` would have to wait for itself"
    ),
    ("after: {is-main: is-main}", "2:9: `is-main` would have to wait for itself"),
    ("devices: [random 99]", "2:11: there are only 14 such devices to draw from"),
    (
      "devices: [random 1 watches]",
      "2:11: devices at random are of a kind: all, phones, tablets, home indicator, home button"
    ),
    (
      "again: {behaviours: all}", "2:8: `again` says on which devices: {devices: [random 2 phones]}"
    ),
    ("seed: -1", "2:7: `seed` is a whole number, 0 or more"),
    (
      "colour: red",
      "2:1: a grading scheme has no `colour`; it has format, course, steps, seed, due, late, credit, points, weights, after, devices, views, constraints, gestures, behaviours, again"
    ),
  ])
  func everyMistakeIsToldWithItsPlace(text: String, complaint: String) {
    #expect(complaints(text) == [complaint])
  }

  @Test func hiddenBehavioursAreReadAsTheCoursesAre() {
    let text = """
      behaviours:
        is-there:
          says: Twice.
          steps: Step-9
          do: [{drag: {down: 9...1}}]
          always: [bix.left == 0]
      """
    #expect(
      complaints(text).map { $0.split(separator: ":").dropFirst(2).joined(separator: ":") } == [
        " `is-there` is a behaviour of the course already",
        " `is-there` holds in no step: steps: ...",
        " `Step-9` names no steps; there are Step-1, Step-2",
        " a range goes from the lesser number to the greater one: 40...300",
        " in `bix.left == 0`: nothing is called `bix`; did you mean `box`?",
      ])
  }
}
