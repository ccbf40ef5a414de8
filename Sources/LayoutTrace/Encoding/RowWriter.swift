/// Writes a value down as a row of numbers, in a fixed order.
///
/// Two rows of the same kind of value differ only where the values do; `RowDelta` makes use of it.
/// A flag is 0 or 1, a whole number stands for itself, a text for its place in the `StringTable`,
/// an optional value is a flag and then, if there is one, the value.
struct RowWriter {
  private(set) var numbers: [Double] = []
  private let strings: StringTable

  /// - Parameter count: about how many numbers it will have.
  init(strings: StringTable, count: Int = 0) {
    self.strings = strings
    numbers.reserveCapacity(count)
  }

  /// Whether it can be read back.
  var isRecordable: Bool {
    numbers.count <= RowDelta.longestRow && numbers.allSatisfy(\.isFinite)
  }

  mutating func append(_ number: Double) { numbers.append(number) }
  mutating func append(_ flag: Bool) { numbers.append(flag ? 1 : 0) }
  mutating func append(_ integer: Int) { numbers.append(Double(integer)) }
  mutating func append(_ string: String) { append(strings.index(of: string)) }

  mutating func append(_ point: Point) {
    numbers.append(point.x)
    numbers.append(point.y)
  }

  mutating func append(_ size: Size) {
    numbers.append(size.width)
    numbers.append(size.height)
  }

  mutating func append(_ rect: Rect) {
    numbers.append(rect.x)
    numbers.append(rect.y)
    numbers.append(rect.width)
    numbers.append(rect.height)
  }

  mutating func append(_ insets: Insets) {
    numbers.append(insets.top)
    numbers.append(insets.left)
    numbers.append(insets.bottom)
    numbers.append(insets.right)
  }

  mutating func append(_ color: Color) {
    numbers.append(color.red)
    numbers.append(color.green)
    numbers.append(color.blue)
    numbers.append(color.alpha)
  }

  mutating func append<Value>(
    _ value: Value?, _ write: (inout RowWriter, Value) -> Void
  ) {
    append(value != nil)
    if let value { write(&self, value) }
  }

  mutating func append<Value>(_ values: [Value], _ write: (inout RowWriter, Value) -> Void) {
    append(values.count)
    for value in values { write(&self, value) }
  }
}

/// The texts of a trace, each written once; a row names a text by its place.
final class StringTable {
  private var places: [String: Int] = [:]
  private var unwritten: [String] = []

  func index(of string: String) -> Int {
    if let place = places[string] { return place }
    let place = places.count
    places[string] = place
    unwritten.append(string)
    return place
  }

  /// The texts that were met since the last call, in order of their places.
  func takeUnwritten() -> [String] {
    defer { unwritten.removeAll() }
    return unwritten
  }
}
