/// Many short lists in one piece of memory. Elements must be at least 4 bytes long.
///
/// Blocks have capacities 0, 2, 4, 8, … and are given back to a list of free ones a size; memory
/// is never moved within the pool, though the pool as a whole may move when it grows: a pointer
/// must not be kept over `allocate`.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private var storage = Buffer<Element>(capacity: 128)
  /// For each size class its first free block, or -1. A free block begins with the index of the
  /// next one.
  private var free = Buffer<Int32>()

  init() {
    for _ in 0..<31 { free.append(-1) }
  }

  /// The place of an element by its index in the pool.
  subscript(index: Int32) -> UnsafeMutablePointer<Element> {
    storage.base + Int(index)
  }

  /// What it holds of memory.
  var allocatedBytes: Int { storage.allocatedBytes }

  /// The capacity of the blocks of a size class.
  static func capacity(of sizeClass: UInt8) -> Int32 {
    sizeClass == 0 ? 0 : 1 << Int32(sizeClass)
  }

  /// The smallest size class that holds `count` elements.
  static func sizeClass(for count: Int32) -> UInt8 {
    count == 0 ? 0 : UInt8(32 - Swift.max(count - 1, 1).leadingZeroBitCount)
  }

  /// A block of a size class, uninitialised: its first index.
  mutating func allocate(_ sizeClass: UInt8) -> Int32 {
    guard sizeClass > 0 else { return 0 }
    let head = free[Int32(sizeClass)]
    let block = head.pointee
    if block >= 0 {
      head.pointee = UnsafeRawPointer(self[block]).load(as: Int32.self)
      return block
    }
    return storage.extend(by: Self.capacity(of: sizeClass))
  }

  /// Gives a block back.
  mutating func release(_ block: Int32, _ sizeClass: UInt8) {
    guard sizeClass > 0 else { return }
    let head = free[Int32(sizeClass)]
    UnsafeMutableRawPointer(self[block]).storeBytes(of: head.pointee, as: Int32.self)
    head.pointee = block
  }
}
