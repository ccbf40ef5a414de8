/// Reads a value back from the row that `RowWriter` made of it.
struct RowReader {
  private let numbers: [Double]
  private let strings: [String]
  private var index = 0
  /// Where in the bytes the row ends, for errors.
  private let offset: Int

  init(_ numbers: [Double], strings: [String], offset: Int) {
    self.numbers = numbers
    self.strings = strings
    self.offset = offset
  }

  mutating func number() throws(TraceError) -> Double {
    guard index < numbers.count else { throw error("a row that is too short") }
    defer { index += 1 }
    return numbers[index]
  }

  mutating func flag() throws(TraceError) -> Bool {
    switch try number() {
    case 0: false
    case 1: true
    case let other: throw error("\(other) in the place of a flag")
    }
  }

  /// A whole number from 0 up to, but not including, a limit.
  mutating func integer(below limit: Int) throws(TraceError) -> Int {
    let number = try number()
    guard let integer = Int(exactly: number), (0..<limit).contains(integer) else {
      throw error("\(number) in the place of a whole number from 0 to \(limit - 1)")
    }
    return integer
  }

  /// A whole number of any sign.
  mutating func integer() throws(TraceError) -> Int {
    let number = try number()
    guard let integer = Int(exactly: number) else {
      throw error("\(number) in the place of a whole number")
    }
    return integer
  }

  mutating func string() throws(TraceError) -> String {
    strings[try integer(below: strings.count)]
  }

  /// A text that names a case of an enum.
  mutating func name<Name: RawRepresentable<String>>(
    of type: Name.Type
  ) throws(TraceError) -> Name {
    let string = try string()
    guard let name = Name(rawValue: string) else { throw error("no \(type) is called \(string)") }
    return name
  }

  mutating func point() throws(TraceError) -> Point {
    Point(x: try number(), y: try number())
  }

  mutating func size() throws(TraceError) -> Size {
    Size(width: try number(), height: try number())
  }

  mutating func rect() throws(TraceError) -> Rect {
    Rect(x: try number(), y: try number(), width: try number(), height: try number())
  }

  mutating func insets() throws(TraceError) -> Insets {
    Insets(top: try number(), left: try number(), bottom: try number(), right: try number())
  }

  mutating func color() throws(TraceError) -> Color {
    Color(red: try number(), green: try number(), blue: try number(), alpha: try number())
  }

  mutating func optional<Value>(
    _ read: (inout RowReader) throws(TraceError) -> Value
  ) throws(TraceError) -> Value? {
    try flag() ? try read(&self) : nil
  }

  mutating func array<Value>(
    _ read: (inout RowReader) throws(TraceError) -> Value
  ) throws(TraceError) -> [Value] {
    // Each element takes a number at least, so the row's own length bounds the count.
    let count = try integer(below: numbers.count + 1)
    var values: [Value] = []
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  /// - Throws: `TraceError.malformed` if numbers are left over.
  func end() throws(TraceError) {
    guard index == numbers.count else { throw error("a row that is too long") }
  }

  func error(_ what: String) -> TraceError {
    .malformed(what: what, at: offset)
  }
}
