import Testing

@testable import Course

/// Every mistake that a manifest can have, with its line and column and what is said of it.
@Suite struct ManifestErrorTests {
  @Test(arguments: [
    // As a whole.
    ("format: 1", "format: 2", "1:9: this course is of format 2; this Stretchy reads format 1"),
    ("format: 1", "format: one", "1:9: `format` is the number of the format: 1"),
    ("title: A course", "titel: A course", "2:1: a course has no `titel`; did you mean `title`?"),
    ("language: 4", "language: 3", "3:11: `language` is Swift's language mode: 4, 4.2, 5 or 6"),
    ("iphone 8", "iPhone 88", "4:21: no device is called `iPhone 88`; did you mean `iPhone 8`?"),
    (
      "iphone 8", "Walkman",
      "4:21: no device is called `Walkman`; `stretchy devices` lists them"
    ),
    // Views.
    (
      "label: {class: UILabel, number: 2, superviews: 1}", "offset: infoText",
      "7:3: `offset` is a word of the language and cannot name a view"
    ),
    (
      "label: {class", "my label: {class",
      "7:3: a view's name is one word of letters and digits"
    ),
    ("number: 2", "nubmer: 2", "7:27: a view has no `nubmer`; did you mean `number`?"),
    ("number: 2", "number: 0", "7:35: a whole number from 1 is wanted"),
    (
      "{identifier: header}", "{superviews: 1}",
      "6:57: say how the view is found: a property, an identifier or a class"
    ),
    // Gestures.
    ("release]", "relase]", "9:45: `relase` is no gesture; did you mean `release`?"),
    ("{drag: ", "{darg: ", "9:11: a gesture has no `darg`; did you mean `drag`?"),
    ("down: 300", "dawn: 300", "9:18: a drag has no `dawn`; did you mean `down`?"),
    ("down: 300", "down: far", "9:24: `down` of a drag is a number"),
    ("down: 300", "down: 1000000", "9:17: a finger moves at most 10000 points"),
    ("seconds: 0.5", "seconds: 61", "9:38: a gesture takes 0 to 60 seconds"),
    ("release]", "{wait: 60}, {wait: 50}]", "9:9: a script takes at most 60 seconds"),
    (
      "release]", "{scroll: {to: bottom}}]",
      "9:59: an offset is a number, `top`, `end`, `top - 100` or `end + 60`"
    ),
    ("release]", "{scroll: {from: 0}}]", "9:54: a scroll says where to: {to: end}"),
    (
      "release]", "{set offset: {to: 1, animated: perhaps}}]",
      "9:76: `animated` is true or false"
    ),
    (
      "release]", "{rotate: over}]",
      "9:54: the phone turns to portrait, portraitUpsideDown, landscapeLeft or landscapeRight"
    ),
    (
      "release]", "{rotate: landscapeleft}]",
      "9:54: the phone does not turn to `landscapeleft`; did you mean `landscapeLeft`?"
    ),
    (
      "release]", "{text: {of: labl, words: 3}}]",
      "9:57: the course has no view `labl`; did you mean `label`?"
    ),
    (
      "release]", "{text: {of: paragraph, words: 3}}]",
      "9:57: the course has no view `paragraph`; it has header, label"
    ),
    (
      "release]", "{text: {words: 3}}]",
      "9:52: a text says of which view: {of: caption, words: 60}"
    ),
    (
      "release]", "{text: {of: label}}]",
      "9:52: a text says what it is: {of: caption, is: Hello} or {of: caption, words: 60}"
    ),
    (
      "release]", "{text: {of: label, is: A, words: 3}}]",
      "9:71: a text is given by `is` or by `words`, not by both"
    ),
    (
      "release]", "{text: {of: label, words: many}}]",
      "9:71: `words` is a whole number from 0 to 2000"
    ),
    ("release]", "{text: {of: label, is: [A]}}]", "9:68: `is` is a text"),
    (
      "release]", "{text: {of: label, word: 3}}]",
      "9:64: a text has no `word`; did you mean `words`?"
    ),
    ("release]", "{text: long}]", "9:52: a text is a mapping: `key: value` lines"),
    ("do: pull", "do: pul", "21:9: no gesture is called `pul`; did you mean `pull`?"),
    // Steps.
    ("{tag: Step-2}", "{tag: Step-1}", "12:5: `Step-1` is there twice"),
    ("{tag: Step-2}", "{title: Two}", "12:5: a step has a tag: tag: Step-1"),
    (
      "steps: Step-2...", "steps: Step-4",
      "18:12: `Step-4` names no steps; there are Step-1, Step-2, Step-3"
    ),
    (
      "steps: Step-2...", "steps: Step-3...Step-2",
      "18:12: `Step-3...Step-2` names no steps; there are Step-1, Step-2, Step-3"
    ),
    ("page: one.md", "page: ../one.md", "11:56: a page is in the course's folder: pages/one.md"),
    ("page: one.md", "page: /one.md", "11:56: a page is in the course's folder: pages/one.md"),
    // Behaviours.
    (
      "  sticks:", "  It_Sticks:",
      "15:3: a behaviour's name is small letters and digits with hyphens: header-sticks"
    ),
    ("says: It sticks.", "say: It sticks.", "16:5: `sticks` has no `say`; did you mean `says`?"),
    ("kind: documented bug", "kind: bug", "17:11: a kind is one of promise, documented bug"),
    ("points: 2.5", "points: -1", "19:13: `points` is a number from 0 to 100000"),
    ("points: 2.5", "points: 100001", "19:13: `points` is a number from 0 to 100000"),
    ("points: 2.5", "points: many", "19:13: `points` is a number"),
    (
      "devices: all", "devices: [iPhone SE]",
      "20:15: this is none of the course's devices: iPhone X, iPhone 8, all, phones, tablets, home indicator, home button"
    ),
    ("devices: all", "devices: tablets", "20:14: none of the course's devices is of this kind"),
    // Expectations.
    (
      "header.top == 0", "haeder.top == 0",
      "23:9: in `haeder.top == 0`: nothing is called `haeder`; did you mean `header`?"
    ),
    (
      "header.top == 0", "\"offset == yes\"",
      "23:20: in `offset == yes`: `yes` is a condition; a number is wanted"
    ),
    (
      "- header.top == 0", "- >-\n          header.top ==\n          haeder.top",
      "23:9: in `header.top == haeder.top`: nothing is called `haeder`; did you mean `header`?"
    ),
    ("header.top == 0", "1 == 1", "23:9: `1 == 1` says the same of every app: it checks nothing"),
    (
      "expect: header.left == 0", "expects: header.left == 0",
      "24:42: an expectation has no `expects`; did you mean `expect`?"
    ),
    (
      "[offset < 0]", "[{when: offset < 0}]",
      "25:18: an expectation says what it expects: {when: ..., expect: ...}"
    ),
    (
      "{on: iPhone 8,", "{on: iPhone 9,",
      "24:14: this is none of the course's devices: iPhone X, iPhone 8, all, phones, tablets, home indicator, home button"
    ),
  ])
  func aMistakeIsNamedWithItsPlace(sound: String, wrong: String, mistake: String) {
    let text = ManifestTests.sound.replacing(sound, with: wrong, maxReplacements: 1)
    let mistakes = ManifestTests.mistakes(in: text)
    #expect(mistakes.contains("course.yml:\(mistake)"), "\(mistakes)")
  }

