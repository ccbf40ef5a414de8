import Foundation
import Testing

/// The pages of a graded class in a real browser.
@Suite(.serialized, .desk) struct ClassPageTests {
  @Test func theClassAndItsLearnersCanBeReadByEveryone() throws {
    let desk = try ClassDesk("pages")
    try #require(try desk.grade(into: "out").code == 0)
    let said = try Browser.run(
      "class.py",
      arguments: [
        desk.path("out"), "ben", "ann", "secret-stillness", "hidden sentence",
        "box-in-corner-again",
      ])
    #expect(said == "ok\n")
    for page in ["class.html", "learners/ben/index.html", "learners/cyd/index.html"] {
      #expect(try Browser.run("access.py", "pages/out/\(page)") == "ok\n", "\(page)")
    }
  }

  @Test func whatALearnerWroteDoesNoHarmOnEitherPage() throws {
    let desk = try ClassDesk(
      "harm", submissions: [("ann", ClassDesk.right), ("mal", HostilePage.files)])
    // The name on the roster is a stranger's text as well.
    try desk.desk.write(
      """
      id,name,repository
      ann,Ann,handed-in/ann
      "<img src=x onerror=window.harm=9>","</script><script>window.harm=9</script>",handed-in/mal

      """, to: "\(desk.name)/class.csv")
    try #require(
      try desk.call(
        "grade", "class.csv", "--course", "boxes", "--grading", "grading.yml", "--output", "out"
      ).code == 0)
    #expect(try Browser.run("harmless.py", "harm/out/class.html") == "ok\n")
    let learners = try FileManager.default.contentsOfDirectory(atPath: desk.path("out/learners"))
    let stranger = try #require(learners.first { $0 != "ann" })
    #expect(
      try Browser.run("harmless.py", "harm/out/learners/\(stranger)/index.html") == "ok\n")
  }
}
