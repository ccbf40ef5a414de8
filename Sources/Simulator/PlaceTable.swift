/// The places in the trace of what has been recorded, by its `hostNumber`.
///
/// - Complexity: O(1) for a question; the table is as long as the greatest number.
struct PlaceTable {
  private static let none: Int32 = -1

  private var places: [Int32] = []

  /// The place of what has a number; nil for what has none.
  subscript(number: Int) -> Int? {
    get {
      guard number < places.count, places[number] != Self.none else { return nil }
      return Int(places[number])
    }
    set {
      if number >= places.count {
        places += [Int32](repeating: Self.none, count: number + 1 - places.count)
      }
      places[number] = newValue.map { Int32($0) } ?? Self.none
    }
  }
}
