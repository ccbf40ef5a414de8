import Foundation
import Testing

/// Baselines, recorded and held against later runs.
@Suite(.serialized, .desk) struct BaselineTests {
  private func lines(_ states: String...) -> String {
    zip(Corner.tags, states).map { "\($1.prefix(1)) \($0)  \($1.dropFirst(2))\n" }.joined()
  }

  @Test func whatIsRecordedHoldsUntilSomethingMoves() throws {
    let course = try MaintainerDesk("moving")
    #expect(
      try course.call("baseline", "kept")
        == Command.Result(
          code: 0,
          output: lines(
            "✓ recorded, 1 run  kept/Step-1.txt", "✓ recorded, 1 run  kept/Step-2.txt",
            "✓ recorded, 1 run  kept/Step-3.txt"), errors: ""))
    let text = try course.desk.text(of: "kept/Step-2.txt")
    #expect(text.hasPrefix("stretchy baseline 1\n"))
    #expect(
      text.contains(
        "\ncourse: moving\nstep: Step-2\ntolerance: 0.5\n\ndevice: \"iPhone X\"\n"))
    #expect(text.contains("\n  box.left: 200\n"))
    #expect(text.hasSuffix("script\n  do: {\"wait\":{\"seconds\":0.1}}\n    frames: 6\n"))
    let same = lines(
      "✓ as recorded  kept/Step-1.txt", "✓ as recorded  kept/Step-2.txt",
      "✓ as recorded  kept/Step-3.txt")
    #expect(try course.call("baseline", "kept", "--no-cache").output == same)
    let held = try course.call("run", "--against", "kept")
    #expect(held.code == 0)
    #expect(held.output.contains("✓ Step-2  A box on the way  3 of 3"))

    // Less than the tolerance is no drift; more is, and is told.
    try course.save(Corner.page(left: "200.33"), in: "Step-2")
    #expect(try course.call("baseline", "kept").output == same)
    try course.save(Corner.page(left: "210"), in: "Step-2")
    let drifted = try course.call("run", "--against", "kept")
    #expect(drifted.code == 1)
    #expect(
      drifted.output.contains(
        """
          ✗ baseline
              All is laid out as the baseline says.
              expected  what was recorded, within 0.5 points
              seen      iPhone X: At rest: box.left throughout: 200 -> 210

        """))
    #expect(drifted.output.contains("✓ Step-1"))
    let told = """
      ✓ Step-1  as recorded  kept/Step-1.txt
      ✗ Step-2  drifted  kept/Step-2.txt
          iPhone X: At rest: box.left throughout: 200 → 210
      ✓ Step-3  as recorded  kept/Step-3.txt

      Is it meant so? Then record it anew: --update

      """
    #expect(
      try course.call("baseline", "kept") == Command.Result(code: 1, output: told, errors: ""))
    #expect(try course.desk.text(of: "kept/Step-2.txt") == text)
    let updated = try course.call("baseline", "kept", "--update")
    #expect(updated.code == 0)
    #expect(
      updated.output.contains("✓ Step-2  recorded anew  kept/Step-2.txt\n    iPhone X: At rest"))
    #expect(
      try course.desk.text(of: "kept/Step-2.txt")
        == text.replacing("box.left: 200", with: "box.left: 210"))
    #expect(try course.call("baseline", "kept").output == same)
  }

  @Test func inCINothingIsRecordedUnlessTold() throws {
    let course = try MaintainerDesk("automatic")
    let environment = ["CI": "true"]
    let refused = try course.call("baseline", "ci", environment: environment)
    #expect(refused.code == 2)
    #expect(
      refused.output.hasPrefix(
        "– Step-1  not recorded: nothing is in CI, unless told so by --update  ci/Step-1.txt\n"))
    #expect(!FileManager.default.fileExists(atPath: course.desk.path("ci")))
    #expect(try course.call("baseline", "ci", "--update", environment: environment).code == 0)
    #expect(try course.call("baseline", "ci", environment: environment).code == 0)
    try course.save(Corner.page(left: "5"), in: "Step-1")
    let before = try course.desk.text(of: "ci/Step-1.txt")
    #expect(try course.call("baseline", "ci", environment: environment).code == 1)
    #expect(try course.desk.text(of: "ci/Step-1.txt") == before)
    // A step of which there is no baseline is not checked, and says how to make one.
    try FileManager.default.removeItem(atPath: course.desk.path("ci/Step-3.txt"))
    let missing = try course.call(
      "run", "--against", "ci", "--steps", "Step-3", environment: environment)
    #expect(missing.code == 2)
    #expect(missing.output.contains("not checked: There is no baseline of it in ci;"))
  }

  @Test func aStepThatDoesNotBuildIsNotCheckedAndKeepsItsBaseline() throws {
    let course = try MaintainerDesk("unbuilt")
    #expect(try course.call("baseline", "whole").code == 0)
    let before = try course.desk.text(of: "whole/Step-3.txt")
    try course.save("let x: Int = \"\"\n", in: "Step-3")
    let result = try course.call("baseline", "whole", "--update")
    #expect(result.code == 2)
    #expect(
      result.output.contains("– Step-3  not checked: The step does not compile:  whole/Step-3"))
    #expect(result.output.contains("    Box/Page.swift:1:14: error: "))
    #expect(try course.desk.text(of: "whole/Step-3.txt") == before)
  }

  @Test func otherDevicesAndAnotherToleranceAreKept() throws {
    let course = try MaintainerDesk("devices")
    // Of a device that the course says nothing of nothing is run.
    #expect(try course.call("baseline", "two", "--device", "iPhone SE").code == 2)
    #expect(!FileManager.default.fileExists(atPath: course.desk.path("two")))
    try course.desk.write(
      Corner.course.replacing("    do: moment\n", with: "    devices: all\n    do: moment\n"),
      to: "devices/course.yml")
    #expect(try course.call("baseline", "two", "--tolerance", "20").code == 0)
    let unknown = try course.call("baseline", "two", "--device", "iPhone SE", "--steps", "Step-1")
    #expect(unknown.code == 2)
    #expect(
      unknown.output.contains("    iPhone SE under 'After waiting 0.1 s' is not in the baseline."))
    #expect(
      try course.call("baseline", "two", "--update", "--device", "iPhone SE", "--steps", "Step-1")
        .code == 0)
    let text = try course.desk.text(of: "two/Step-1.txt")
    #expect(text.contains("tolerance: 20\n"))
    #expect(text.contains("device: \"iPhone SE\"\n") && text.contains("device: \"iPhone X\"\n"))
    try course.save(Corner.page(left: "15"), in: "Step-1")
    #expect(try course.call("baseline", "two", "--steps", "Step-1").code == 0)
    #expect(
      try course.call("baseline", "two", "--steps", "Step-1", "--tolerance", "1", "--update")
        .output.contains("recorded anew"))
    #expect(try course.call("baseline", "two", "--tolerance", "0").code == 64)
  }

  @Test func whatIsNoBaselineIsRefusedWithItsPlace() throws {
    let course = try MaintainerDesk("damaged")
    #expect(try course.call("baseline", "old").code == 0)
    let text = try course.desk.text(of: "old/Step-1.txt")
    try course.desk.write(
      text.replacing("box.left: 0", with: "box.left 0"), to: "old/Step-1.txt")
    let damaged = try course.call("run", "--against", "old")
    #expect(damaged.code == 64)
    #expect(
      damaged.errors.firstMatch(
        of: #/^stretchy: old/Step-1\.txt:\d+: a colon is expected behind the name\. /#) != nil)
    try course.desk.write(text.replacing("baseline 1", with: "baseline 9"), to: "old/Step-1.txt")
    #expect(
      try course.call("baseline", "old").errors.hasPrefix(
        "stretchy: old/Step-1.txt:1: this is version 9 of the format"))
    #expect(try course.call("baseline", "old", "--update").code == 0)
    #expect(try course.desk.text(of: "old/Step-1.txt") == text)
    try course.desk.write(text, to: "old/Step-2.txt")
    #expect(
      try course.call("baseline", "old").errors
        == "stretchy: old/Step-2.txt is the baseline of Step-1 of damaged, not of Step-2 of damaged.\n"
    )
    #expect(
      try course.call("run", "--against", "nowhere").errors
        == "stretchy: There is no folder nowhere. Record the baselines: stretchy baseline nowhere\n"
    )
    #expect(
      try course.call("baseline", "damaged/course.yml").errors
        == "stretchy: damaged/course.yml is a file: baselines lie in a folder, one for each step.\n"
    )
  }
}
