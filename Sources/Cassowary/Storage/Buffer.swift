import Glibc

/// A growing list of plain values in memory of its own.
///
/// It is what the core loops walk: no reference counting, no bounds checks, no exclusivity checks.
/// Elements are reached by pointer; a pointer must not be kept over an `append`. An empty list
/// holds no memory. Elements of 32 bytes never lie across the border of two cache lines.
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
    if expected > 0 { resize(to: expected) }
  }

  deinit {
    if capacity > 0 { Memory.free(block, Self.size(for: capacity)) }
  }

  var isEmpty: Bool { count == 0 }

  /// What it holds of memory, with what the C library needs to keep it.
  var allocatedBytes: Int {
    capacity > 0 ? Self.size(for: capacity) + 16 : 0
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
      grow(to: count &+ 1)
    }
    (base + Int(count)).initialize(to: element)
    count &+= 1
  }

  /// Takes the last element off. There must be one.
  @inline(__always)
  mutating func removeLast() -> Element {
    count &-= 1
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
  @inline(__always)
  mutating func extend(by extra: Int32) -> Int32 {
    let first = count
    if capacity &- count < extra { grow(to: count + extra) }
    count &+= extra
    return first
  }

  /// Gives back what memory the elements do not need, if that is much.
  ///
  /// - Complexity: O(1) in most C libraries; O(count) at worst.
  mutating func trim() {
    if capacity > count + count / 16 + 4 { resize(to: count) }
  }

  /// Makes room for `least` elements, and for some more: a short list doubles or more, a long one
  /// grows by half.
  ///
  /// Many lists of a tableau are never longer than a row, so that the first memory is for few.
  ///
  /// - Complexity: O(count).
  @inline(never)
  private mutating func grow(to least: Int32) {
    let bytes = Int(capacity) * MemoryLayout<Element>.stride
    let usual = bytes < 1 << 9 ? 4 * capacity : bytes < 1 << 16 ? 2 * capacity : capacity / 2 * 3
    resize(to: Swift.max(usual, least, Self.fewest))
  }

  /// Moves the elements to memory for at least `least` of them, which must be no fewer than there
  /// are; none for 0.
  private mutating func resize(to least: Int32) {
    guard least > 0 else { return release() }
    let size = Self.size(for: least)
    let kept = Int(count) * MemoryLayout<Element>.stride
    let skipped = capacity > 0 ? UnsafeMutableRawPointer(base) - block : 0
    let resized =
      capacity > 0
      ? Memory.resize(block, from: Self.size(for: capacity), to: size, keeping: skipped + kept)
      : Memory.allocate(size)
    let start = Self.margin == 0 ? resized : (resized + 1).alignedUp(toMultipleOf: Self.line)
    if kept > 0, resized + skipped != start {
      memmove(start, resized + skipped, kept)
    }
    base = start.assumingMemoryBound(to: Element.self)
    capacity = Int32(truncatingIfNeeded: (size - Self.margin) / MemoryLayout<Element>.stride)
    if Self.margin > 0 {
      (start - 4).storeBytes(of: Int32(truncatingIfNeeded: start - resized), as: Int32.self)
    }
  }

  /// The bytes of a block for so many elements.
  private static func size(for capacity: Int32) -> Int {
    Memory.size(for: Int(capacity) * MemoryLayout<Element>.stride + margin)
  }

  /// What `Memory` gave. Where elements are aligned, `base` is a little further on; how far is noted
  /// right before it.
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
    Int32(truncatingIfNeeded: Swift.max(4, 64 / MemoryLayout<Element>.stride))
  }
}
