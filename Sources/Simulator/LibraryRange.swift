import Glibc

/// Where a library that was loaded lies in memory.
struct LibraryRange {
  /// Where its own addresses begin to count.
  private(set) var base: UInt = 0
  private(set) var addresses: Range<UInt> = 0..<0

  /// Looks a library up among those that are loaded; nil when it is not there.
  ///
  /// - Parameter path: as it was loaded.
  init?(of path: String) {
    guard let walk = Self.walk else { return nil }
    var search = Search(path: path)
    let isFound = withUnsafeMutablePointer(to: &search) { pointer in
      walk({ entry, _, context in Search.look(at: entry, context) }, pointer) != 0
    }
    guard isFound, let found = search.found else { return nil }
    self = found
  }

  private init() {}

  /// What is looked for, handed through the C library.
  private struct Search {
    let path: String
    var found: LibraryRange?

    /// - Returns: 1 at the library, which ends the walk.
    static func look(
      at entry: UnsafeRawPointer?, _ context: UnsafeMutableRawPointer?
    ) -> Int32 {
      guard let entry, let search = context?.assumingMemoryBound(to: Search.self) else { return 0 }
      // `dl_phdr_info`: the base, the name, the program headers and how many they are.
      guard let name = entry.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self),
        strcmp(name, search.pointee.path) == 0,
        let headers = entry.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
      else { return 0 }
      var range = LibraryRange()
      range.base = entry.load(as: UInt.self)
      for number in 0..<Int(entry.load(fromByteOffset: 24, as: UInt16.self)) {
        let header = headers + 56 * number
        guard header.load(as: UInt32.self) == loadedSegment else { continue }
        let start = range.base &+ header.load(fromByteOffset: 16, as: UInt.self)
        let end = start &+ header.load(fromByteOffset: 40, as: UInt.self)
        guard start < end else { continue }
        range.addresses =
          range.addresses.isEmpty
          ? start..<end
          : min(start, range.addresses.lowerBound)..<max(end, range.addresses.upperBound)
      }
      search.pointee.found = range
      return 1
    }

    /// `PT_LOAD` of `<elf.h>`.
    private static let loadedSegment: UInt32 = 1
  }

  private typealias Visitor =
    @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> Int32
  private typealias Walk = @convention(c) (Visitor, UnsafeMutableRawPointer?) -> Int32

  /// `dl_iterate_phdr`, which Swift's Glibc module leaves out.
  private static let walk: Walk? = dlsym(nil, "dl_iterate_phdr").map {
    unsafeBitCast($0, to: Walk.self)
  }
}