  @Test func whatMustNotBeMissingIsNamed() {
    #expect(
      ManifestTests.mistakes(in: "format: 1\nbehaviours: {a: {}}") == [
        "course.yml:1:1: a course has `title`",
        "course.yml:1:1: a course has `devices`",
        "course.yml:1:1: a course has `views`",
        "course.yml:1:1: a course has `steps`",
        "course.yml:2:14: `a` has no sentence: says: ...",
        "course.yml:2:14: `a` holds in no step: steps: ...",
        "course.yml:2:14: `a` expects nothing, so it could never fail: always: ...",
      ])
  }

  @Test func aPageThatIsNotThereIsNamed() {
    #expect(
      throws: CourseError(mistakes: [
        .init(
          file: "course.yml", line: 11, column: 56,
          message: "there is no page `one.md` in the course's folder")
      ])
    ) {
      try Course(
        manifest: ManifestTests.sound, file: "course.yml", name: "test", hasFile: { _ in false })
    }
  }

  @Test func allMistakesAreNamedInOrderOfPlace() {
    let text = ManifestTests.sound
      .replacing("title:", with: "titel:").replacing("down:", with: "dawn:")
      .replacing("header.left", with: "header.lefd")
    #expect(
      ManifestTests.mistakes(in: text) == [
        "course.yml:1:1: a course has `title`",
        "course.yml:2:1: a course has no `titel`; did you mean `title`?",
        "course.yml:9:18: a drag has no `dawn`; did you mean `down`?",
        "course.yml:11:19: a step has no `titel`; did you mean `title`?",
        "course.yml:24:57: in `header.lefd == 0`: nothing is called `lefd`; did you mean `left`?",
      ])
  }

  @Test func endlessNestingIsRefused() {
    let mistakes = ManifestTests.mistakes(in: String(repeating: "[", count: 200_000))
    #expect(mistakes.count == 1 && mistakes[0].hasPrefix("course.yml:1:"), "\(mistakes)")
  }

  @Test(arguments: [
    ("", "1:1: the manifest is empty"),
    ("- a\n- b", "1:1: a course is a mapping: `key: value` lines"),
    ("title: [", "2:1: this is no YAML: did not find expected node content"),
    ("a: 1\na: 2", "1:1: `a` stands twice in what begins here"),
  ])
  func whatIsNoManifestIsRefused(text: String, mistake: String) {
    let mistakes = ManifestTests.mistakes(in: text)
    #expect(mistakes.contains("course.yml:\(mistake)"), "\(mistakes)")
  }
}
