import Glibc

/// Blocks of memory for lists that grow: small ones from the C library, large ones from the system.
///
/// A large block begins at the border of a large page and asks for such pages. Where a layout of
/// ten thousand cells is edited here and there, half the time would otherwise go into looking up
/// where addresses lie.
enum Memory {
  /// The size that a block has that was asked for with so many bytes.
  ///
  /// What comes out, put in again, stays the same.
  @inline(__always)
  static func size(for bytes: Int) -> Int {
    bytes < large ? bytes : (bytes + page - 1) & ~(page - 1)
  }

  /// An uninitialised block. `size` must come from `size(for:)`, as in the other functions.
  static func allocate(_ size: Int) -> UnsafeMutableRawPointer {
    if size >= large { return map(size) }
    guard let block = malloc(size) else { preconditionFailure("out of memory") }
    return block
  }

  /// A block of another size with the same first `kept` bytes; the old one is gone.
  ///
  /// - Complexity: O(kept).
  static func resize(
    _ block: UnsafeMutableRawPointer, from old: Int, to new: Int, keeping kept: Int
  ) -> UnsafeMutableRawPointer {
    if old < large, new < large {
      guard let resized = realloc(block, new) else { preconditionFailure("out of memory") }
      return resized
    }
    if old >= large, new >= large, new <= old {
      if new < old { munmap(block + new, old - new) }
      return block
    }
    let resized = allocate(new)
    memcpy(resized, block, kept)
    free(block, old)
    return resized
  }

  /// Gives a block back.
  static func free(_ block: UnsafeMutableRawPointer, _ size: Int) {
    if size >= large { munmap(block, size) } else { Glibc.free(block) }
  }

  /// From how many bytes on a block is large.
  private static var large: Int { 1 << 20 }

  /// The size of a large page, in bytes.
  private static var page: Int { 1 << 21 }

  private static func map(_ size: Int) -> UnsafeMutableRawPointer {
    // The system aligns to small pages: so much more is asked for that a border lies within.
    let asked = size + page
    let mapped = mmap(nil, asked, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let mapped, mapped != MAP_FAILED else { preconditionFailure("out of memory") }
    let block = mapped.alignedUp(toMultipleOf: page)
    if block > mapped { munmap(mapped, block - mapped) }
    let end = block + size
    if end < mapped + asked { munmap(end, mapped + asked - end) }
    madvise(block, size, MADV_HUGEPAGE)
    return block
  }
}
