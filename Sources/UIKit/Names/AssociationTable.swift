import Foundation

/// The values that are associated with objects, in place of the Objective-C runtime's table.
///
/// Swift tells nobody that an object is gone. Each entry therefore has a weak reference to its
/// object: a new object at the same address inherits nothing, and the values of objects that are
/// gone are let go whenever the table has doubled, in the order in which they came.
///
/// Difference from the Objective-C runtime: a value may outlive its object by a while.
final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextSerial = 0
  private var sweepsAt = 64

  /// One value, kept as its policy says.
  struct Association {
    private weak var unowned: AnyObject?
    private var kept: Any?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: unowned = value as AnyObject
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: kept = value
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        kept = (value as? any NSCopying)?.copy(with: nil) ?? value
      }
    }

    var value: Any? { kept ?? unowned }
  }

  private struct Entry {
    weak var owner: AnyObject?
    let serial: Int
    var associations: [UnsafeRawPointer: Association] = [:]
  }

  func value(of object: AnyObject, under key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else {
        return nil
      }
      return entry.associations[key]?.value
    }
  }

  func set(_ association: Association?, of object: AnyObject, under key: UnsafeRawPointer) {
    // What is let go may run code that comes back here: it must outlive the lock.
    var released: [Any] = []
    lock.withLock {
      let place = ObjectIdentifier(object)
      if let stale = entries[place], stale.owner !== object {
        released.append(stale)
        entries[place] = nil
      }
      if entries[place] == nil {
        guard association != nil else { return }
        released += sweep()
        entries[place] = Entry(owner: object, serial: nextSerial)
        nextSerial += 1
      }
      if let replaced = entries[place]?.associations[key] { released.append(replaced) }
      entries[place]?.associations[key] = association
    }
    withExtendedLifetime(released) {}
  }

  func removeAll(of object: AnyObject) {
    let released = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(released) {}
  }

  /// Takes out the entries of objects that are gone, once there are many entries.
  private func sweep() -> [Any] {
    guard entries.count >= sweepsAt else { return [] }
    let gone = entries.filter { $0.value.owner == nil }.sorted { $0.value.serial < $1.value.serial }
    for (place, _) in gone { entries[place] = nil }
    sweepsAt = max(64, 2 * entries.count)
    return gone.map(\.value)
  }
}
