/// Which of the methods that UIKit calls frame by frame a class overrides.
///
/// Without an Objective-C runtime a class cannot be asked for its methods. So its table of methods
/// is compared with that of `UIView`: where they differ in an entry, the method is overridden. Which
/// entries these are is seen from probes that override nothing else. Should the tables not look as
/// expected, a class counts as one that overrides all that it may override, which costs time only.
struct MethodOverrides: OptionSet {
  let rawValue: UInt8

  static let layoutMarginsDidChange = MethodOverrides(rawValue: 1)
  static let safeAreaInsetsDidChange = MethodOverrides(rawValue: 2)
  static let layoutSubviews = MethodOverrides(rawValue: 4)
  static let setNeedsLayout = MethodOverrides(rawValue: 8)
  /// `frame(forAlignmentRect:)`, or the insets that it goes by.
  static let alignmentRect = MethodOverrides(rawValue: 16)
  static let translatesAutoresizingMaskIntoConstraints = MethodOverrides(rawValue: 32)

  /// A seam that UIKit's own classes override; they say so themselves.
  static let visibleBoundsDidChange = MethodOverrides(rawValue: 64)

  static let draw = MethodOverrides(rawValue: 128)

  /// What is called when the layout places a view.
  static var placing: MethodOverrides {
    [.alignmentRect, .translatesAutoresizingMaskIntoConstraints]
  }
  /// What is called when a safe area changes.
  static var safeArea: MethodOverrides {
    [.layoutMarginsDidChange, .safeAreaInsetsDidChange, .layoutSubviews, .setNeedsLayout]
  }

  /// What the class of a view overrides.
  @MainActor static func of(_ view: UIView) -> MethodOverrides {
    let type: UIView.Type = type(of: view)
    if type == UIView.self { return [] }
    if let last, last.type == type { return last.overrides }
    let overrides = compared(type)
    last = (type, overrides)
    return overrides
  }

  /// The class that was asked for last: views of one class mostly come one after the other.
  @MainActor private static var last: (type: UIView.Type, overrides: MethodOverrides)?

  @MainActor private static func compared(_ type: UIView.Type) -> MethodOverrides {
    guard let entries else { return assumed(of: type) }
    let (base, own) = (table(of: UIView.self), table(of: type))
    var found: MethodOverrides = []
    for (method, entry) in entries where own[entry] != base[entry] { found.formUnion(method) }
    return found
  }

  /// What a class may override, for all that can be told without its table: none of UIKit's own
  /// overrides `draw(_:)`, and what they paint is asked for frame by frame as long as nobody does.
  @MainActor static func assumed(of type: UIView.Type) -> MethodOverrides {
    if type == UILabel.self || type == UIStackView.self { return [] }
    if type == UIImageView.self { return .alignmentRect }
    let all = MethodOverrides(rawValue: .max)
    let isOurs = String(reflecting: type).hasPrefix("UIKit.")
    return isOurs ? all.subtracting(.draw) : all
  }

  // MARK: Tables of methods

  /// Where the methods stand in the tables, in words; nil if they were not found.
  @MainActor private static let entries: [(method: MethodOverrides, entry: Int)]? = {
    let probes: [(MethodOverrides, AnyClass)] = [
      (.layoutMarginsDidChange, MarginsProbe.self), (.safeAreaInsetsDidChange, InsetsProbe.self),
      (.layoutSubviews, LayoutProbe.self), (.setNeedsLayout, NeedsLayoutProbe.self),
      (.alignmentRect, AlignmentProbe.self), (.alignmentRect, AlignmentInsetsProbe.self),
      (.translatesAutoresizingMaskIntoConstraints, TranslationProbe.self),
      (.draw, DrawProbe.self),
    ]
    let (base, plain) = (table(of: UIView.self), table(of: PlainProbe.self))
    var found: [(MethodOverrides, Int)] = []
    for (method, probe) in probes {
      let own = table(of: probe)
      let differing = (Header.words..<size(of: UIView.self)).filter {
        base[$0] == plain[$0] && base[$0] != own[$0]
      }
      // A property that can be set has an entry for each way to reach it.
      let isExpected = probe == TranslationProbe.self ? 1...4 : 1...1
      guard isExpected.contains(differing.count) else { return nil }
      found += differing.map { (method, $0) }
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

  // MARK: Probes

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

  private final class AlignmentProbe: PlainProbe {
    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      calls += 5
      return rect
    }
  }

  private final class AlignmentInsetsProbe: PlainProbe {
    override var alignmentRectInsets: UIEdgeInsets {
      calls += 6
      return .zero
    }
  }

  private final class DrawProbe: PlainProbe {
    override func draw(_ rect: CGRect) { calls += 10 }
  }

  private final class TranslationProbe: PlainProbe {
    override var translatesAutoresizingMaskIntoConstraints: Bool {
      get {
        calls += 7
        return false
      }
      set { calls += newValue ? 8 : 9 }
    }
  }
}
