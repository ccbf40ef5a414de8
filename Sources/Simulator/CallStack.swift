import Glibc

/// The calls that led to where the process is now.
enum CallStack {
  /// So many calls are looked through at most.
  private static let depth = 64

  /// The nearest place in a range of code that called; nil when none of the nearest ones did.
  ///
  /// - Complexity: O(calls up to it): the calls beyond are not unwound, which takes long.
  static func nearestCaller(in range: Range<UInt>) -> UInt? {
    guard let calls else { return nil }
    var search = Search(range: range, address: calls.address)
    withUnsafeMutablePointer(to: &search) { pointer in
      _ = calls.unwind({ context, search in Search.look(at: context, search) }, pointer)
    }
    return search.found
  }

  /// What is looked for, handed through the unwinder.
  private struct Search {
    let range: Range<UInt>
    let address: Address
    var count = 0
    var found: UInt?

    /// - Returns: 0 to go on to the caller; another number ends the walk.
    static func look(
      at context: OpaquePointer?, _ search: UnsafeMutableRawPointer?
    ) -> Int32 {
      guard let search = search?.assumingMemoryBound(to: Search.self) else { return 1 }
      let address = search.pointee.address(context)
      search.pointee.count += 1
      if search.pointee.range.contains(address) {
        search.pointee.found = address
        return 1
      }
      return search.pointee.count < depth ? 0 : 1
    }
  }

  private typealias Visitor =
    @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
  private typealias Unwind = @convention(c) (Visitor, UnsafeMutableRawPointer?) -> Int32
  private typealias Address = @convention(c) (OpaquePointer?) -> UInt

  /// Two functions of the compiler's runtime library, which stands behind `backtrace`.
  private static let calls: (unwind: Unwind, address: Address)? = {
    guard let unwind = dlsym(nil, "_Unwind_Backtrace"), let address = dlsym(nil, "_Unwind_GetIP")
    else { return nil }
    return (
      unsafeBitCast(unwind, to: Unwind.self), unsafeBitCast(address, to: Address.self)
    )
  }()
}
