public import Foundation

/// On Apple's platforms a set tells objects of a Swift class that is not `Hashable` apart by identity.
/// Linux's Foundation puts each into a new box that equals no other, so that it could be added twice
/// and never be taken out. These take the place of its methods where the argument is an object.
extension NSMutableSet {
  /// Puts an object in, unless it is there.
  public func add(_ object: AnyObject) {
    guard !(object is any Hashable) else { return add(object as Any) }
    if !contains(object) { add(object as Any) }
  }

  /// Takes an object out.
  public func remove(_ object: AnyObject) {
    guard !(object is any Hashable) else { return remove(object as Any) }
    let rest = allObjects.filter { ($0 as AnyObject) !== object }
    guard rest.count < count else { return }
    removeAllObjects()
    for other in rest { add(other) }
  }
}

extension NSSet {
  /// Whether an object is in the set.
  public func contains(_ object: AnyObject) -> Bool {
    guard !(object is any Hashable) else { return contains(object as Any) }
    return allObjects.contains { ($0 as AnyObject) === object }
  }
}
