public import Foundation

/// How the tables of Foundation hold their objects.
public struct NSPointerFunctionsOptions: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt
  /// Options by Apple's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Kept alive.
  public static let strongMemory = NSPointerFunctionsOptions([])
  /// Not kept alive: the entry goes with the object.
  public static let weakMemory = NSPointerFunctionsOptions(rawValue: 5 << 0)
  /// Compared by `isEqual`.
  public static let objectPersonality = NSPointerFunctionsOptions([])
  /// Compared by identity.
  public static let objectPointerPersonality = NSPointerFunctionsOptions(rawValue: 1 << 9)
  /// Copied on being put in.
  public static let copyIn = NSPointerFunctionsOptions(rawValue: 1 << 16)

  var isWeak: Bool { contains(.weakMemory) }
  var isByIdentity: Bool { contains(.objectPointerPersonality) }
}

/// The name that code of tables uses.
public typealias NSHashTableOptions = NSPointerFunctionsOptions

/// A set of objects that may hold them weakly; Linux's Foundation has none.
///
/// Objects come out in the order in which they came in. As on Apple's platforms objects are compared
/// by `isEqual`, or by identity if the options say so; objects of Swift's that are not `Hashable`
/// are always compared by identity.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var entries: [TableSlot]
  private let options: NSPointerFunctionsOptions

  /// A table of options with room for some objects.
  public init(options: NSPointerFunctionsOptions = [], capacity initialCapacity: Int = 0) {
    self.options = options
    entries = []
    entries.reserveCapacity(max(0, initialCapacity))
  }

  /// A table that does not keep its objects alive.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// The objects that are there, in the order in which they came.
  open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
  /// One of the objects; nil for none.
  open var anyObject: ObjectType? { allObjects.first }
  /// How many entries there are.
  open var count: Int { allObjects.count }
  /// The objects that are there.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  /// Puts an object in, unless it is there.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.object == nil }
    entries.append(TableSlot(object, isWeak: options.isWeak))
  }

  /// Takes an object out.
  open func remove(_ object: ObjectType?) {
    entries.removeAll { $0.object.map { same($0, object) } ?? true }
  }

  /// Takes all objects out.
  open func removeAllObjects() { entries = [] }

  /// Whether an object is there.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The object that is there and is the same as another one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    allObjects.first { same($0, object) }
  }

  private func same(_ one: AnyObject, _ other: AnyObject?) -> Bool {
    guard let other else { return false }
    return TableSlot.areSame(one, other, byIdentity: options.isByIdentity)
  }
}

/// An object as a table holds it.
struct TableSlot {
  private let kept: AnyObject?
  private weak var unowned: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    kept = isWeak ? nil : object
    unowned = object
  }

  var object: AnyObject? { kept ?? unowned }

  static func areSame(_ one: AnyObject, _ other: AnyObject, byIdentity: Bool) -> Bool {
    if one === other { return true }
    guard !byIdentity, let one = one as? AnyHashable, let other = other as? AnyHashable else {
      return false
    }
    return one == other
  }
}
