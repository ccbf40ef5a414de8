import Glibc

/// Sorts elements in place, no two of which are equal; most lists are short, many in order.
///
/// - Complexity: O(n) if they are in order already, O(n log n) otherwise, O(n²) for short ones.
@inline(__always)
func sort<Element: BitwiseCopyable>(
  _ list: UnsafeMutableBufferPointer<Element>, by precedes: (Element, Element) -> Bool
) {
  guard let base = list.baseAddress, list.count > 1 else { return }
  var sorted = 1
  while sorted < list.count, !precedes(base[sorted], base[sorted - 1]) { sorted += 1 }
  if sorted == list.count { return }
  guard list.count <= 16 else { return heapSort(base, list.count, precedes) }
  for index in sorted..<list.count {
    let sinking = base[index]
    var hole = index
    while hole > 0, precedes(sinking, base[hole - 1]) {
      base[hole] = base[hole - 1]
      hole -= 1
    }
    base[hole] = sinking
  }
}

/// Heap sort (Williams 1964), without memory of its own. Equals may change places.
@inline(__always)
private func heapSort<Element: BitwiseCopyable>(
  _ base: UnsafeMutablePointer<Element>, _ count: Int, _ precedes: (Element, Element) -> Bool
) {
  var start = count / 2
  var end = count
  while end > 1 {
    let sinking: Element
    if start > 0 {
      start -= 1
      sinking = base[start]
    } else {
      end -= 1
      sinking = base[end]
      base[end] = base[0]
    }
    var hole = start
    while 2 * hole + 1 < end {
      var child = 2 * hole + 1
      if child + 1 < end, precedes(base[child], base[child + 1]) { child += 1 }
      guard precedes(sinking, base[child]) else { break }
      base[hole] = base[child]
      hole = child
    }
    base[hole] = sinking
  }
}

/// A growing list of plain values in memory of its own.
///
/// It is what the core loops walk: no reference counting, no bounds checks, no exclusivity checks.
/// Elements are reached by pointer; a pointer must not be kept over an `append`. An empty list
/// holds no memory. Elements of 32 bytes never lie across the border of two cache lines, and large
/// lists ask for large pages: walking from place to place in them costs fewer look-ups of
/// addresses.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int32 = 0
  private var capacity: Int32 = 0

  /// An empty list.
  ///
  /// - Parameter expected: how many elements to make room for at once.
  init(expecting expected: Int32 = 0) {
    base = UnsafeMutableRawPointer(bitPattern: Self.line)
      .unsafelyUnwrapped.assumingMemoryBound(to: Element.self)
    if expected > 0 { grow(to: expected) }
  }

  deinit {
    if capacity > 0 { free(block) }
  }

  var isEmpty: Bool { count == 0 }

  /// What it holds of memory, with what the C library needs to keep it.
  var allocatedBytes: Int {
    capacity > 0 ? Int(capacity) * MemoryLayout<Element>.stride + Self.margin + 16 : 0
  }

  /// The elements, readable until the next `append`.
  var elements: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: base, count: Int(count))
  }

  /// The place of an element. `index` must be in `0 ..< count`.
  subscript(index: Int32) -> UnsafeMutablePointer<Element> {
    @inline(__always) get { base + Int(index) }
  }

  /// - Complexity: O(1) amortised.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity {
      grow(to: count + 1)
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

  /// Forgets all elements, and gives the memory back.
  mutating func release() {
    self = Buffer()
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
    if capacity - count < extra { grow(to: count + extra) }
    count += extra
    return first
  }

  /// Makes room for `least` elements, and for some more: a short list doubles, a long one grows by
  /// a quarter.
  ///
  /// - Complexity: O(count) for short lists; long ones the system moves by their pages' addresses.
  @inline(never)
  private mutating func grow(to least: Int32) {
    let usual = capacity + capacity / (capacity < 32 ? 1 : capacity < 64 ? 2 : 4)
    let newCapacity = Swift.max(usual, least, Self.fewest)
    let size = Int(newCapacity) * MemoryLayout<Element>.stride + Self.margin
    let skipped = capacity > 0 ? UnsafeMutableRawPointer(base) - block : 0
    guard let grown = realloc(capacity > 0 ? block : nil, size) else {
      preconditionFailure("out of memory")
    }
    let start = Self.margin == 0 ? grown : (grown + 1).alignedUp(toMultipleOf: Self.line)
    if capacity > 0, grown + skipped != start {
      memmove(start, grown + skipped, Int(count) * MemoryLayout<Element>.stride)
    }
    base = start.assumingMemoryBound(to: Element.self)
    capacity = newCapacity
    if Self.margin > 0 {
      (start - 4).storeBytes(of: Int32(start - grown), as: Int32.self)
    }
    if size >= Self.large {
      let page = start.alignedUp(toMultipleOf: 4096)
      madvise(page, size - Self.margin - 4096, MADV_HUGEPAGE)
    }
  }

  /// What the C library gave. Where elements are aligned, `base` is a little further on; how far is
  /// noted right before it.
  private var block: UnsafeMutableRawPointer {
    let start = UnsafeMutableRawPointer(base)
    return Self.margin == 0 ? start : start - Int((start - 4).load(as: Int32.self))
  }

  /// What aligning to cache lines takes of memory; 0 where the C library's alignment suffices.
  private static var margin: Int { MemoryLayout<Element>.stride == 32 ? line : 0 }

  /// The size of a cache line, in bytes.
  private static var line: Int { 64 }

  /// How many elements the first memory is for.
  private static var fewest: Int32 {
    Int32(truncatingIfNeeded: Swift.max(4, 32 / MemoryLayout<Element>.stride))
  }

  /// From how many bytes on large pages are asked for.
  private static var large: Int { 1 << 22 }
}
