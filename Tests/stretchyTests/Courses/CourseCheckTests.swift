import Courses
import Foundation
import Git
import Testing

/// `stretchy course check`: what an author still has to mend.
@Suite(.serialized, .desk) struct CourseCheckTests {
  /// What is found of the template after a change of one of its files.
  private func check(
    _ name: String, _ file: String = "course.yml", _ arguments: String...,
    change: (inout String) -> Void
  ) throws -> Command.Result {
    let desk = try #require(Desk.current)
    #expect(try stretchy("course", "new", name).code == 0)
    var text = try desk.text(of: "\(name)/\(file)")
    change(&text)
    try desk.write(text, to: "\(name)/\(file)")
    return try Command(arguments: ["course", "check", name] + arguments).run(on: desk)
  }

  @Test func theTemplateIsReady() throws {
    #expect(
      try check("ready") { _ in }
        == Command.Result(
          code: 0,
          output: """
            A card that fits

            ✓ course.yml  2 steps, 6 behaviours, 3 devices
            ✓ Step-1  A card  5 of 5 behaviours hold
            ✓ Step-2  A card that fits  5 of 5 behaviours hold; with Step-1's code 4
            ✓ Step-1-wrong  a wrong try of Step-1 that 5 of 5 notice

            The course is ready for learners.

            """, errors: ""))
  }

  @Test(arguments: Courses.names)
  func aBuiltInCourseIsReady(course: String) throws {
    // A busy machine takes its time.
    let result = try stretchy("course", "check", course, "--timeout", "300")
    #expect(result.code == 0, "\(result.output)\(result.errors)")
  }

  struct Sample: CustomTestStringConvertible {
    var file: String
    var original: String
    var changed: String
    /// A line of what is to be mended; a part of it.
    var says: String

    var testDescription: String { says }
  }

  @Test(arguments: [
    Sample(
      file: "course.yml", original: "    steps: Step-1\n", changed: "    steps: all\n",
      says: "`card-sticks-out` does not hold on iPhone SE: expected card.left < 0"),
    Sample(
      file: "course.yml", original: "    steps: Step-2\n    devices: all\n    at start:\n",
      changed: "    steps: Step-2\n    devices: all\n    at start: [card.width > 0]\n    at end:\n",
      says: "ready"),
    Sample(
      file: "course.yml", original: "    steps: all\n    devices: [iPhone 8, tablets]",
      changed: "    steps: Step-2\n    devices: [iPhone 8, tablets]",
      says: "`card-keeps-width` holds here too, and the course does not say so: name Step-1"),
    Sample(
      file: "course.yml", original: "tag: Step-2", changed: "tag: Step-0",
      says: "Step-0 stands behind Step-1: learners take the numbers for the order."),
    Sample(
      file: "course.yml", original: "    page: pages/Step-2.md\n", changed: "",
      says: "It has no page for learners to read: page: pages/Step-2.md"),
    Sample(
      file: "course.yml",
      original: "    teaches: A view that is placed and sized by constraints alone.\n", changed: "",
      says: "It says not what it teaches: teaches: ..."),
    Sample(
      file: "pages/Step-1.md", original: "## Hints", changed: "## Clues",
      says: "pages/Step-1.md has no hints: a numbered list below the heading `## Hints`."),
    Sample(
      file: "pages/Step-1.md", original: "# A card\n", changed: "# The card\n",
      says: "pages/Step-1.md begins with `# The card` and not with `# A card`."),
    Sample(
      file: "Step-1-wrong/CardController.swift", original: "leadingAnchor.constraint(equalTo: view",
      changed: "leadingAnchor.constraint(equalTo: vew", says: "cannot find 'vew' in scope"),
    Sample(
      file: "Step-2/CardController.swift", original: "constant: 16),\n      width",
      changed: "constant: -16),\n      width", says: "`card-fits` does not hold on iPhone SE"),
    Sample(
      file: "Extra/Page.swift", original: "", changed: "import UIKit\n",
      says: "This folder is no step's. A wrong try is named after its step: Step-1-wrong."),
  ])
  func everyFaultIsNamed(sample: Sample) throws {
    let desk = try #require(Desk.current)
    let name = "fault-\(UUID().uuidString)"
    #expect(try stretchy("course", "new", name).code == 0)
    let path = "\(name)/\(sample.file)"
    var text = sample.original.isEmpty ? "" : try desk.text(of: path)
    // A change that finds no place would prove nothing.
    #expect(sample.original.isEmpty || text.contains(sample.original))
    text =
      sample.original.isEmpty
      ? sample.changed : text.replacing(sample.original, with: sample.changed, maxReplacements: 1)
    try desk.write(text, to: path)
    if sample.changed == "tag: Step-0" {
      try FileManager.default.copyItem(
        atPath: desk.path("\(name)/Step-2"), toPath: desk.path("\(name)/Step-0"))
      try FileManager.default.removeItem(atPath: desk.path("\(name)/Step-2"))
      let manifest = try desk.text(of: path)
      try desk.write(manifest.replacing("steps: Step-2", with: "steps: Step-0"), to: path)
    }
    // On a wide page, so that no sentence is broken.
    let output = desk.path("\(name).json")
    let result = try stretchy(
      "course", "check", name, "--format", "json", "--output", output)
    let json = try desk.text(of: "\(name).json")
    let isReady = sample.says == "ready"
    #expect(result.code == (isReady ? 0 : 1))
    #expect(isReady || json.contains(sample.says), "\(json)")
  }

  @Test func aStepThatAsksForNothingNewAndABehaviourThatCannotFailAreNamed() throws {
    let result = try check("idle", "Step-1-wrong/CardController.swift") { text in
      text.replace(
        "leadingAnchor.constraint(equalTo: view.leadingAnchor)",
        with: "centerXAnchor.constraint(equalTo: view.centerXAnchor)")
    }
    #expect(result.code == 1)
    #expect(result.output.contains("✗ card-is-centred\n    Nothing fails it:"))
    #expect(!result.output.contains("✗ text-inside-card"))
    let desk = try #require(Desk.current)
    let manifest = try desk.text(of: "idle/course.yml")
    let start = try #require(manifest.range(of: "  card-sticks-out:")).lowerBound
    try desk.write(String(manifest[..<start]), to: "idle/course.yml")
    #expect(
      try stretchy("course", "check", "idle").output
        .contains("Step-1's code does all that is asked here: there is nothing to do."))
  }

  @Test func theStepsOfARepositoryStandOneUponTheOther() throws {
    let desk = try #require(Desk.current)
    #expect(try stretchy("course", "new", "apart").code == 0)
    #expect(try stretchy("new", "apart", "joined").code == 0)
    #expect(try stretchy("course", "check", "apart", "--repository", "joined").code == 0)
    let builder = try RepositoryBuilder(path: desk.path("apart.git"))
    for tag in ["Step-1", "Step-2"] {
      let files = try ["AppDelegate.swift", "CardController.swift"].map {
        RepositoryBuilder.File(path: $0, text: try desk.text(of: "apart/\(tag)/\($0)"))
      }
      try builder.tag(tag, try builder.commit(files, message: tag))
    }
    let result = try stretchy("course", "check", "apart", "--repository", "apart.git")
    #expect(result.code == 1)
    #expect(result.output.contains("✗ course.yml"))
    #expect(result.output.contains("Step-2 does not come after Step-1 in the history"))
  }
}
