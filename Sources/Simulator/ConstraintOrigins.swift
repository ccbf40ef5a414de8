import LayoutTrace
import UIKit

/// Where in the app's code its constraints are made.
@MainActor final class ConstraintOrigins {
  /// The path of the app's library, as it was loaded.
  private let library: String
  /// Where that is in memory, once it is known.
  private var range: LibraryRange?
  /// The places of the code that made them, in the library, by their `hostNumber`.
  private var offsets: [Int: Int] = [:]

  init(library: String) {
    self.library = library
  }

  /// Takes down who is making a constraint now: the nearest caller that is the app's.
  func note(_ constraint: NSLayoutConstraint) {
    range = range ?? LibraryRange(of: library)
    guard let range, let address = CallStack.nearestCaller(in: range.addresses) else { return }
    // What lies before a return address is the call.
    offsets[constraint.hostNumber] = Int(bitPattern: address) - Int(bitPattern: range.base) - 1
  }

  /// Where a constraint was made; nil for one that UIKit makes by itself.
  func origin(of constraint: NSLayoutConstraint) -> CodeOrigin? {
    written(in: constraint) ?? offsets[constraint.hostNumber].map { .library(offset: $0) }
  }

  /// Libraries such as SnapKit make constraints long after the line that asks for them, and say the
  /// line in their descriptions: `<SnapKit.LayoutConstraint:0x1@Page.swift#12 ...>`.
  private func written(in constraint: NSLayoutConstraint) -> CodeOrigin? {
    guard type(of: constraint) != NSLayoutConstraint.self else { return nil }
    return WrittenOrigin.find(in: constraint.description)
  }
}
