import Foundation
import LayoutTrace

extension Baseline {
  /// Reads a baseline.
  ///
  /// - Parameter file: the file as the user knows it, for errors.
  /// - Throws: `BaselineError` with the first line that is not as a baseline's.
  package init(_ text: String, file: String) throws(BaselineError) {
    var reader = BaselineReader(text, file: file)
    self = try reader.read()
  }
}

/// Reads a baseline's text line by line.
private struct BaselineReader {
  private let file: String
  /// The lines that say something, with their numbers.
  private var lines: ArraySlice<(number: Int, line: BaselineLine)>
  private var number = 1

  init(_ text: String, file: String) {
    self.file = file
    lines =
      text.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { (number: $0 + 1, line: BaselineLine($1)) }
      .filter { !$0.line.isEmpty && !$0.line.remainder.hasPrefix("#") }[...]
  }

  mutating func read() throws(BaselineError) -> Baseline {
    try readVersion()
    let course = try field("course")
    let step = try field("step")
    let tolerance = try numericField("tolerance")
    guard tolerance > 0 else { throw error("a tolerance is more than 0") }
    var runs: [Baseline.Run] = []
    while !lines.isEmpty {
      let device = try field("device")
      guard take(BaselineText.rest, indent: 0) != nil else {
        throw missing("'at rest'")
      }
      let rest = Baseline.Part(frames: 1, curves: try curves(indent: 2))
      var isFirst = true
      while isFirst || lines.first?.line.remainder == BaselineText.script {
        guard take(BaselineText.script, indent: 0) != nil else {
          throw missing("'\(BaselineText.script)'")
        }
        isFirst = false
        runs.append(try run(device: device, rest: rest))
      }
    }
    return Baseline(course: course, step: step, tolerance: tolerance, runs: runs)
  }

  private mutating func readVersion() throws(BaselineError) {
    guard var line = take(BaselineText.title, indent: 0), let version = line.number() else {
      throw BaselineError(
        file: file, line: 1,
        problem: "this is no baseline: it does not begin with '\(BaselineText.title)'")
    }
    guard version == Double(Baseline.currentVersion) else {
      throw error(
        "this is version \(Number.text(version)) of the format, and this stretchy reads version "
          + "\(Baseline.currentVersion)")
    }
  }

  private mutating func run(
    device: String, rest: Baseline.Part
  ) throws(BaselineError) -> Baseline.Run {
    var run = Baseline.Run(device: device, script: [], parts: [rest])
    while let line = take("do:", indent: 2) {
      do {
        run.script.append(
          try JSONDecoder().decode(Gesture.self, from: Data(line.remainder.utf8)))
      } catch {
        throw self.error("this gesture cannot be read")
      }
      let frames = try numericField("frames", indent: 4)
      guard let count = Int(exactly: frames), count >= 0 else {
        throw error("a count of frames is a whole number")
      }
      run.parts.append(.init(frames: count, curves: try curves(indent: 4)))
    }
    return run
  }

  private mutating func curves(indent: Int) throws(BaselineError) -> [Baseline.NamedCurve] {
    var curves: [Baseline.NamedCurve] = []
    while var line = lines.first?.line, line.indent == indent {
      pop()
      guard let name = line.token()?.text else { throw error("a name is expected here") }
      var axis: Curve.Axis?
      if line.skip("by ") {
        guard let word = line.token()?.text, let known = Curve.Axis(rawValue: word) else {
          throw error("a curve goes by frame or by offset")
        }
        axis = known
      }
      guard line.skip(":") else { throw error("a colon is expected behind the name") }
      let curve: Curve
      if let axis {
        curve = Curve(axis: axis, knots: try knots(in: &line))
      } else {
        curve = Curve(constant: try value(in: &line))
      }
      guard line.isEmpty else { throw error("'\(line.remainder)' is too much") }
      curves.append(.init(name: name, curve: curve))
    }
    return curves
  }

  private func knots(in line: inout BaselineLine) throws(BaselineError) -> [Curve.Knot] {
    var knots: [Curve.Knot] = []
    repeat {
      guard let place = line.number() else { throw error("a place is a number") }
      if let last = knots.last, last.place >= place { throw error("places go upwards") }
      knots.append(.init(place: place, value: try value(in: &line)))
    } while line.skip(",")
    return knots
  }

  private func value(in line: inout BaselineLine) throws(BaselineError) -> Reading.Value? {
    var value: Reading.Value?
    guard line.read(&value) else { throw error("a value is expected here") }
    return value
  }

  // MARK: Lines

  private mutating func pop() {
    guard let line = lines.popFirst() else { return }
    number = line.number
  }

  /// Takes the next line if it begins with a text.
  private mutating func take(_ text: String, indent: Int) -> BaselineLine? {
    guard var line = lines.first?.line, line.indent == indent, line.skip(text) else { return nil }
    pop()
    return line
  }

  private mutating func field(_ name: String) throws(BaselineError) -> String {
    guard var line = take(name + ":", indent: 0) else { throw missing("'\(name):'") }
    guard let text = line.token()?.text, line.isEmpty else { throw error("one value is expected") }
    return text
  }

  private mutating func numericField(
    _ name: String, indent: Int = 0
  ) throws(BaselineError) -> Double {
    guard var line = take(name + ":", indent: indent) else { throw missing("'\(name):'") }
    guard let value = line.number(), line.isEmpty else { throw error("a number is expected") }
    return value
  }

  /// Of the line that was taken last.
  private func error(_ problem: String) -> BaselineError {
    BaselineError(file: file, line: number, problem: problem)
  }

  /// Of the line that comes next, or of the end.
  private func missing(_ what: String) -> BaselineError {
    BaselineError(
      file: file, line: lines.first?.number ?? number, problem: "\(what) is expected here")
  }
}
