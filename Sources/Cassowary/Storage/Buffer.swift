import Glibc

/// Sorts elements in place; short lists, which most are, without the library's machinery.
@inline(__always)
func sort<Element>(
  _ list: UnsafeMutableBufferPointer<Element>, by precedes: (Element, Element) -> Bool
) {
  guard list.count <= 12 else {
    var list = list
    return list.sort(by: precedes)
  }
  for index in list.indices.dropFirst() {
    let sinking = list[index]
    var hole = index
    while hole > 0, precedes(sinking, list[hole - 1]) {
      list[hole] = list[hole - 1]
      hole -= 1
    }
    list[hole] = sinking
  }
}

/// A growing list of plain values in memory of its own, aligned to cache lines.
///
/// It is what the core loops walk: no reference counting, no bounds checks, no exclusivity checks.
/// Elements are reached by pointer; a pointer must not be kept over an `append`.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int32
  private var capacity: Int32
  /// What the C library gave, from which `base` is a little further on.
  private var block: UnsafeMutableRawPointer

  /// An empty list with room for some elements.
  init(capacity least: Int32 = 16) {
    capacity = least
    count = 0
    block = Self.allocate(nil, capacity: least)
    base = Self.firstLine(in: block)
  }

  deinit {
    free(block)
  }

  var isEmpty: Bool { count == 0 }

  /// What it holds of memory.
  var allocatedBytes: Int { Int(capacity) * MemoryLayout<Element>.stride }

  /// The elements, readable until the next `append`.
  var elements: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: base, count: Int(count))
  }

  /// The place of an element. `index` must be in `0 ..< count`.
  subscript(index: Int32) -> UnsafeMutablePointer<Element> {
    base + Int(index)
  }

  /// - Complexity: O(1) amortised.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity {
      grow(to: capacity + capacity / 2)
    }
    (base + Int(count)).initialize(to: element)
    count += 1
  }

  /// Takes the last element off. There must be one.
  @inline(__always)
  mutating func removeLast() -> Element {
    count -= 1
    return base[Int(count)]
  }

  /// Forgets the elements from `newCount` on; keeps the memory.
  mutating func shrink(to newCount: Int32) {
    count = newCount
  }

  /// Forgets all elements; keeps the memory.
  mutating func removeAll() {
    count = 0
  }

  /// Makes room for `least` elements in all, so that they can be written through `base`.
  @inline(__always)
  mutating func reserve(_ least: Int32) {
    if capacity < least { grow(to: least) }
  }

  /// Says how many elements there are, after writing them through `base`.
  mutating func setCount(_ newCount: Int32) {
    count = newCount
  }

  /// Appends `extra` uninitialised elements, which the caller must write, and answers the first
  /// one's index.
  mutating func extend(by extra: Int32) -> Int32 {
    let first = count
    if capacity - count < extra {
      grow(to: Swift.max(capacity + capacity / 2, count + extra))
    }
    count += extra
    return first
  }

  /// - Complexity: O(count) for short lists; long ones the system moves by their pages' addresses.
  @inline(never)
  private mutating func grow(to newCapacity: Int32) {
    let skipped = UnsafeMutableRawPointer(base) - block
    block = Self.allocate(block, capacity: newCapacity)
    base = Self.firstLine(in: block)
    let kept = block + skipped
    if kept != UnsafeMutableRawPointer(base) {
      memmove(base, kept, Int(count) * MemoryLayout<Element>.stride)
    }
    capacity = newCapacity
  }

  private static func allocate(
    _ old: UnsafeMutableRawPointer?, capacity: Int32
  ) -> UnsafeMutableRawPointer {
    let size = Int(capacity) * MemoryLayout<Element>.stride + line
    guard let block = realloc(old, size) else { preconditionFailure("out of memory") }
    return block
  }

  private static func firstLine(
    in block: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<Element> {
    block.alignedUp(toMultipleOf: line).assumingMemoryBound(to: Element.self)
  }

  /// The size of a cache line, in bytes.
  private static var line: Int { 64 }
}
