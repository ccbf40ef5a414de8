import Course
import Reporting
import Testing

@Suite struct MarkdownTextTests {
  private func text(
    _ markdown: String, columns: Int, usesColor: Bool = false, usesUnicode: Bool = true
  ) -> String {
    let screen = LearnerSamples.screen(page: .text(title: "", Markdown.read(markdown)))
    return LearnerScreenRenderer(
      columns: columns, rows: nil,
      style: TextStyle(width: columns, usesColor: usesColor, usesUnicode: usesUnicode)
    ).renderPage(screen).joined(separator: "\n")
  }

  @Test func aPageIsSetInTheWidthThatThereIs() {
    #expect(
      text(
        """
        ## Build

        A `view` with *four* edges and a long line.

        - One, which goes on to a second line.
        - Two

        2. Numbers
        3. go on

        > Quoted.

            let code = 1
        """, columns: 24)
          == """
          Build

          A `view` with four edges
          and a long line.

          • One, which goes on to
            a second line.
          • Two

          2. Numbers
          3. go on

          > Quoted.

            let code = 1
          """)
  }

  @Test func looksAreColoursWhereThereAreSome() {
    #expect(
      text("A `view` and **more**.", columns: 80, usesColor: true)
        == "A \u{1B}[36mview\u{1B}[0m and \u{1B}[1mmore\u{1B}[0m.")
  }

  @Test func aStrangersPageWritesNothingButText() {
    #expect(text("a\u{1B}[2Jb", columns: 80) == "a\\u{1b}[2Jb")
    #expect(text("- x", columns: 80, usesUnicode: false) == "- x")
  }
}
