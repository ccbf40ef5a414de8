import Testing

@testable import Course

@Suite struct StepPageTests {
  @Test func aPageIsItsInstructionsAndItsHints() {
    let page = StepPage(
      markdown: """
        # A title

        What is *asked*.

        ## Build

        - A `view`.
        - **Two** of them.

        ## Hints

        Read slowly.

        1. Look
           again.
        2. There.

        ## After

        > Well done.
        """)
    #expect(
      page.instructions == [
        .paragraph([.text("What is "), .emphasis([.text("asked")]), .text(".")]),
        .heading(level: 2, [.text("Build")]),
        .list(
          start: nil,
          items: [
            [.paragraph([.text("A "), .code("view"), .text(".")])],
            [.paragraph([.strong([.text("Two")]), .text(" of them.")])],
          ]),
        .heading(level: 2, [.text("After")]),
        .quote([.paragraph([.text("Well done.")])]),
      ])
    #expect(
      page.hints == [
        [.paragraph([.text("Look"), .text(" "), .text("again.")])],
        [.paragraph([.text("There.")])],
      ])
  }

  @Test func aPageNeedsNoHints() {
    let page = StepPage(markdown: "Only this.\n\n1. Not a hint.")
    #expect(page.hints == [])
    #expect(
      page.instructions == [
        .paragraph([.text("Only this.")]),
        .list(start: 1, items: [[.paragraph([.text("Not a hint.")])]]),
      ])
    #expect(StepPage(markdown: "") == StepPage(markdown: "# Title"))
  }

  @Test func htmlIsLeftOutAndDepthHasAnEnd() {
    #expect(
      Markdown.read("a <b>c</b>\n\n<script>x</script>\n\n---\n\n```\ncode\n```\n[l](u)") == [
        .paragraph([.text("a "), .text("c")]), .rule, .code("code\n"),
        .paragraph([.link([.text("l")], address: "u")]),
      ])
    #expect(Markdown.read(String(repeating: "> ", count: 50_000) + "x").count == 1)
  }
}
