import Cassowary

/// The terms of the constraint that is being lowered: memory that is used again for the next one.
struct TermBuffer: ~Copyable {
  private var base = UnsafeMutablePointer<Term>.allocate(capacity: 16)
  private var capacity = 16
  private var count = 0

  deinit { base.deallocate() }

  /// The terms, until the next change.
  var terms: UnsafeBufferPointer<Term> { UnsafeBufferPointer(start: base, count: count) }

  mutating func removeAll() { count = 0 }

  /// Adds a term; the solver adds up those of one variable.
  mutating func append(_ term: Term) {
    if count == capacity { grow() }
    (base + count).initialize(to: term)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Term>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
