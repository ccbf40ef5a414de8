/// Something that can be said of a subject, under a name of the language.
struct Fact<Subject>: Sendable {
  /// The path below the subject: `drawn.top`.
  var path: String
  var reader: Reader<Subject>

  init(_ path: String, _ reader: Reader<Subject>) {
    self.path = path
    self.reader = reader
  }
}

/// Reads a value off a subject; nil where the subject has none.
enum Reader<Subject>: Sendable {
  case number(@Sendable (Subject) -> Double?)
  case boolean(@Sendable (Subject) -> Bool?)
  case text(@Sendable (Subject) -> String?)
  case texts(@Sendable (Subject) -> [String]?)
  case paint(@Sendable (Subject) -> Paint?)

  /// The same of another subject from which this one can be had.
  func of<Outer>(_ step: @escaping @Sendable (Outer) -> Subject?) -> Reader<Outer> {
    switch self {
    case .number(let read): .number { step($0).flatMap(read) }
    case .boolean(let read): .boolean { step($0).flatMap(read) }
    case .text(let read): .text { step($0).flatMap(read) }
    case .texts(let read): .texts { step($0).flatMap(read) }
    case .paint(let read): .paint { step($0).flatMap(read) }
    }
  }
}

extension Array {
  /// The facts of a part, as facts of the whole under a longer path.
  func under<Part, Whole>(
    _ prefix: String, _ step: @escaping @Sendable (Whole) -> Part?
  ) -> [Fact<Whole>] where Element == Fact<Part> {
    map { Fact("\(prefix).\($0.path)", $0.reader.of(step)) }
  }
}
