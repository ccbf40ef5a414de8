import Foundation
import Reporting

/// Files held against schemas by an implementation of JSON Schema that is not ours.
///
/// Gradescope publishes none: ours is written from the fields that its documentation names. Neither
/// is Classroom 50's copied, but says the same of what we write. The class's is our own format.
enum Schema: String {
  case gradescope = "gradescope-results"
  case classroom50 = "classroom50-result"
  case classDocument = "class"

  private var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Schemas/\(rawValue).schema.json")
  }

  /// What is wrong with a file, a line a mistake; empty if it is valid.
  func complaints(about json: String) throws -> String {
    let script = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      checker = jsonschema.validators.validator_for(schema)
      checker.check_schema(schema)
      for error in checker(schema).iter_errors(json.load(sys.stdin)):
          print(error.json_path, error.message)
      """
    let process = Process()
    // Debian's own Python, which has Debian's python3-jsonschema.
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", script, url.path]
    process.environment = ["PYTHONWARNINGS": "ignore", "PYTHONDONTWRITEBYTECODE": "1"]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(json.utf8))
    try input.fileHandleForWriting.close()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    let complained = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: said + complained, as: UTF8.self)
  }
}

/// Suites with what goes around them.
enum JUnit {
  static func whole(_ suites: [String]) -> String {
    JUnitRenderer.head + suites.joined() + JUnitRenderer.foot
  }
}
