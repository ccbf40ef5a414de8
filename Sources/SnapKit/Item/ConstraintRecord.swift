internal import UIKit

/// What SnapKit remembers of an item: its label and the constraints that were made for it and are
/// active. It lives and dies with the item.
@MainActor
final class ConstraintRecord {
  /// The name that the item has in descriptions instead of its address.
  var label: String?

  /// In the order of their activation.
  private(set) var constraints: [Constraint] = []

  /// The record of an item; nil as long as nothing was noted of it.
  static func existing(of item: AnyObject) -> ConstraintRecord? {
    objc_getAssociatedObject(item, key) as? ConstraintRecord
  }

  /// The record of an item; made when it is first asked for.
  static func of(_ item: AnyObject) -> ConstraintRecord {
    if let record = existing(of: item) { return record }
    let record = ConstraintRecord()
    objc_setAssociatedObject(item, key, record, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return record
  }

  func add(_ constraint: Constraint) {
    guard !constraints.contains(where: { $0 === constraint }) else { return }
    constraints.append(constraint)
  }

  func remove(_ constraint: Constraint) {
    constraints.removeAll { $0 === constraint }
  }

  /// An address that nothing else has; it is never freed.
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
