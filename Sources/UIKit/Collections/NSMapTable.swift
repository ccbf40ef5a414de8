public import Foundation

/// The name that code of maps uses.
public typealias NSMapTableOptions = NSPointerFunctionsOptions

/// A map from objects to objects that may hold either weakly; Linux's Foundation has none.
///
/// Keys are compared as in `NSHashTable`; an entry goes when its key or its object has gone.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var entries: [(key: TableSlot, value: TableSlot)] = []
  private let keyOptions: NSPointerFunctionsOptions
  private let valueOptions: NSPointerFunctionsOptions

  /// A map of options for keys and objects.
  public init(
    keyOptions: NSPointerFunctionsOptions = [], valueOptions: NSPointerFunctionsOptions = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// A map that keeps both alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A map that keeps its objects alive, not its keys.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// A map that keeps its keys alive, not its objects.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// A map that keeps neither alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var present: [(key: KeyType, value: ObjectType)] {
    entries.compactMap {
      guard let key = $0.key.object as? KeyType, let value = $0.value.object as? ObjectType else {
        return nil
      }
      return (key, value)
    }
  }

  /// How many entries there are.
  open var count: Int { present.count }
  /// The keys, in the order in which they came; nil at the end.
  open func keyEnumerator() -> NSEnumerator { (present.map(\.key) as NSArray).objectEnumerator() }
  /// The objects, in the order in which their keys came; nil at the end.
  open func objectEnumerator() -> NSEnumerator? {
    (present.map(\.value) as NSArray).objectEnumerator()
  }

  /// The object of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return present.first { same($0.key, aKey) }?.value
  }

  /// Gives a key an object; nil takes it away.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    entries.append(
      (
        TableSlot(aKey, isWeak: keyOptions.isWeak),
        TableSlot(anObject, isWeak: valueOptions.isWeak)
      ))
  }

  /// Takes a key's entry away.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries.removeAll { entry in
      guard let key = entry.key.object, entry.value.object != nil else { return true }
      return same(key, aKey)
    }
  }

  /// Takes all entries away.
  open func removeAllObjects() { entries = [] }

  private func same(_ one: AnyObject, _ other: AnyObject) -> Bool {
    TableSlot.areSame(one, other, byIdentity: keyOptions.isByIdentity)
  }
}
