import Foundation
import Testing

/// `stretchy course mutate`: what a course notices of mistakes.
@Suite(.serialized, .desk) struct MutateTests {
  /// Makes a course of a card on the desk, its manifest changed.
  private func cards(_ name: String, _ change: (inout String) -> Void = { _ in }) throws {
    let desk = try #require(Desk.current)
    #expect(try stretchy("course", "new", name).code == 0)
    var manifest = try desk.text(of: "\(name)/course.yml")
    change(&manifest)
    try desk.write(manifest, to: "\(name)/course.yml")
  }

  @Test func theTemplateNoticesEverything() throws {
    try cards("whole")
    #expect(
      try stretchy("course", "mutate", "whole", "--device", "iPhone SE", "--device", "iPhone 8")
        == Command.Result(
          code: 0,
          output: """
            A card that fits

            ✓ Step-1  A card  38 of 38 (100 %); 7 constraints, 49 mutants, 11 change nothing

            ✓ Step-2  A card that fits  46 of 46 (100 %); 8 constraints, 56 mutants, 10 change nothing

            Noticed: 84 of 84 (100 %) mutants that change a frame; 90 % are wanted.

            """, errors: ""))
  }

  /// The text of the card is spoken of by one behaviour alone.
  @Test func whatNoBehaviourSpeaksOfIsListed() throws {
    try cards("silent") { manifest in
      let start = manifest.range(of: "  text-inside-card:")?.lowerBound ?? manifest.startIndex
      let end = manifest.range(of: "  layout-is-sound:")?.lowerBound ?? manifest.endIndex
      manifest.removeSubrange(start..<end)
    }
    let arguments = ["course", "mutate", "silent", "--steps", "Step-1", "--device", "iPhone 8"]
    let result = try Command(arguments: arguments).run(on: try #require(Desk.current))
    #expect(result.code == 1 && result.errors == "")
    let listed = result.output.split(separator: "\n").filter { $0.hasPrefix("  label.") }
    #expect(
      listed.map { $0.dropFirst(2) } == [
        "label.leading == card.leading + 16  CardController.swift:23",
        "label.trailing == card.trailing - 16  CardController.swift:24",
        "label.top == card.top + 16  CardController.swift:25",
        "label.bottom == card.bottom - 16  CardController.swift:26",
      ])
    #expect(result.output.contains("    ✗ constant + 10\n        iPhone 8: label.left"))
    let json = try Command(arguments: arguments + ["--format", "json", "--goal", "10"])
      .run(on: try #require(Desk.current))
    #expect(json.code == 0)
    let again = try Command(
      arguments: arguments + ["--format", "json", "--goal", "10", "--jobs", "1"]
    )
    .run(on: try #require(Desk.current))
    #expect(again == json)
  }

  @Test func aCourseWithoutBehavioursNoticesNothing() throws {
    try cards("mute") { manifest in
      let start = manifest.range(of: "behaviours:")?.lowerBound ?? manifest.startIndex
      manifest.replaceSubrange(start..., with: "behaviours: {}\n")
    }
    let result = try stretchy("course", "mutate", "mute", "--device", "iPhone 8")
    #expect(result.code == 1)
    #expect(result.output.contains("\nNoticed: 0 of "))
    #expect(!result.output.contains("Noticed: 0 of 0"))
  }

  @Test func aStepThatIsNotAsDocumentedHasNoMutants() throws {
    try cards("wrong") { $0.replace("card.width == 340", with: "card.width == 341") }
    #expect(
      try stretchy("course", "mutate", "wrong", "--steps", "Step-1", "--device", "iPhone 8")
        == Command.Result(
          code: 2,
          output: """
            A card that fits

            – Step-1  A card
              The step itself is not as documented, so its mutants would prove nothing:
                card-keeps-width: card.width is 340

            Noticed: 0 of 0 (100 %) mutants that change a frame; 90 % are wanted.

            """, errors: ""))
  }

  @Test func aStepThatDoesNotCompileHasNoMutants() throws {
    let result = try stretchy(
      "course", "mutate", "boxes", "--repository", "steps.git", "--steps", "Step-3")
    #expect(result.code == 2)
    #expect(result.output.contains("cannot find 'nowhere' in scope"))
  }
}
