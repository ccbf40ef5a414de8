/// Whether a class overrides something that UIKit calls when a safe area changes.
///
/// Without an Objective-C runtime a class cannot be asked for its methods. So its table of methods
/// is compared with that of `UIView`: where they differ in an entry, the method is overridden. Which
/// entries these are is seen from probes that override nothing else. Should the tables not look as
/// expected, every class but UIKit's plain ones counts as one with overrides, which costs time only.
@MainActor enum SafeAreaOverrides {
  /// Whether views of the object's class have to be told.
  static func exist(in view: UIView) -> Bool {
    guard let entries else {
      let type = type(of: view)
      return type != UIView.self && type != UILabel.self && type != UIImageView.self
        && type != UIStackView.self
    }
    let (base, own) = (table(of: UIView.self), table(of: type(of: view)))
    for entry in entries where own[entry] != base[entry] { return true }
    return false
  }

  /// Where the methods stand in the tables, in words; nil if they were not found.
  private static let entries: [Int]? = {
    let probes: [AnyClass] = [
      MarginsProbe.self, InsetsProbe.self, LayoutProbe.self, NeedsLayoutProbe.self,
    ]
    let (base, plain) = (table(of: UIView.self), table(of: PlainProbe.self))
    var found: [Int] = []
    for probe in probes {
      let own = table(of: probe)
      let differing = (Header.words..<size(of: UIView.self)).filter {
        base[$0] == plain[$0] && base[$0] != own[$0]
      }
      guard differing.count == 1 else { return nil }
      found += differing
    }
    return found
  }()

  /// The fixed part of a class's metadata without an Objective-C runtime: kind, superclass, flags,
  /// the instance's and the class's measures, descriptor, destroyer.
  private enum Header {
    static let words = 7
    /// Where the measures of the class stand, in units of four bytes: its size, and the part of it
    /// that lies before what a reference to the class points to.
    static let classSize = 8
    static let addressPoint = 9
  }

  private static func table(of type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// How many words of a class's metadata lie behind what a reference to the class points to.
  private static func size(of type: AnyClass) -> Int {
    let numbers = unsafeBitCast(type, to: UnsafePointer<UInt32>.self)
    let bytes = Int(numbers[Header.classSize]) - Int(numbers[Header.addressPoint])
    return bytes / MemoryLayout<UInt>.stride
  }

  /// What the probes do differs from what `UIView` does, lest equal code be made one.
  private class PlainProbe: UIView {
    final var calls = 0
  }

  private final class MarginsProbe: PlainProbe {
    override func layoutMarginsDidChange() { calls += 1 }
  }

  private final class InsetsProbe: PlainProbe {
    override func safeAreaInsetsDidChange() { calls += 2 }
  }

  private final class LayoutProbe: PlainProbe {
    override func layoutSubviews() { calls += 3 }
  }

  private final class NeedsLayoutProbe: PlainProbe {
    override func setNeedsLayout() { calls += 4 }
  }
}
