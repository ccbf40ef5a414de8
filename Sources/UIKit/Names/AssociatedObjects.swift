public import Foundation

/// How an associated object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive. Once it is gone, nil is found; the Objective-C runtime would find its remains.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is kept.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// A copy is kept.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The value that was associated with an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(of: object as AnyObject, under: key)
}

/// Associates a value with an object under a key; nil takes the value away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let association = value.map { AssociationTable.Association($0, policy) }
  AssociationTable.shared.set(association, of: object as AnyObject, under: key)
}

/// Takes away every value that was associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(of: object as AnyObject)
}
