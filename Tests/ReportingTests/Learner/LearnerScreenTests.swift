import Checker
import Course
import Reporting
import Testing

/// What a learner sees, in windows of several sizes.
@Suite struct LearnerScreenTests {
  /// The screen without the spaces at the ends of its lines.
  private func drawn(
    _ screen: LearnerScreen = LearnerSamples.screen(), columns: Int, rows: Int,
    usesUnicode: Bool = true
  ) -> String {
    LearnerSamples.text(screen, columns: columns, rows: rows, usesUnicode: usesUnicode)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
  }

  @Test func besideTheTextStandsThePhone() {
    #expect(
      drawn(columns: 80, rows: 24) == """
        Step-2  A header that stretches

        ✗ header-sticks                                               ╭───────────────╮
          Pulled down, the header stays at the top of the screen      │╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│
          and grows by as much.                                       │╎             ╎│
          expected  header.top == 0 and header.height == 0.7 *        │┌header───────┐│
                    screen.width + overscroll.top                     ││             ││
          seen      header.top is 100, header.height is 280           ││             ││
          where     Test Phone, 0.017 s at offset -100                ││             ││
          asked     always, when overscroll.top > 0                   ││             ││
          code      App/Page.swift:12                                 │├text─label───┤│
                    make.top.equalTo(scrollView)                      ││             ││
          The app printed:                                            ││             ││
          | \\u{1b}[2Jforged                                           ││             ││
                                                                      ││             ││
          Next: nothing-breaks                                        ││             ││
          1 of 3 hold.                                                ││             ││
                                                                      ││             ││
                                                                      ╰───────────────╯
                                                                      offset -100
                                                                      ─ seen  ╌ expected

        [███████████████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░] 1 of 3
        h:hint  i:task  l:list  d:diff  r:reset  q:quit
        """)
  }

  @Test func withoutUnicodeItIsDrawnInASCII() {
    #expect(
      drawn(columns: 60, rows: 24, usesUnicode: false) == """
        Step-2  A header that stretches

        x header-sticks
          Pulled down, the header stays at the top of the screen and
          grows by as much.
          expected  header.top == 0 and header.height == 0.7 *
                    screen.width + overscroll.top
          seen      header.top is 100, header.height is 280
          where     Test Phone, 0.017 s at offset -100
          asked     always, when overscroll.top > 0
          code      App/Page.swift:12
                    make.top.equalTo(scrollView)
          The app printed:
          | \\u{1b}[2Jforged

          Next: nothing-breaks
          1 of 3 hold.

        .--------.
        |========|
        v more

        [#################----------------------------------] 1 of 3
        h:hint  i:task  l:list  d:diff  r:reset  q:quit
        """)
  }

  @Test func aSmallWindowShowsTheBeginningAndSaysThatThereIsMore() {
    #expect(
      drawn(columns: 40, rows: 12, usesUnicode: false) == """
        Step-2  A header that stretches

        x header-sticks
          Pulled down, the header stays at the
          top of the screen and grows by as
          much.
          expected  header.top == 0 and
        v more

        [##########---------------------] 1 of 3
        h:hint  i:task  l:list  d:diff  r:reset
        q:quit
        """)
  }

  @Test(arguments: [20, 24, 40, 60, 80, 132], [1, 4, 10, 24, 60])
  func noWindowIsTooSmall(columns: Int, rows: Int) {
    for page in [
      LearnerScreen.Page.verdict, .list(.init()),
      .difference(title: "A title", "+ \(String(repeating: "x", count: 300))"),
      .plain(title: "", [String(repeating: "word ", count: 60)]),
    ] {
      let lines = LearnerScreenRenderer(
        columns: columns, rows: rows,
        style: TextStyle(width: columns, usesColor: false, usesUnicode: true)
      ).render(LearnerSamples.screen(page: page))
      #expect(lines.count == rows, "\(page)")
      #expect(lines.filter { $0.count > columns } == [], "\(page)")
    }
  }

  @Test func whileItIsCheckedWhatWasKnownStaysInSight() {
    let text = drawn(
      LearnerSamples.screen(.checking(activity: "running", before: LearnerSamples.failed)),
      columns: 80, rows: 24)
    #expect(text.contains("… checking: running"))
    #expect(text.contains("✗ header-sticks"))
  }

  @Test func aPromiseOfAnEarlierStepNamesTheStep() {
    var verdict = LearnerSamples.failed
    verdict.report.behaviours[1].since = "Step-1"
    #expect(
      drawn(LearnerSamples.screen(.checked(verdict)), columns: 100, rows: 30)
        .contains("Step-1 promised this, and it held: Step-2 has broken it."))
    #expect(!drawn(columns: 100, rows: 30).contains("promised this"))
  }

  @Test func theStepsAreListedWithTheirProgress() {
    #expect(
      drawn(LearnerSamples.screen(page: .list(.init())), columns: 50, rows: 12) == """
        Step-2  A header that stretches      ✗ 1 of 3 hold

        Stretchy Layouts

          ✓ Step-1  Plain
        ▸ · Step-2  A header that stretches
          · Step-3  The end



        [█████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░] 1 of 3
        h:hint  i:task  l:list  d:diff  r:reset  q:quit
        """)
  }

  @Test func aPageThatIsScrolledShowsItsEnd() {
    var screen = LearnerSamples.screen(page: .plain(title: "", (1...40).map { "line \($0)" }))
    let renderer = LearnerScreenRenderer(
      columns: 80, rows: 12, style: TextStyle(width: 80, usesColor: false, usesUnicode: true))
    let limit = renderer.scrollLimit(of: screen)
    screen.scrolled = 10_000
    let lines = renderer.render(screen)
    #expect(lines.contains("line 40"))
    #expect(!lines.contains("line 31"))
    #expect(limit == 33)
  }
}
