import Glibc
import LayoutTrace
import UIKit

/// Where in the app's code its constraints are made.
@MainActor final class ConstraintOrigins {
  /// The path of the app's library, as it was loaded.
  private let library: String
  /// The places of the code that made them, in the library. A constraint that takes the address of
  /// one that is gone takes its entry too.
  private var offsets: [ObjectIdentifier: Int] = [:]
  /// For each address of code that was asked about, its place in the library; nil when it is not
  /// there. The same few come again and again, and the loader looks long for each.
  private var known: [UnsafeMutableRawPointer: Int?] = [:]

  /// So many calls lie between an app's code and ours at most.
  private static let depth: Int32 = 64

  init(library: String) {
    self.library = library
  }

  /// Takes down who is making a constraint now: the nearest caller that is the app's.
  func note(_ constraint: NSLayoutConstraint) {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: Int(Self.depth))
    let count = Self.calls.backtrace?(&addresses, Self.depth) ?? 0
    offsets[ObjectIdentifier(constraint)] =
      addresses.prefix(Int(count)).lazy
      .compactMap { $0.flatMap { self.offset(of: $0) } }.first
  }

  /// Where a constraint was made; nil for one that UIKit makes by itself.
  func origin(of constraint: NSLayoutConstraint) -> CodeOrigin? {
    written(in: constraint) ?? offsets[ObjectIdentifier(constraint)].map { .library(offset: $0) }
  }

  private func offset(of address: UnsafeMutableRawPointer) -> Int? {
    if let known = known[address] { return known }
    let offset = foundOffset(of: address)
    known[address] = .some(offset)
    return offset
  }

  /// What lies before a return address is the call.
  private func foundOffset(of address: UnsafeMutableRawPointer) -> Int? {
    guard let dladdr = Self.calls.dladdr else { return nil }
    // `Dl_info`: the file's name, where it is loaded, and two words about the nearest symbol.
    var info = [UInt](repeating: 0, count: 4)
    guard dladdr(address, &info) != 0,
      let name = UnsafePointer<CChar>(bitPattern: info[0]), String(cString: name) == library
    else { return nil }
    return Int(bitPattern: address) - Int(bitPattern: info[1]) - 1
  }

  private typealias Backtrace =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
  private typealias AddressInfo =
    @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt>) -> Int32

  /// Two functions of the C library that its Swift module leaves out.
  private static let calls: (backtrace: Backtrace?, dladdr: AddressInfo?) = (
    dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Backtrace.self) },
    dlsym(nil, "dladdr").map { unsafeBitCast($0, to: AddressInfo.self) }
  )

  /// Libraries such as SnapKit make constraints long after the line that asks for them, and say the
  /// line in their descriptions: `<SnapKit.LayoutConstraint:0x1@Page.swift#12 ...>`.
  private func written(in constraint: NSLayoutConstraint) -> CodeOrigin? {
    guard type(of: constraint) != NSLayoutConstraint.self,
      let match = constraint.description.firstMatch(of: /@([^@#\s]+\.swift)#(\d{1,7})\s/),
      let line = Int(match.2)
    else { return nil }
    return .source(file: String(match.1), line: line)
  }
}
