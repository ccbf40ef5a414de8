import Checker
import Testing

@testable import Reporting

/// What the runner of a GitHub job reads.
@Suite struct GitHubTests {
  /// The lines outside the part in which commands are stopped.
  private static func commands(in log: String) throws -> [String] {
    var lines = log.split(separator: "\n").map(String.init)
    let first = lines.removeFirst()
    #expect(first.hasPrefix("::stop-commands::"))
    let end = "::\(first.dropFirst("::stop-commands::".count))::"
    let close = try #require(lines.firstIndex(of: end))
    return Array(lines[(close + 1)...])
  }

  @Test func failuresAndTroublesAreAnnotations() throws {
    #expect(
      try Self.commands(in: GitHubLog.render(Samples.report)) == [
        "::error title=Step-2%3A header-sticks::Pulled down, the header stays at the top.%0A"
          + "expected header.top == 0%0Aseen header.top is 41.5%0A"
          + "where iPhone X, 1.25 s at offset -41.5",
        "::warning title=Step-2%3A text-jams::no view is called text",
        "::warning file=App/Page.swift,line=3,col=1,title=Step-3%3A The step does not compile."
          + "::error: \"x\"",
        "::notice title=Stretchy Layouts::Steps: 1 as documented, 1 failed, 1 not checked. "
          + "1 of 3 behaviours hold.",
      ])
  }

  @Test func whatAnAppPrintedIsNoCommand() throws {
    var report = Samples.report
    report.steps[1].output = "::error::forged\r\n::stop-commands::x\n##[error]forged\n"
    // An app that prints the mark of an earlier run's log finds another in the next one.
    let log = GitHubLog.render(report)
    let mark = try #require(log.split(separator: "\n").first).dropFirst("::stop-commands::".count)
    report.steps[1].output += "::\(mark)::\n::error::forged\n"
    let next = GitHubLog.render(report)
    for log in [log, next] {
      #expect(try Self.commands(in: log).filter { $0.contains("forged") } == [])
      #expect(log.contains("::error::forged"))
      #expect(!log.contains("\r"))
    }
  }

  @Test func anAnnotationIsOneLineWhateverItHolds() {
    let annotation = Annotation(
      title: "a:b,c\n::error::d", message: "100%\r\n::error::e",
      place: Annotation.Place(startOf: "x,y:z.swift: no place"))
    #expect(
      annotation.command("error")
        == "::error title=a%3Ab%2Cc%0A%3A%3Aerror%3A%3Ad::100%25\\u{d}%0A::error::e")
    #expect(Annotation.Place(startOf: "A.swift:3:0: x") == nil)
    #expect(Annotation.Place(startOf: "A.swift:3:-1: x") == nil)
    #expect(Annotation.Place(startOf: ":3:1: x") == nil)
  }

  @Test func noMoreThanTenOfAKindAreSentAndTheFirstOfEachStepFirst() throws {
    var report = Samples.report
    let failed = report.steps[1].behaviours[0]
    report.steps = (1...2).map { step in
      var copy = report.steps[1]
      copy.id = "Step-\(step)"
      copy.behaviours = (1...8).map { number in
        var behaviour = failed
        behaviour.id = "b\(number)"
        return behaviour
      }
      return copy
    }
    let errors = try Self.commands(in: GitHubLog.render(report)).filter { $0.hasPrefix("::error") }
    #expect(
      errors.compactMap { $0.between("title=", "::") } == [
        "Step-1%3A b1", "Step-2%3A b1", "Step-1%3A b2", "Step-2%3A b2", "Step-1%3A b3",
        "Step-2%3A b3", "Step-1%3A b4", "Step-2%3A b4", "Step-1%3A b5", "7 more",
      ])
  }

  @Test func theSummaryIsMarkdown() {
    #expect(
      GitHubSummary.render(Samples.report) == #"""
        ## Stretchy Layouts

        Steps&#58; 1 as documented, 1 failed, 1 not checked. 1 of 3 behaviours hold.

        | Behaviour | Step-1 | Step-2 | Step-3 |
        |---|:-:|:-:|:-:|
        | ` header-at-rest ` | ✓ |  |  |
        | ` header-sticks ` |  | **✗** |  |
        | ` text-jams ` |  | ? |  |

        ### Step-2: Stretchy

        - **` header-sticks `**: Pulled down, the header stays at the top.
          - expected ` header.top == 0 `
          - seen ` header.top is 41.5 `
          - on iPhone X, 1.25 s at offset -41.5, asked ` always, when offset < 0 `
        - ` text-jams ` was not checked: no view is called text

        <details><summary>What the app printed</summary>

        ```text
        \u{1b}[2J::error::forged & <b>
        ```

        </details>

        ### Step-3: Fixed

        The step does not compile.

        ```text
        App/Page.swift:3:1: error: "x"
        ```

        """#)
  }

  @Test func theSummaryTakesNoMarkupAndNoMentionsFromTexts() {
    var report = Samples.report
    report.title = "<b>@team #1 [x](y) `z` | **w**\n# head"
    report.steps = [report.steps[1]]
    report.steps[0].output = "```\n</details>\n````\n# head"
    let text = GitHubSummary.render(report)
    #expect(
      text.hasPrefix(
        #"## &lt;b&gt;&#64;team &#35;1 \[x\]\(y\) \`z\` \| \*\*w\*\* &#35; head"# + "\n"))
    #expect(text.contains("`````text\n```\n</details>\n````\n# head\n`````"))
  }

  @Test func aSummaryKeepsToItsRoom() {
    var report = Samples.report
    report.steps[1].output = String(repeating: "x", count: 5000)
    let whole = GitHubSummary.render(report)
    #expect(whole.utf8.count > 5000)
    let cut = GitHubSummary.render(report, limit: 2000)
    #expect(cut.utf8.count <= 2000)
    #expect(cut.contains("| ` header-sticks ` |  | **✗** |  |"))
    #expect(cut.hasSuffix("\n1 of 3 parts have no room here.\n"))
    #expect(GitHubSummary.render(report, limit: 10) == "")
  }
}
