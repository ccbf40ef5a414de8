/// Many short lists in one piece of memory. Elements must be at least 4 bytes long.
///
/// Blocks have capacities 0, 1, 2, 3, 4, 6, 8, 12, 16, … and are given back to a list of free ones
/// a size; memory is never moved within the pool, though the pool as a whole may move when it
/// grows: a pointer must not be kept over `allocate`.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private var storage: Buffer<Element>
  /// For each size class in use its first free block, or -1. A free block begins with the index of
  /// the next one.
  private var free = Buffer<Int32>()
  /// How many elements the blocks in use are for.
  private(set) var used: Int32 = 0

  /// An empty pool.
  ///
  /// - Parameter expected: how many elements to make room for at once.
  init(expecting expected: Int32 = 0) {
    storage = Buffer(expecting: expected)
  }

  /// The place of an element by its index in the pool.
  subscript(index: Int32) -> UnsafeMutablePointer<Element> {
    @inline(__always) get { storage.base + Int(index) }
  }

  /// Whether so much lies in free blocks that it pays to lay out the lists anew.
  var isWasteful: Bool { storage.count > used + used / 4 + 16 }

  /// Gives back what lies behind the last block, if that is much.
  mutating func trim() { storage.trim() }

  /// What it holds of memory.
  var allocatedBytes: Int { storage.allocatedBytes + free.allocatedBytes }

  /// The capacity of the blocks of a size class.
  @inline(__always)
  static func capacity(of sizeClass: UInt8) -> Int32 {
    let number = Int32(sizeClass)
    return number <= 4 ? number : (4 + 2 * (number & 1)) << ((number - 4) >> 1)
  }

  /// The smallest size class that holds `count` elements.
  static func sizeClass(for count: Int32) -> UInt8 {
    guard count > 4 else { return UInt8(truncatingIfNeeded: count) }
    // Half of a power of two: count lies in half + 1 ... 2 × half.
    let exponent = 31 - Int32((count - 1).leadingZeroBitCount)
    let isLow = count <= 3 << (exponent - 1)
    return UInt8(truncatingIfNeeded: 2 * exponent + (isLow ? 1 : 2))
  }

  /// The size class to grow into: about twice as large, and room for 4 elements at least.
  static func larger(than sizeClass: UInt8) -> UInt8 {
    sizeClass <= 3 ? 4 : sizeClass + 2
  }

  /// A block of a size class, uninitialised: its first index.
  mutating func allocate(_ sizeClass: UInt8) -> Int32 {
    guard sizeClass > 0 else { return 0 }
    used += Self.capacity(of: sizeClass)
    if Int32(sizeClass) < free.count {
      let head = free[Int32(sizeClass)]
      let block = head.pointee
      if block >= 0 {
        head.pointee = UnsafeRawPointer(self[block]).load(as: Int32.self)
        return block
      }
    }
    return storage.extend(by: Self.capacity(of: sizeClass))
  }

  /// Gives a block back.
  mutating func release(_ block: Int32, _ sizeClass: UInt8) {
    guard sizeClass > 0 else { return }
    used -= Self.capacity(of: sizeClass)
    while free.count <= Int32(sizeClass) { free.append(-1) }
    let head = free[Int32(sizeClass)]
    UnsafeMutableRawPointer(self[block]).storeBytes(of: head.pointee, as: Int32.self)
    head.pointee = block
  }
}
