import LayoutTrace
import Testing

@testable import Course

/// Scripts that are written outside of a manifest.
@Suite struct ScriptTests {
  private static func course() throws(CourseError) -> Course {
    try Course(
      manifest: """
        format: 1
        title: A course
        devices: [iPhone X]
        views: {label: infoText}
        gestures:
          pull: [{drag: {down: 100, seconds: 0.5}}, release]
        steps: [{tag: Step-1}]
        behaviours:
          label-is-there: {says: It is., steps: all, at start: [label.width > 0]}

        """, file: "course.yml", name: "course")
  }

  private static let pull: [Gesture] = [
    .drag(by: Point(x: 0, y: 100), duration: 0.5), .release,
  ]

  @Test(
    "a script is a name of the course's, one gesture, or a list",
    arguments: [
      ("pull", pull), ("release", [.release]),
      ("drag: {down: 100, seconds: 0.5}", [pull[0]]),
      ("{drag: {down: 100, seconds: 0.5}}", [pull[0]]),
      ("[{drag: {down: 100, seconds: 0.5}}, release]", pull),
      ("scroll: {to: end + 20}", [.scroll(from: nil, to: .end(plus: 20), duration: 1)]),
      ("text: {of: label, is: Grüße}", nil),
    ] as [(String, [Gesture]?)])
  func aScriptIsRead(text: String, script: [Gesture]?) throws {
    let read = try Self.course().script(text, from: "--gesture")
    #expect(script == nil ? read.count == 1 : read == script)
  }

  @Test(
    "a mistake has its place",
    arguments: [
      ("pul", "--gesture:1:1: no gesture is called `pul`; did you mean `pull`?"),
      ("drag: {dwon: 9}", "--gesture:1:8: a drag has no `dwon`; did you mean `down`?"),
      ("", "--gesture:1:1: the script is empty"),
      ("[release, {wait: 99}]", "--gesture:1:18: a gesture takes 0 to 60 seconds"),
      ("[release", "--gesture:2:1: this is no YAML: "),
    ])
  func aMistake(text: String, says: String) throws {
    let course = try Self.course()
    let error = #expect(throws: CourseError.self) { try course.script(text, from: "--gesture") }
    #expect(error.map { $0.description.hasPrefix(says) } == true, "\(error?.description ?? "")")
  }
}
