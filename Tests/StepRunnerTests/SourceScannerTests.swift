import Testing

@testable import StepRunner

@Suite struct SourceScannerTests {
  private func scan(_ source: String) -> SourceScanner.Findings {
    SourceScanner.scan(Array(source.utf8), file: "App/Main.swift")
  }

  @Test("facts 8.1, 8.2: what needs the Objective-C runtime is named with its place")
  func theObjectiveCRuntimeIsNamedWithItsPlace() {
    let found = scan(
      """
      class Page: UIViewController {
        @IBOutlet weak var label: UILabel!
        func listen() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }
        @objc func tap() {}
      }
      """)
    #expect(
      found.unsupported.map { [$0.what, "\($0.line)", "\($0.column)"] } == [
        ["@IBOutlet", "2", "3"], ["#selector", "3", "50"], ["@objc", "4", "3"],
      ])
  }

  @Test(arguments: [
    "// @objc func f() {}",
    "/* a /* nested */ #selector(x) */",
    #"let text = "@objc #selector""#,
    ##"let raw = #"an " @objc \(not) inside"#"##,
    "let long = \"\"\"\n@IBOutlet \"quoted\" @objc\n\"\"\"",
    "let objc = selector",
    "@objcish func f() {}",
  ])
  func commentsStringsAndOtherNamesAreNotTaken(source: String) {
    #expect(scan(source).unsupported == [])
  }

  @Test func anInterpolationIsCode() {
    #expect(
      scan(#"let s = "a \(f("b", #selector(x))) @objc""#).unsupported.map(\.what) == ["#selector"])
  }

  @Test func columnsCountBytesAsTheCompilerDoes() {
    #expect(scan("/* é */ @objc class A {}").unsupported.map(\.column) == [10])
  }

  @Test("facts 0.9, 9.1: the old entry point is replaced in the same width")
  func theOldEntryPointIsReplacedInTheSameWidth() throws {
    let source = "\n@UIApplicationMain class AppDelegate {} // @UIApplicationMain\n"
    let modern = try #require(SourceScanner.modernised(Array(source.utf8)))
    #expect(
      String(decoding: modern, as: UTF8.self)
        == "\n@main              class AppDelegate {} // @UIApplicationMain\n")
    #expect(SourceScanner.modernised(Array("@main class A {}".utf8)) == nil)
  }

  @Test(arguments: ["\"", "\"\"\"", "#\"", "/*", "\\", "\"\\(", "@", "#", "##", "\u{FEFF}@objc"])
  func unfinishedSourcesAreReadToTheirEnd(source: String) {
    #expect(scan(source).entryPoints == [])
  }
}
