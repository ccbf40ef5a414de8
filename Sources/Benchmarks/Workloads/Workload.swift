package import Cassowary
import Foundation

/// A workload in the LCW1 text format: constraints, then phases of timed edits, then expectations.
package struct Workload {
  /// A constraint as the file defines it.
  package struct Definition {
    package var terms: [(variable: Int, coefficient: Double)]
    package var relation: Relation
    package var constant: Double
    package var priority: Priority
    /// It says that a width or height is at least 0: a bound, to a solver that has bounds.
    package var isBound: Bool
    /// It is not there at first.
    package var isLate: Bool
  }

  /// One line of a phase.
  package enum Operation {
    case set(Int, Double)
    case remove(Int)
    case add(Int)
    /// The end of a frame: all values must be readable.
    case frame
  }

  /// Operations that are timed together.
  package struct Phase {
    package var name: String
    package var operations: [Operation] = []
    package var frames = 0
  }

  /// What must be so at the end of a frame.
  package enum Expectation {
    case values([(variable: Int, value: Double)])
    case objective([(priority: Float, sum: Double)])
  }

  package var name = ""
  package var variables = 0
  package var definitions: [Definition] = []
  package var phases: [Phase] = []
  /// By "phase frame", as the file writes it.
  package var expectations: [String: [Expectation]] = [:]

  /// What kept a file from being read.
  package struct FormatError: Error, CustomStringConvertible {
    package var line: Int
    package var text: String
    package var description: String { "line \(line) is no LCW1: \(text)" }
  }

  /// Reads a file.
  ///
  /// - Throws: what reading the file throws, or `FormatError`.
  package init(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for (index, line) in text.split(separator: "\n").enumerated() {
      var fields = Fields(line)
      guard read(&fields) else { throw FormatError(line: index + 1, text: String(line)) }
    }
  }

  /// Reads one line; false if it is none of the format's.
  private mutating func read(_ fields: inout Fields) -> Bool {
    switch fields.word() {
    case "LCW1": name = fields.word()
    case "V": variables = fields.integer()
    case "C", "X": _ = fields.integer()
    case "c": return readDefinition(&fields)
    case "E": phases.append(Phase(name: fields.word()))
    case "s": append(.set(fields.integer(), fields.number()))
    case "-": append(.remove(fields.integer()))
    case "+": append(.add(fields.integer()))
    case ".":
      append(.frame)
      phases[phases.count - 1].frames += 1
    case "x":
      let key = fields.word() + " " + fields.word()
      let pairs = (0..<fields.integer()).map { _ in (fields.integer(), fields.number()) }
      expectations[key, default: []].append(.values(pairs))
    case "o":
      let key = fields.word() + " " + fields.word()
      let pairs = (0..<fields.integer()).map { _ in (Float(fields.number()), fields.number()) }
      expectations[key, default: []].append(.objective(pairs))
    default: return false
    }
    return fields.areSound
  }

  private mutating func readDefinition(_ fields: inout Fields) -> Bool {
    _ = fields.integer()
    let priority = Float(fields.number())
    let relation = Relation(rawValue: Int8(clamping: fields.integer()))
    let constant = fields.number()
    let flags = fields.integer()
    let terms = (0..<fields.integer()).map { _ in (fields.integer(), fields.number()) }
    guard let relation, priority > 0, priority <= 1000, fields.areSound else { return false }
    definitions.append(
      Definition(
        terms: terms, relation: relation, constant: constant, priority: Priority(priority),
        isBound: flags & 4 != 0, isLate: flags & 2 != 0))
    return true
  }

  private mutating func append(_ operation: Operation) {
    if !phases.isEmpty { phases[phases.count - 1].operations.append(operation) }
  }

  /// The blank-separated fields of a line.
  private struct Fields {
    private var rest: ArraySlice<Substring>
    /// Whether all fields asked for were there and numbers where they had to be.
    private(set) var areSound = true

    init(_ line: Substring) {
      rest = line.split(separator: " ")[...]
    }

    mutating func word() -> String {
      rest.popFirst().map(String.init) ?? ""
    }

    mutating func number() -> Double {
      guard let field = rest.popFirst(), let number = Double(field) else {
        areSound = false
        return 0
      }
      return number
    }

    mutating func integer() -> Int {
      guard let field = rest.popFirst(), let number = Int(field) else {
        areSound = false
        return 0
      }
      return number
    }
  }
}
