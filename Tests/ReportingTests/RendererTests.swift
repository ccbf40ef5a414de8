import Foundation
import FoundationXML
import Reporting
import Testing

@Suite struct RendererTests {
  @Test func theTextTellsWhatFailedAndWhere() {
    let text = TextRenderer(style: TextStyle(width: 60, usesColor: false, usesUnicode: true))
      .render(Samples.report)
    #expect(
      text == """
        Stretchy Layouts

        ✓ Step-1  Plain  1 of 1  a1a1a1a

        ✗ Step-2  Stretchy  0 of 2
          Note: link is a symbolic link and was left out
          ✗ header-sticks
              Pulled down, the header stays at the top.
              expected  header.top == 0
              seen      header.top is 41.5
              where     iPhone X, 1.25 s at offset -41.5
              asked     always, when offset < 0
          – text-jams
              not checked: no view is called text
          The app printed:
          | \\u{1b}[2J::error::forged & <b>

        – Step-3  Fixed  0 of 0
          The step does not compile.
            App/Page.swift:3:1: error: "x"

        Steps: 1 as documented, 1 failed, 1 not checked.

        """)
  }

  @Test func withoutColourUnicodeOrSandboxTheTextSaysSo() {
    var report = Samples.report
    report.sandbox = []
    report.steps = [report.steps[0]]
    let text = TextRenderer(style: TextStyle(width: 80, usesColor: false, usesUnicode: false))
      .render(report)
    #expect(
      text == """
        Stretchy Layouts
        Without a sandbox: the learner's code ran with your own rights.

        ok Step-1  Plain  1 of 1  a1a1a1a

        Steps: 1 as documented.

        """)
  }

  @Test func theJSONHasTheFieldsThatAreDocumented() throws {
    let json = try JSONRenderer.render(Samples.report)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["course"] as? String == "stretchy-layout")
    let steps = try #require(object["steps"] as? [[String: Any]])
    #expect(steps.map { $0["id"] as? String } == ["Step-1", "Step-2", "Step-3"])
    #expect(steps.map { $0["outcome"] as? String } == ["passed", "failed", "notChecked"])
    let behaviour = try #require((steps[1]["behaviours"] as? [[String: Any]])?.first)
    #expect(behaviour["outcome"] as? String == "failed")
    #expect(behaviour["points"] as? Double == 0)
    #expect(behaviour["expected"] as? String == "header.top == 0")
    #expect(behaviour["actual"] as? String == "header.top is 41.5")
    #expect(behaviour["frame"] as? [String: Double] == ["time": 1.25, "offset": -41.5])
    #expect(behaviour["message"] as? String == "always, when offset < 0")
  }

  @Test func theJUnitFileIsWellFormedAndCountsRight() throws {
    let xml = JUnitRenderer.render(Samples.report)
    let document = try XMLDocument(xmlString: xml)
    func counts(_ name: String) throws -> [String?] {
      try document.nodes(forXPath: "//testsuite/@\(name)").map(\.stringValue)
    }
    #expect(try counts("tests") == ["1", "2", "1"])
    #expect(try counts("failures") == ["0", "1", "0"])
    #expect(try counts("errors") == ["0", "0", "1"])
    #expect(try counts("skipped") == ["0", "1", "0"])
    #expect(try counts("id") == ["0", "1", "2"])
    let outputs = try document.nodes(forXPath: "//testsuite[2]/system-out").map(\.stringValue)
    #expect(outputs == ["\\u{1b}[2J::error::forged & <b>\n"])
    #expect(!xml.contains("\u{1B}"))
  }

  @Test func theMatrixMarksWhatIsNotAsTheCourseSays() throws {
    let renderer = MatrixRenderer(style: TextStyle(width: 80, usesColor: false, usesUnicode: true))
    #expect(
      renderer.render(Samples.matrix) == """
        Stretchy Layouts

                       Step-1  Step-2
        header-sticks  ·       ●
        text-jams      ●!      ?!

        ● holds, · does not; ! is not as the course says: 2 of 4.

        """)
    #expect(Samples.matrix.exitCode == 1)
    #expect(Samples.report.exitCode == 1)
  }

  @Test(arguments: [
    ("\u{1B}]8;;x\u{07}", "\\u{1b}]8;;x\\u{7}"), ("a\u{202E}b", "a\\u{202e}b"),
    ("tab\tline\n", "tab\tline\n"),
    ("\u{0}\u{7F}\u{85}", "\\u{0}\\u{7f}\\u{85}"),
  ])
  func controlCharactersAreShownNotSent(raw: String, escaped: String) {
    #expect(PlainText.escaped(raw) == escaped)
  }

  @Test(arguments: [(0.0, "0"), (-0.0001, "0"), (262.5, "262.5"), (1.0 / 3, "0.333"), (-12, "-12")])
  func numbersAreShort(value: Double, text: String) {
    #expect(Number.text(value) == text)
  }
}
