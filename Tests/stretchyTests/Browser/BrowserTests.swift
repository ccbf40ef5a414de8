import Foundation
import Testing

/// Pages in a real browser: Chromium without a window, driven by the scripts beside this file.
@Suite(.serialized, .desk) struct BrowserTests {
  @Test func scrubbingMovesTheHeaderAsTheTraceSays() throws {
    let report = try stretchy(
      "run", "--steps", "Step-2,Step-3", "--format", "html", "--output", "report.html")
    try #require(report == Command.Result(code: 0, output: "", errors: ""))
    let trace = try stretchy(
      "trace", "Step-2", "--behaviour", "header-sticks", "--output", "trace.json")
    try #require(trace == Command.Result(code: 0, output: "", errors: ""))
    #expect(try Browser.run("report.py", "report.html", "trace.json") == "ok\n")
    #expect(try Browser.run("access.py", "report.html") == "ok\n")
  }

  @Test func aPageOfSixStepsKeepsToItsSizeAndAsksForNothing() throws {
    let desk = try #require(Desk.current)
    try #require(try stretchy("run", "--format", "html", "--output", "six.html").code == 0)
    let page = try desk.text(of: "six.html")
    #expect(page.utf8.count < 3_000_000)
    #expect(page.firstRange(of: /(src|href)="(?!#|data:)/) == nil)
    try #require(try stretchy("run", "--format", "html", "--output", "again.html").code == 0)
    #expect(try desk.text(of: "again.html") == page)
  }

  @Test func differencesAndTheMatrixCanBeUsedByEveryone() throws {
    let difference = try stretchy(
      "diff", "Step-2", "Step-3", "--format", "html", "--output", "diff.html")
    try #require(difference.code == 0)
    #expect(try Browser.run("access.py", "diff.html") == "ok\n")
    #expect(try Browser.run("differences.py", "diff.html") == "ok\n")
    // With failures and steps that could not be checked.
    let matrix = try stretchy(
      "matrix", "steps.git", "--course", "boxes/course.yml", "--format", "html", "--output",
      "matrix.html")
    try #require(matrix.code == 1)
    #expect(try Browser.run("access.py", "matrix.html") == "ok\n")
  }

  @Test func lettersAreReadInTheirOwnDirection() throws {
    let desk = try #require(Desk.current)
    for file in [Boxes.delegate, Self.bilingual] {
      try desk.write(file.text, to: "bilingual/\(file.path)")
    }
    let report = try stretchy(
      "check", "bilingual", "--step", "Step-1", "--course", "boxes/course.yml", "--format", "html",
      "--output", "bilingual.html")
    try #require(report.code == 0)
    #expect(try Browser.run("direction.py", "bilingual.html") == "ok\n")
  }

  private static let bilingual: Boxes.File = (
    "Box/Page.swift",
    """
    import UIKit

    class Page: UIViewController {
      let box = UIView()

      override func viewDidLoad() {
        super.viewDidLoad()
        box.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.addSubview(box)
        for (index, text) in ["\u{5D0}\u{5D1}.", "ab."].enumerated() {
          let label = UILabel(frame: CGRect(x: 0, y: 100 + 40 * index, width: 300, height: 30))
          label.text = text
          view.addSubview(label)
        }
      }
    }

    """
  )

  @Test func whatALearnerWroteDoesNoHarm() throws {
    let desk = try #require(Desk.current)
    for file in HostilePage.files { try desk.write(file.text, to: "hostile/\(file.path)") }
    let report = try stretchy(
      "check", "hostile", "--step", "Step-1", "--course", "boxes/course.yml", "--format", "html",
      "--output", "hostile.html")
    try #require(report == Command.Result(code: 1, output: "", errors: ""))
    #expect(try Browser.run("hostile.py", "hostile.html") == "ok\n")
  }
}
